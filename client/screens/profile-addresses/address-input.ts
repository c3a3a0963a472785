import type { AddressInput, AddressType } from '#client/generated/types.ts'

type FormValues = Omit<AddressInput, 'type' | 'region' | 'companyName' | 'companyOIB'> & {
  readonly type: Lowercase<AddressType>
  readonly region?: string | undefined
  readonly companyName?: string | undefined
  readonly companyOIB?: string | undefined
}

const TYPES: Readonly<Record<Lowercase<AddressType>, AddressType>> = {
  main: 'MAIN',
  billing: 'BILLING',
  shipping: 'SHIPPING',
  other: 'OTHER',
}

/** Maps the form's values to the graph's input; empty optional values are removed. */
export function inputOf(values: FormValues): AddressInput {
  return {
    ...values,
    type: TYPES[values.type],
    region: values.region || null,
    companyName: values.companyName || null,
    companyOIB: values.companyOIB || null,
  }
}

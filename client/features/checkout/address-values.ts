import type { CheckoutAddressInput, SaveCheckoutAddressInput } from '#client/generated/types.ts'
import type { CheckoutAddressFieldsFragment } from './checkout.generated.ts'

/** Values of the fields, by name. A ticked box is 'on'. */
export type AddressValues = Readonly<Record<string, string>>

export type AddressPart = 'shippingAddress' | 'billingAddress'

const TEXTS = [
  'firstName',
  'lastName',
  'contactEmail',
  'contactPhone',
  'country',
  'region',
  'city',
  'street',
  'houseNumber',
  'zipCode',
] as const

type Text = (typeof TEXTS)[number]
type KnownAddress = Partial<Readonly<Record<Text, string | null | undefined>>>

export const IS_COMPANY = 'isCompany'
export const HAS_BILLING = 'hasBilling'
/** Id of the chosen saved address; `NEW_ADDRESS` for another one. */
export const ADDRESS_ID = 'addressId'
export const NEW_ADDRESS = 'new'

/** Id of the saved address whose fields were rendered. */
export const FILLED_FROM = 'filledFrom'

/** The company is entered once and sent with the billing address. */
const COMPANY = ['companyName', 'companyOIB'] as const

/** Form field for a field of the input. */
export function formField(field: string): string {
  return field.replace(/^(?:shipping|billing)Address\.(?=company)/, '')
}

type Stored = {
  readonly shippingAddress: CheckoutAddressFieldsFragment | null
  readonly billingAddress: CheckoutAddressFieldsFragment | null
  readonly isCompany: boolean
}

/** Form values of a saved checkout. */
export function storedValues({ shippingAddress, billingAddress, isCompany }: Stored) {
  return {
    ...(shippingAddress ? fieldsOf('shippingAddress', shippingAddress) : {}),
    ...(billingAddress
      ? { ...fieldsOf('billingAddress', billingAddress), [HAS_BILLING]: 'on' }
      : {}),
    ...(isCompany ? { ...companyOf(billingAddress ?? shippingAddress), [IS_COMPANY]: 'on' } : {}),
  }
}

export function fieldsOf(part: AddressPart, address: KnownAddress): AddressValues {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const value = address[name]
      return value ? [[`${part}.${name}`, value]] : []
    }),
  )
}

function companyOf(address: CheckoutAddressFieldsFragment | null): AddressValues {
  return Object.fromEntries(COMPANY.map((name) => [name, address?.[name] ?? '']))
}

type SavedAddress = KnownAddress & {
  readonly id: string
  readonly type: string
}

/** The saved address that a stored one was copied from. */
export function findSame<Address extends SavedAddress>(
  addresses: readonly Address[],
  stored: KnownAddress,
): Address | undefined {
  return addresses.find((address) =>
    PLACE.every((name) => (address[name] ?? '') === (stored[name] ?? '')),
  )
}

/** Fields that identify an address; contact data and company may differ. */
const PLACE = [
  'firstName',
  'lastName',
  'country',
  'city',
  'street',
  'houseNumber',
  'zipCode',
] as const satisfies readonly Text[]

type CheckedAddress = Omit<CheckoutAddressInput, 'region' | 'companyName' | 'companyOIB'> & {
  readonly type?: string
  readonly region?: string | undefined
  readonly companyName?: string | undefined
  readonly companyOIB?: string | undefined
}

export type CheckedForm = {
  readonly shippingAddress: CheckedAddress
  readonly billingAddress?: CheckedAddress | undefined
  readonly isCompany: boolean
}

/** The form's values as the graph's input; empty optional values are left out. */
export function addressInput(checked: CheckedForm): SaveCheckoutAddressInput {
  const { shippingAddress, billingAddress, isCompany } = checked
  return {
    shippingAddress: inputOf(shippingAddress),
    ...(billingAddress ? { billingAddress: inputOf(billingAddress) } : {}),
    isCompany,
  }
}

function inputOf({ type: _type, ...address }: CheckedAddress): CheckoutAddressInput {
  return {
    ...address,
    region: address.region || null,
    companyName: address.companyName || null,
    companyOIB: address.companyOIB || null,
  }
}

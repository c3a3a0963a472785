import type { StaffAddressFieldsFragment } from './order.generated.ts'

/** What can be corrected of an address; the country decided the delivery and stays. */
export const ADDRESS_FIELDS = [
  ...['firstName', 'lastName', 'contactPhone', 'contactEmail'],
  ...['street', 'houseNumber', 'zipCode', 'city', 'region'],
  ...['companyName', 'companyOIB'],
] as const satisfies readonly (keyof StaffAddressFieldsFragment)[]

export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type AddressChange = {
  readonly path: string
  readonly base: string | null
  readonly value: string | null
}

const PLACE = 'shippingAddress.'

export function pathOf(field: AddressField): string {
  return PLACE + field
}

/** Null for a path that is no field of an address. */
export function fieldOf(path: string): AddressField | null {
  return ADDRESS_FIELDS.find((field) => pathOf(field) === path) ?? null
}

/** The fields that the member changed, each with the value that the form began with. */
export function changesOf(
  begun: StaffAddressFieldsFragment,
  typed: Readonly<Record<string, string>>,
): readonly AddressChange[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const base = begun[field]
    const value = typed[field]?.trim() || null
    // Only what may be absent is null; a required field that was emptied is refused by name.
    return (value ?? '') === (base ?? '')
      ? []
      : { path: pathOf(field), base, value: value ?? (base === null ? null : '') }
  })
}

import { type Change, changesBetween } from '#client/admin/history/changes.ts'
import type { StaffAddressFieldsFragment } from './order.generated.ts'

/** What can be corrected of an address; the country decided the delivery and stays. */
export const ADDRESS_FIELDS = [
  ...['firstName', 'lastName', 'contactPhone', 'contactEmail'],
  ...['street', 'houseNumber', 'zipCode', 'city', 'region'],
  ...['companyName', 'companyOIB'],
] as const satisfies readonly (keyof StaffAddressFieldsFragment)[]

export type AddressField = (typeof ADDRESS_FIELDS)[number]

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
): readonly Change[] {
  const pairs = ADDRESS_FIELDS.map((field) => {
    const [base, value] = [begun[field], typed[field]?.trim() || null]
    // Only what may be absent is null; a required field that was emptied is refused by name.
    return [pathOf(field), base, value ?? (base ? '' : base)] as const
  })
  const from = Object.fromEntries(pairs.map(([path, base]) => [path, base]))
  return changesBetween(from, Object.fromEntries(pairs.map(([path, , value]) => [path, value])))
}

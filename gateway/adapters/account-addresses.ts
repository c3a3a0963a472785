import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { createAddress, getProfile } from '#services/contract/user.ts'

type Given = CallInput<typeof createAddress>
type Stored = CallOutput<typeof createAddress>
type Country = { readonly id: number; readonly iso: string }

export type AccountAddresses = {
  readonly userId: number
  readonly userShippingAddressId: number
  readonly userBillingAddressId: number
}

const COMPARED = [
  ...['firstName', 'lastName', 'contactEmail', 'contactPhone', 'region', 'city', 'street'],
  ...['houseNumber', 'zipCode', 'companyName', 'companyOIB'],
] as const satisfies readonly string[]

/** Adds a customer's addresses to the account, unless it has equal ones. */
export async function keepInAccount(
  { shipping, billing }: { readonly shipping: Given; readonly billing: Given | null },
  { upstream, countries }: { readonly upstream: Upstream; readonly countries: readonly Country[] },
): Promise<AccountAddresses> {
  const { id: userId, addresses } = await upstream.call(getProfile, {})
  const known = [...(addresses ?? [])]
  const idOf = async (given: Given) => {
    const country = countries.find(({ iso }) => iso === given.country)?.id
    const equal = known.find((stored) => stored.country === country && isEqual(given, stored))
    if (equal) return equal.id
    const stored = await upstream.call(createAddress, given)
    known.push(stored)
    return stored.id
  }
  const userShippingAddressId = await idOf(shipping)
  const userBillingAddressId = billing ? await idOf(billing) : userShippingAddressId
  return { userId, userShippingAddressId, userBillingAddressId }
}

function isEqual(given: Given, stored: Stored): boolean {
  const text = (address: object, name: string) => String(Reflect.get(address, name) ?? '').trim()
  return COMPARED.every((name) => text(given, name) === text(stored, name))
}

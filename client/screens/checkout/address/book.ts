import type { AddressFieldsFragment } from '#client/features/checkout/address.generated.ts'
import type { Buyer, Checkout } from '#client/screens/checkout/checkout-view.ts'

/** An address of the account, with its country as forms have it. */
export type BookAddress = Omit<AddressFieldsFragment, 'country'> & {
  readonly country: string
}

/** Addresses of the account to which this cart can be delivered. */
export function addressesFor(
  me: Buyer | null,
  { countries }: Pick<Checkout, 'countries'>,
): readonly BookAddress[] {
  const reached = new Set(countries.map(({ iso }) => iso))
  return (me?.addresses ?? []).flatMap(({ country, ...address }) =>
    country && reached.has(country.iso) ? [{ ...address, country: country.iso }] : [],
  )
}

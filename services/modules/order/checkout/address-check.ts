import type { OrderAddress } from '#services/contract/checkout.ts'
import { checkoutAddressRules } from '#services/contract/rules/checkout.ts'
import { deliveryCountries } from '#services/modules/delivery/api.ts'
import { type Country, checkout, countries } from '#services/modules/settings/api.ts'
import type { AddressInput } from '#services/modules/user/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

export type CheckedAddresses = {
  readonly shipping: AddressInput
  /** Null when it is the shipping address. */
  readonly billing: AddressInput | null
  readonly shippingCountryId: number
}

type Purchase = {
  /** The billing address has the name and number of a company. */
  readonly isCompany: boolean
  /** Nothing is delivered, so any allowed country is valid. */
  readonly isDigitalOnly: boolean
}

/** Rejects addresses that the settings of the site, or its deliveries, do not allow. */
export async function checkAddresses(
  db: Db,
  given: readonly AddressInput[],
  { isCompany, isDigitalOnly }: Purchase,
): Promise<CheckedAddresses> {
  const places = placesOf(given)
  const { validateSpecialCharacters: isNameChecked, checkCompanyNumber: isNumberChecked } =
    await checkout(db)
  const [allowed, reached] = await Promise.all([
    allowedCountries(db),
    isDigitalOnly ? null : deliveryCountries(db, DEFAULT_LANGUAGE),
  ])
  const check = (index: number, countryIsos: ReadonlySet<string>): AddressInput => {
    const ofCompany = isCompany && index === (places.billing ?? places.shipping)
    const rules = checkoutAddressRules({ isNameChecked, isCompany: ofCompany, isNumberChecked })
    const parsed = rules.safeParse(given[index])
    const [issue] = parsed.error?.issues ?? []
    const path = `addresses.${index}`
    if (!parsed.success) throw unfit(issue?.message ?? '', `${path}.${issue?.path.join('.')}`)
    const address = { ...parsed.data, country: parsed.data.country.toUpperCase() }
    if (!countryIsos.has(address.country)) {
      throw unfit('The shop does not sell to this country.', `${path}.country`)
    }
    return ofCompany ? address : ofPerson(address)
  }

  const allowedIsos = isosOf(allowed)
  const deliveredIsos = reached === null ? allowedIsos : isosOf(reached)
  const shipping = check(places.shipping, deliveredIsos)
  const billing = places.billing === null ? null : check(places.billing, allowedIsos)
  const country = allowed.find(({ iso }) => iso === shipping.country)
  if (!country) throw new Error(`${shipping.country} is delivered to and not allowed`)
  return {
    shipping,
    billing: billing && isSame(shipping, billing) ? null : billing,
    shippingCountryId: country.id,
  }
}

export async function allowedCountries(db: Db): Promise<readonly Country[]> {
  const [all, { allowedCountries: allowed }] = await Promise.all([countries(db), checkout(db)])
  return allowed === 'ALL' ? all : all.filter(({ iso }) => allowed.includes(iso))
}

/** The address as an order stores it. */
export function toOrderAddress({ type: _type, ...address }: AddressInput): OrderAddress {
  return {
    ...address,
    region: address.region || null,
    companyName: address.companyName || null,
    companyOIB: address.companyOIB || null,
  }
}

/**
 * One address serves both purposes. Of two, the second is for billing, unless only the first has
 * that type.
 */
function placesOf([first, second]: readonly AddressInput[]): {
  readonly shipping: number
  readonly billing: number | null
} {
  if (!second) return { shipping: 0, billing: null }
  const isFirstBilling = first?.type === 'billing' && second.type !== 'billing'
  return isFirstBilling ? { shipping: 1, billing: 0 } : { shipping: 0, billing: 1 }
}

/** Drops company fields, which a hidden part of the form may have sent. */
function ofPerson(address: AddressInput): AddressInput {
  return { ...address, companyName: undefined, companyOIB: undefined }
}

function isSame(one: AddressInput, other: AddressInput): boolean {
  return JSON.stringify(toOrderAddress(one)) === JSON.stringify(toOrderAddress(other))
}

function isosOf(some: readonly { readonly iso: string }[]): ReadonlySet<string> {
  return new Set(some.map(({ iso }) => iso))
}

export function unfit(message: string, field: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field })
}

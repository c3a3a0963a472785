import type { CallInput } from '#services/contract/call.ts'
import type {
  DeliveryMethod,
  getApplicableDeliveryMethods,
  getAvailableCountries,
  saveDeliveryMethod,
} from '#services/contract/delivery.ts'
import {
  type CartContents,
  type CartWrite,
  chargedGoods,
  converter,
  fitsBranch,
  isDigitalOnly,
  openCart,
  readContents,
  readerOf,
  setChoices,
  sumsWith,
  toDecimal,
  type Written,
} from '#services/modules/cart/api.ts'
import {
  deliveryCountries,
  type OfferedDelivery,
  offeredDeliveries,
} from '#services/modules/delivery/api.ts'
import { describeCountry } from '#services/modules/master/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { allowedCountries } from './address-check.ts'
import { requireBuyer } from './buyer.ts'
import { dropUnfitPayment } from './payment-choice.ts'
import { branchRequired, deliveryNotFound } from './refusals.ts'

/** Countries for the addresses of this cart; a digital cart allows every country of the site. */
export async function countriesFor(
  { language: requested, ...session }: CallInput<typeof getAvailableCountries>,
  scope: Scope,
) {
  const { db } = scope
  const language = requested ?? scope.language
  const contents = await readContents(readerOf(session, scope), await openCart(db, session))
  if (!isDigitalOnly(contents.lines)) return await deliveryCountries(db, language)
  const described = (await allowedCountries(db)).map((one) => describeCountry(one, language))
  return described.toSorted((one, other) => one.name.localeCompare(other.name, 'hr'))
}

/** Offered deliveries, with prices in the currency of the request. */
export async function deliveriesFor(
  { countryId, ...request }: CallInput<typeof getApplicableDeliveryMethods>,
  scope: Scope,
): Promise<DeliveryMethod[]> {
  const { db, language } = scope
  const contents = await readContents(readerOf(request, scope), await openCart(db, request))
  return await deliveriesOf(db, contents, { language, countryId })
}

export async function deliveriesOf(
  db: Db,
  contents: CartContents,
  at: { readonly language: string; readonly countryId: number },
): Promise<DeliveryMethod[]> {
  const convert = converter(contents.rateMillionths)
  const offered = await offeredIn(db, contents, at)
  return offered.map(({ branches, priceCents, taxBasisPoints, ...method }) => {
    const { id, name, description, minDays, maxDays } = method
    return {
      ...{ id, name, description, minDays, maxDays },
      options: [...branches],
      price: toDecimal(convert(priceCents)),
      cartPrices: sumsWith(contents, { priceCents, taxBasisPoints }),
    }
  })
}

export async function chooseDelivery(
  write: CartWrite,
  {
    deps,
    input,
    scope,
  }: {
    readonly deps: ModuleDeps
    readonly input: CallInput<typeof saveDeliveryMethod>
    readonly scope: Scope
  },
): Promise<Written> {
  const { trx, reader, cart } = write
  const { language } = scope
  await requireBuyer(trx, scope, cart)
  const contents = await readContents(reader, cart)
  const countryIds =
    cart.deliveryCountryId === null
      ? (await deliveryCountries(trx, language)).map(({ id }) => id)
      : [cart.deliveryCountryId]
  const method = await offeredInOneOf(trx, contents, {
    ...{ language, countryIds },
    methodId: input.deliveryMethodId,
  })
  if (!method) throw deliveryNotFound(language)
  // The form may still send the branch of another method.
  const branchId = method.branches.length === 0 ? null : (input.branchId ?? null)
  if (!fitsBranch(method.branches, branchId)) throw branchRequired(language)
  await setChoices(trx, cart.id, { deliveryMethodId: method.id, deliveryBranchId: branchId })
  const { products } = contents
  await dropUnfitPayment(write, { config: deps.config, language }, products)
  return { products }
}

async function offeredInOneOf(
  db: Db,
  contents: CartContents,
  wanted: {
    readonly language: string
    readonly countryIds: readonly number[]
    readonly methodId: number
  },
): Promise<OfferedDelivery | null> {
  for (const countryId of wanted.countryIds) {
    const offered = await offeredIn(db, contents, { language: wanted.language, countryId })
    const method = offered.find(({ id }) => id === wanted.methodId)
    if (method) return method
  }
  return null
}

async function offeredIn(
  db: Db,
  contents: CartContents,
  { language, countryId }: { readonly language: string; readonly countryId: number },
): Promise<OfferedDelivery[]> {
  return await offeredDeliveries(db, {
    ...chargedGoods(contents),
    ...{ language, countryId },
    isDigitalOnly: isDigitalOnly(contents.lines),
  })
}

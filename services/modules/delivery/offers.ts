import type { z } from 'zod'
import type { Branch } from '#services/contract/delivery.ts'
import type { country } from '#services/contract/master.ts'
import { describeCountry } from '#services/modules/master/api.ts'
import { checkout, countries, getSetting } from '#services/modules/settings/api.ts'
import { cachedRead } from '#services/platform/cached-reads.ts'
import type { Db } from '#services/platform/database.ts'
import { preferred } from '#services/platform/text/language-fallback.ts'
import { type Hours, hoursInWords } from './opening-hours.ts'
import {
  DELIVERY_METHODS,
  readBranches,
  readDeliveredCountryIds,
  readHours,
  readMethod,
  readMethodsFor,
  readMethodTexts,
  type StoredBranch,
  type StoredMethod,
} from './store.ts'

export type OfferedDelivery = {
  readonly id: number
  readonly kind: StoredMethod['kind']
  readonly name: string
  readonly description: string
  /** Price for this cart, with VAT. */
  readonly priceCents: number
  readonly taxBasisPoints: number
  readonly minDays: number
  readonly maxDays: number
  /** The buyer must choose one if there are any. */
  readonly branches: readonly Branch[]
}

/** A method as an order stores it. */
export type DeliverySnapshot = {
  readonly id: number
  readonly kind: StoredMethod['kind']
  readonly name: string
  /** Name and address of the branch in one line; null for a delivery to the address. */
  readonly branch: string | null
  readonly minDays: number
  readonly maxDays: number
}

type Goods = {
  /** Total of the items after the coupon. */
  readonly itemsCents: number
  /** A coupon makes the delivery free. */
  readonly isFree: boolean
}

/** Countries that the site allows and some method reaches, by name. */
export async function deliveryCountries(
  db: Db,
  language: string,
): Promise<z.input<typeof country>[]> {
  const [all, reached, { allowedCountries }] = await Promise.all([
    countries(db),
    readDeliveredCountryIds(db),
    checkout(db),
  ])
  return all
    .filter(({ id, iso }) => reached.has(id) && isAllowed(allowedCountries, iso))
    .map((country) => describeCountry(country, language))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'hr'))
}

/** Offered methods, best first; none for a cart of digital goods, which are not delivered. */
export async function offeredDeliveries(
  db: Db,
  cart: Goods & {
    readonly language: string
    readonly countryId: number
    readonly isDigitalOnly: boolean
  },
): Promise<OfferedDelivery[]> {
  const { language, countryId } = cart
  if (cart.isDigitalOnly || !(await isAllowedCountry(db, countryId))) return []
  const [methods, freeFrom] = await Promise.all([
    methodsFor(db, { countryId, language }),
    freeFromCents(db),
  ])
  return methods.map(({ canBeFree, ...method }) => {
    const { priceCents } = method
    return { ...method, priceCents: chargeOf({ priceCents, canBeFree }, { ...cart, freeFrom }) }
  })
}

type MethodForCountry = OfferedDelivery & Pick<StoredMethod, 'canBeFree'>

/** With the prices that they have without a reason to be free. */
async function methodsFor(
  db: Db,
  { countryId, language }: { readonly countryId: number; readonly language: string },
): Promise<readonly MethodForCountry[]> {
  return await cachedRead(db, `deliveries:${countryId}:${language}`, async (validity) => {
    validity.dependOn(DELIVERY_METHODS)
    const methods = await readMethodsFor(db, countryId)
    const ids = methods.map(({ id }) => id)
    const [texts, branches, hours] = await Promise.all([
      readMethodTexts(db, ids, language),
      readBranches(db, ids),
      readHours(db, ids),
    ])
    const textOf = preferred(texts, (row) => row.method_id, language)
    const branchesOf = Map.groupBy(branches, ({ methodId }) => methodId)
    const hoursOf = Map.groupBy(hours, ({ branchId }) => branchId)
    return methods.flatMap((method) => {
      const own = method.kind === 'branch' ? (branchesOf.get(method.id) ?? []) : []
      if (method.kind === 'branch' && own.length === 0) return []
      return {
        ...method,
        name: textOf.get(method.id)?.name ?? '',
        description: textOf.get(method.id)?.description ?? '',
        branches: own.map((branch) => branchView(branch, hoursOf.get(branch.id) ?? [], language)),
      }
    })
  })
}

/** The charge of a method; null when it is no longer offered. */
export async function deliveryCharge(
  db: Db,
  methodId: number,
  goods: Goods,
): Promise<{ readonly priceCents: number; readonly taxBasisPoints: number } | null> {
  const [method, freeFrom] = await Promise.all([readMethod(db, methodId), freeFromCents(db)])
  if (!method) return null
  const { taxBasisPoints } = method
  return { priceCents: chargeOf(method, { ...goods, freeFrom }), taxBasisPoints }
}

/**
 * Null when the method is no longer offered, or its branch is missing or belongs to another method.
 */
export async function deliverySnapshot(
  db: Db,
  chosen: {
    readonly methodId: number
    readonly branchId: number | null
    readonly language: string
  },
): Promise<DeliverySnapshot | null> {
  const method = await readMethod(db, chosen.methodId)
  if (!method) return null
  const { id, kind, minDays, maxDays } = method
  const [texts, branches] = await Promise.all([
    readMethodTexts(db, [id], chosen.language),
    kind === 'branch' ? readBranches(db, [id]) : [],
  ])
  const branch = branches.find((one) => one.id === chosen.branchId) ?? null
  if (kind === 'branch' ? branch === null : chosen.branchId !== null) return null
  const name = preferred(texts, (row) => row.method_id, chosen.language).get(id)?.name ?? ''
  return { ...{ id, kind, name, minDays, maxDays }, branch: branch && branchInWords(branch) }
}

function chargeOf(
  { priceCents, canBeFree }: Pick<StoredMethod, 'priceCents' | 'canBeFree'>,
  { itemsCents, isFree, freeFrom }: Goods & { readonly freeFrom: number | null },
): number {
  const isReached = freeFrom !== null && itemsCents >= freeFrom
  return canBeFree === 1 && (isFree || isReached) ? 0 : priceCents
}

async function freeFromCents(db: Db): Promise<number | null> {
  const value = await getSetting(db, 'checkout', 'freeDeliveryFromCents')
  return value === null ? null : Number(value)
}

async function isAllowedCountry(db: Db, countryId: number): Promise<boolean> {
  const [all, { allowedCountries }] = await Promise.all([countries(db), checkout(db)])
  const country = all.find(({ id }) => id === countryId)
  return country !== undefined && isAllowed(allowedCountries, country.iso)
}

function isAllowed(allowed: 'ALL' | readonly string[], iso: string): boolean {
  return allowed === 'ALL' || allowed.includes(iso)
}

function branchView(branch: StoredBranch, hours: readonly Hours[], language: string): Branch {
  const { id, name, street, zipCode, city } = branch
  return { id, name, street, zipCode, city, openingHours: hoursInWords(hours, language) }
}

function branchInWords({ name, street, zipCode, city }: StoredBranch): string {
  return `${name}, ${street}, ${zipCode} ${city}`
}

import type { PRODUCT_BADGES } from '#services/contract/product.ts'
import type { Prices } from '#services/modules/product/prices/price.ts'
import { productTags } from '#services/modules/product/write/change-tags.ts'
import { getSetting } from '#services/modules/settings/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { nightly } from '#services/platform/jobs/nightly.ts'
import { numberOf, numberSetting } from '#services/platform/setting.ts'
import {
  allBadges,
  type BadgeRow,
  bestSold,
  deleteBadges,
  insertBadges,
  publishedBetween,
  replaceSales,
  type StoredBadge,
} from './badge-store.ts'

type Badge = (typeof PRODUCT_BADGES)[number]

const DAY_MS = 86_400_000
const BESTSELLERS = 12
/** Below this many pieces, chance decides what sells best. */
const LEAST_PIECES = 3
/** Popular products that an answer may show. */
const POPULAR = 24

/** Tag of answers that list popular products. */
const POPULAR_TAG = 'popular'

/** Days that a product is marked as new. */
export const newDays = numberSetting({
  ...{ section: 'CATALOGUE', unit: 'DAYS', min: 0, max: 365, usual: 30 },
})

/** Badges in the order of the contract. */
export function badgesOf(
  stored: readonly StoredBadge[],
  { finalPrice, membershipPrice }: Pick<Prices, 'finalPrice' | 'membershipPrice'>,
): Badge[] {
  const isCheaper = membershipPrice !== null && membershipPrice < finalPrice
  return [
    ...(['new', 'bestseller'] as const).filter((badge) => stored.includes(badge)),
    ...(isCheaper ? (['memberPrice'] as const) : []),
  ]
}

/** Marks recently created products as new at once. */
export async function markNew(
  trx: Trx,
  clock: Clock,
  products: readonly { readonly id: number; readonly createdAt: string }[],
): Promise<void> {
  const { since, until } = await newness(trx, clock)
  const young = products.filter(({ createdAt }) => createdAt > since && createdAt <= until)
  await insertBadges(
    trx,
    young.map(({ id }) => ({ productId: id, badge: 'new' })),
  )
}

/** Replaces the pieces sold lately, by product. */
export async function setSales(
  trx: Trx,
  clock: Clock,
  sold: readonly { readonly productId: number; readonly pieces: number }[],
): Promise<void> {
  const before = await popularIds(trx)
  await replaceSales(trx, sold)
  const after = await popularIds(trx)
  if (before.join() !== after.join()) await addChanges(trx, [POPULAR_TAG])
  await settleBadges(trx, clock)
}

/** Ids of the best sold products, whether they are in stock or not. */
export async function popularIds(db: Db): Promise<readonly number[]> {
  return bestSold(db, { limit: POPULAR, leastPieces: 1 })
}

/** Emits changes only for products whose badges differ from before. */
async function settleBadges(trx: Trx, clock: Clock): Promise<void> {
  const { since, until } = await newness(trx, clock)
  const young = await publishedBetween(trx, since, until)
  const best = await bestSold(trx, { limit: BESTSELLERS, leastPieces: LEAST_PIECES })
  const wanted = new Map(
    [...young.map(badgeRow('new')), ...best.map(badgeRow('bestseller'))].map((row) => [
      keyOf(row),
      row,
    ]),
  )
  const existing = new Map((await allBadges(trx)).map((row) => [keyOf(row), row]))
  const missing = [...wanted].flatMap(([key, row]) => (existing.has(key) ? [] : [row]))
  const over = [...existing].flatMap(([key, row]) => (wanted.has(key) ? [] : [row]))
  await deleteBadges(trx, over)
  await insertBadges(trx, missing)
  const changed = [...missing, ...over].map(({ productId }) => productId)
  await addChanges(trx, await productTags(trx, [...new Set(changed)]))
}

async function newness(db: Db, clock: Clock): Promise<{ since: string; until: string }> {
  const days = numberOf(newDays, await getSetting(db, 'catalogue', 'newDays'))
  const now = clock.now()
  return {
    since: new Date(now.getTime() - days * DAY_MS).toISOString(),
    until: now.toISOString(),
  }
}

const badgeRow =
  (badge: StoredBadge) =>
  (productId: number): BadgeRow => ({ productId, badge })

function keyOf({ productId, badge }: BadgeRow): string {
  return `${badge} ${productId}`
}

export const badgeNights = nightly('product.badges', settleBadges)

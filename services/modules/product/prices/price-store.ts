import type {} from '#services/modules/product/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { RunningReduction } from './price.ts'
import type { PricePoint } from './reference-price.ts'

export type Reduction = {
  readonly id: number
  readonly productId: number
  readonly priceCents: number
  readonly startsAt: string
  readonly endsAt: string | null
  readonly begun: number
}

const REDUCTION = [
  'id',
  'product_id as productId',
  'price_cents as priceCents',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'begun',
] as const

export type ComingReduction = RunningReduction & {
  readonly productId: number
  readonly startsAt: string
  readonly endsAt: string | null
}

/** Reductions that run at that time or later. */
export async function comingReductions(
  db: Db,
  productIds: readonly number[],
  now: string,
): Promise<readonly ComingReduction[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('reduction')
    .select([
      'product_id as productId',
      'price_cents as priceCents',
      'reference_price_cents as referencePriceCents',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .where('product_id', 'in', productIds)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute()
}

/** Reductions of one product never overlap. */
export function runningOf(
  reductions: readonly ComingReduction[],
  now: string,
): ReadonlyMap<number, RunningReduction> {
  return new Map(
    reductions.filter(({ startsAt }) => startsAt <= now).map((row) => [row.productId, row]),
  )
}

export async function reductionById(trx: Trx, id: number): Promise<Reduction | undefined> {
  return trx.selectFrom('reduction').select(REDUCTION).where('id', '=', id).executeTakeFirst()
}

/** Reductions that run at `now` or later, earliest first. */
export async function reductionsFrom(
  trx: Trx,
  productId: number,
  now: string,
): Promise<readonly Reduction[]> {
  return trx
    .selectFrom('reduction')
    .select(REDUCTION)
    .where('product_id', '=', productId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at')
    .execute()
}

export async function hasReduction(
  trx: Trx,
  reduction: Omit<Reduction, 'id' | 'begun'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('reduction')
    .select('ends_at as endsAt')
    .where('product_id', '=', reduction.productId)
    .where('starts_at', '=', reduction.startsAt)
    .where('price_cents', '=', reduction.priceCents)
    .executeTakeFirst()
  return row !== undefined && row.endsAt === reduction.endsAt
}

export async function overlappingReductions(
  trx: Trx,
  { productId, startsAt, endsAt }: Pick<Reduction, 'productId' | 'startsAt' | 'endsAt'>,
): Promise<number> {
  let question = trx
    .selectFrom('reduction')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('product_id', '=', productId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', startsAt)]))
  if (endsAt !== null) question = question.where('starts_at', '<', endsAt)
  const { total } = await question.executeTakeFirstOrThrow()
  return Number(total)
}

export async function insertReduction(
  trx: Trx,
  reduction: Omit<Reduction, 'id' | 'begun'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('reduction')
    .values({
      product_id: reduction.productId,
      price_cents: reduction.priceCents,
      starts_at: reduction.startsAt,
      ends_at: reduction.endsAt,
      begun: 0,
      reference_price_cents: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markBegun(
  trx: Trx,
  id: number,
  referencePriceCents: number | null,
): Promise<void> {
  await trx
    .updateTable('reduction')
    .set({ begun: 1, reference_price_cents: referencePriceCents })
    .where('id', '=', id)
    .execute()
}

export async function setReductionEnd(trx: Trx, id: number, endsAt: string): Promise<void> {
  await trx.updateTable('reduction').set({ ends_at: endsAt }).where('id', '=', id).execute()
}

export async function deleteReduction(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('reduction').where('id', '=', id).execute()
}

/** A second change at the same time replaces the first. */
export async function recordPrice(
  trx: Trx,
  point: {
    readonly productId: number
    readonly since: string
    readonly listPriceCents: number
    readonly finalPriceCents: number
  },
): Promise<void> {
  const prices = {
    list_price_cents: point.listPriceCents,
    final_price_cents: point.finalPriceCents,
  }
  await trx
    .insertInto('price_history')
    .values({ product_id: point.productId, since: point.since, ...prices })
    .onConflict((conflict) => conflict.columns(['product_id', 'since']).doUpdateSet(prices))
    .execute()
}

/** Prices from `windowStart` until before `until`, including the one valid at its start. */
export async function pricesBetween(
  db: Db,
  productId: number,
  windowStart: string,
  until: string,
): Promise<readonly PricePoint[]> {
  return db
    .selectFrom('price_history')
    .select(['since', 'final_price_cents as finalPriceCents'])
    .where('product_id', '=', productId)
    .where('since', '<', until)
    .where((eb) =>
      eb(
        'since',
        '>=',
        eb.fn.coalesce(
          eb
            .selectFrom('price_history as earlier')
            .select((sub) => sub.fn.max('earlier.since').as('since'))
            .where('earlier.product_id', '=', productId)
            .where('earlier.since', '<=', windowStart),
          eb.val(''),
        ),
      ),
    )
    .orderBy('since')
    .execute()
}

/** The list price at a given time. */
export async function listPriceAt(
  trx: Trx,
  productId: number,
  at: string,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('price_history')
    .select('list_price_cents as listPriceCents')
    .where('product_id', '=', productId)
    .where('since', '<=', at)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.listPriceCents
}

/** Undefined leaves the member price unchanged. */
export async function setPrices(
  trx: Trx,
  productId: number,
  prices: {
    readonly listPriceCents: number
    readonly membershipPriceCents?: number | null | undefined
  },
): Promise<void> {
  const { listPriceCents, membershipPriceCents } = prices
  await trx
    .updateTable('product')
    .set({
      list_price_cents: listPriceCents,
      ...(membershipPriceCents === undefined
        ? {}
        : { membership_price_cents: membershipPriceCents }),
    })
    .where('id', '=', productId)
    .execute()
}

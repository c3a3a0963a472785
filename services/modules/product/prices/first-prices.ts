import type { Insertable } from 'kysely'
import type { ReductionTable } from '#services/modules/product/tables.ts'
import type { NewReduction } from '#services/modules/product/write/catalogue-input.ts'
import { ANY_PLAN } from '#services/modules/product/write/change-tags.ts'
import { inParts } from '#services/modules/product/write/in-parts.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { checkedReduction, scheduleSteps } from './reductions.ts'
import { referencePriceCents } from './reference-price.ts'

type FirstPrice = {
  readonly productId: number
  readonly createdAt: string
  readonly listPriceCents: number
  readonly reduction: NewReduction | undefined
}

/** Writes the history of new products, and their reductions as if each had begun at its time. */
export async function insertFirstPrices(
  trx: Trx,
  clock: Clock,
  prices: readonly FirstPrice[],
): Promise<void> {
  const now = clock.now().toISOString()
  const reductions = prices.flatMap((price) => reductionOf(price, now) ?? [])
  const rows = reductions.map(({ row }) => row)
  const history = [
    ...prices.map(({ productId, createdAt, listPriceCents }) =>
      pointOf(productId, createdAt, { listPriceCents, finalPriceCents: listPriceCents }),
    ),
    ...reductions.flatMap(({ row, listPriceCents }) => pointsOf(row, listPriceCents, now)),
  ]
  await inParts(latest(history), (part) => trx.insertInto('price_history').values(part).execute())
  await inParts(rows, async (part) => {
    const written = await trx
      .insertInto('reduction')
      .values(part)
      .returning(['id', 'starts_at as startsAt', 'ends_at as endsAt'])
      .execute()
    for (const row of written) await scheduleSteps(trx, row, now)
  })
  if (rows.some(({ begun }) => begun === 0)) await addChanges(trx, [ANY_PLAN])
}

function reductionOf({ productId, createdAt, listPriceCents, reduction }: FirstPrice, now: string) {
  if (!reduction) return null
  const { priceCents, startsAt, endsAt } = checkedReduction(
    { id: productId, listPriceCents },
    reduction,
  )
  if (startsAt < createdAt) {
    throw new Refusal(400, 'A reduction cannot begin before its product is sold.', {
      code: 'INVALID_INPUT',
      field: 'reduction.startsAt',
    })
  }
  const hasBegun = startsAt <= now
  const paid = [{ since: createdAt, finalPriceCents: listPriceCents }]
  const row = {
    product_id: productId,
    price_cents: priceCents,
    starts_at: startsAt,
    ends_at: endsAt,
    begun: hasBegun ? 1 : 0,
    reference_price_cents: hasBegun ? referencePriceCents(paid, startsAt) : null,
  } satisfies Insertable<ReductionTable>
  return { listPriceCents, row }
}

function pointsOf(
  row: Insertable<ReductionTable>,
  listPriceCents: number,
  now: string,
): ReturnType<typeof pointOf>[] {
  const { product_id: id, price_cents: reducedCents, starts_at: start, ends_at: end = null } = row
  const reduced = { listPriceCents, finalPriceCents: reducedCents }
  const full = { listPriceCents, finalPriceCents: listPriceCents }
  return [
    ...(start <= now ? [pointOf(id, start, reduced)] : []),
    ...(end !== null && end <= now ? [pointOf(id, end, full)] : []),
  ]
}

function pointOf(
  productId: number,
  since: string,
  prices: { readonly listPriceCents: number; readonly finalPriceCents: number },
) {
  return {
    product_id: productId,
    since,
    list_price_cents: prices.listPriceCents,
    final_price_cents: prices.finalPriceCents,
  }
}

/** A later point of the same moment replaces the first, as `recordPrice` does. */
function latest(points: readonly ReturnType<typeof pointOf>[]) {
  return [...new Map(points.map((point) => [`${point.product_id} ${point.since}`, point])).values()]
}

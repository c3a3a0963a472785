import { wholeCents } from '#services/modules/product/prices/cents.ts'
import { REDUCTION_ENDS } from '#services/modules/product/prices/reductions.ts'
import { referencePriceCents } from '#services/modules/product/prices/reference-price.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import type { Written } from './bulk-product.ts'
import { inParts } from './in-parts.ts'

/** Inserts the first price of each product, then the running reductions with their prices. */
export async function insertPrices(
  trx: Trx,
  clock: Clock,
  written: readonly Written[],
): Promise<void> {
  const firstPrices = written.map(({ product, id }) => ({
    product_id: id,
    since: product.createdAt,
    list_price_cents: product.retailPriceCents,
    final_price_cents: product.retailPriceCents,
  }))
  const reductions = written.flatMap((each) => reductionOf(each, clock.now().toISOString()) ?? [])
  const reducedPrices = reductions.map((reduction) => ({
    product_id: reduction.row.product_id,
    since: reduction.row.starts_at,
    list_price_cents: reduction.listPriceCents,
    final_price_cents: reduction.row.price_cents,
  }))

  await inParts([...firstPrices, ...reducedPrices], (part) =>
    trx.insertInto('price_history').values(part).execute(),
  )
  await inParts(reductions, async (part) => {
    const rows = await trx
      .insertInto('reduction')
      .values(part.map(({ row }) => row))
      .returning(['id', 'ends_at as endsAt'])
      .execute()
    for (const { id, endsAt } of rows) {
      if (endsAt === null) continue
      const payload = { reductionId: id }
      await setDue(trx, { kind: REDUCTION_ENDS, key: String(id), at: endsAt, payload })
    }
  })
}

function reductionOf({ product, id }: Written, now: string) {
  const { reduction, retailPriceCents, createdAt } = product
  if (!reduction) return null
  const { startsAt, endsAt = null } = reduction
  const isRunning = startsAt > createdAt && startsAt <= now && (endsAt === null || endsAt > now)
  if (!isRunning || wholeCents(reduction.priceCents, 'reduction') >= retailPriceCents) {
    throw new Refusal(400, `${product.sku} needs a lower price that runs now, or none.`, {
      code: 'INVALID_INPUT',
      field: 'reduction',
    })
  }
  const paid = [{ since: createdAt, finalPriceCents: retailPriceCents }]
  return {
    listPriceCents: retailPriceCents,
    row: {
      product_id: id,
      price_cents: reduction.priceCents,
      starts_at: startsAt,
      ends_at: endsAt,
      begun: 1 as const,
      reference_price_cents: referencePriceCents(paid, startsAt),
    },
  }
}

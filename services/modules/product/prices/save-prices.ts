import type { SavedProduct } from '#services/modules/product/write/saved-product.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { insertFirstPrices } from './first-prices.ts'
import { scheduleReduction } from './price-changes.ts'
import { hasReduction } from './price-store.ts'
import { checkedReduction, recordListPrice } from './reductions.ts'

/** Records the prices of rows that are written already: a first one, or one that changed. */
export async function savePrices(
  trx: Trx,
  clock: Clock,
  saved: readonly SavedProduct[],
): Promise<void> {
  const priced = saved.flatMap(pricedRows)
  await insertFirstPrices(
    trx,
    clock,
    priced.filter(({ before }) => before === null),
  )
  const now = clock.now().toISOString()
  for (const { before, productId, listPriceCents } of priced) {
    if (before === null || before.listPriceCents === listPriceCents) continue
    await recordListPrice(trx, { productId, listPriceCents, since: now })
  }
  for (const { before, productId, listPriceCents, reduction: given } of priced) {
    if (before === null || !given) continue
    const reduction = checkedReduction({ id: productId, listPriceCents }, given)
    // An import names the same reduction every time; another one of that time is refused.
    if (!(await hasReduction(trx, reduction))) await scheduleReduction(trx, clock, reduction)
  }
}

/** Variants without a price of their own cost what their product costs. */
function pricedRows({ id, createdAt, before, product, variants }: SavedProduct) {
  const { retailPriceCents: listPriceCents, reduction } = product
  return [
    { productId: id, createdAt, before, listPriceCents, reduction },
    ...variants.flatMap((each) =>
      each.variant.retailPriceCents === undefined
        ? []
        : {
            productId: each.id,
            createdAt: each.createdAt,
            before: each.before,
            listPriceCents: each.variant.retailPriceCents,
            reduction: undefined,
          },
    ),
  ]
}

import {
  changePrice,
  endReduction,
  scheduleReduction,
  startReduction,
} from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { midnight } from './content/dates.ts'
import type { ProductEntry, ReductionEntry } from './content/entries.ts'

/**
 * Replays a product's price changes, each at its own time, so that the price history and every
 * reference price follow the shop's rules.
 */
export async function writePrices(
  trx: Trx,
  clock: Clock,
  productId: number,
  { priceCents, formerPrice, reductions = [] }: ProductEntry,
): Promise<void> {
  if (formerPrice) {
    const then = at(midnight(clock.now(), formerPrice.untilDay))
    await changePrice(trx, then, { productId, retailPriceCents: priceCents })
  }
  for (const reduction of reductions) await writeReduction(trx, clock, productId, reduction)
}

async function writeReduction(
  trx: Trx,
  clock: Clock,
  productId: number,
  { cents: priceCents, fromDay, toDay }: ReductionEntry,
): Promise<void> {
  const now = clock.now()
  const begins = midnight(now, fromDay)
  const ends = midnight(now, toDay)
  const reduction = { productId, priceCents, endsAt: ends.toISOString() }
  if (begins > now) {
    await scheduleReduction(trx, clock, { ...reduction, startsAt: begins.toISOString() })
  } else if (ends > now) {
    await startReduction(trx, at(begins), reduction)
  } else {
    await startReduction(trx, at(begins), { productId, priceCents })
    await endReduction(trx, at(ends), { productId })
  }
}

function at(moment: Date): Clock {
  return { now: () => moment }
}

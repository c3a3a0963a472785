import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { clearDue } from '#services/platform/due.ts'
import { Refusal } from '#services/platform/errors.ts'
import { wholeCents } from './cents.ts'
import {
  deleteReduction,
  type Reduction,
  reductionsFrom,
  setPrices,
  setReductionEnd,
} from './price-store.ts'
import { type LockedProduct, lockProduct } from './product-writer.ts'
import { REDUCTION_ENDS, recordListPrice, recordPriceAt, writeReduction } from './reductions.ts'
import { listTopics } from './topics.ts'

export async function changePrice(
  trx: Trx,
  clock: Clock,
  change: {
    readonly productId: number
    readonly retailPriceCents: number
    /** Null takes the price for members away; missing leaves it. */
    readonly membershipPriceCents?: number | null
  },
): Promise<void> {
  const { productId, membershipPriceCents } = change
  const now = clock.now().toISOString()
  const listPriceCents = wholeCents(change.retailPriceCents, 'retailPriceCents')
  if (typeof membershipPriceCents === 'number') {
    wholeCents(membershipPriceCents, 'membershipPriceCents')
  }
  await takeProduct(trx, productId, now)
  await setPrices(trx, productId, { listPriceCents, membershipPriceCents })
  await recordListPrice(trx, { productId, listPriceCents, since: now })
  await addChanges(trx, await listTopics(trx, [productId]))
}

/** Begins now; the reference price is fixed in the same transaction. */
export async function startReduction(
  trx: Trx,
  clock: Clock,
  reduction: {
    readonly productId: number
    readonly priceCents: number
    readonly endsAt?: string | null
  },
): Promise<void> {
  await scheduleReduction(trx, clock, { ...reduction, startsAt: clock.now().toISOString() })
}

export async function scheduleReduction(
  trx: Trx,
  clock: Clock,
  reduction: {
    readonly productId: number
    readonly priceCents: number
    readonly startsAt: string
    readonly endsAt?: string | null
  },
): Promise<void> {
  const now = clock.now().toISOString()
  if (Date.parse(reduction.startsAt) < Date.parse(now)) {
    throw new Refusal(400, 'A reduction cannot begin in the past.', {
      code: 'INVALID_INPUT',
      field: 'startsAt',
    })
  }
  const product = await takeProduct(trx, reduction.productId, now)
  await writeReduction(trx, clock, product, reduction)
}

/** Ends what runs now; the price before it is back at once. */
export async function endReduction(
  trx: Trx,
  clock: Clock,
  { productId }: { readonly productId: number },
): Promise<void> {
  const now = clock.now().toISOString()
  await takeProduct(trx, productId, now)
  const running = (await reductionsFrom(trx, productId, now)).find(
    (reduction) => reduction.startsAt <= now,
  )
  if (!running) throw new Refusal(404, 'No reduction is running.', { code: 'NOT_FOUND' })
  await stop(trx, running, now)
  await clearDue(trx, REDUCTION_ENDS, String(running.id))
  await recordPriceAt(trx, productId, now)
  await addChanges(trx, await listTopics(trx, [productId]))
}

/** One that ends in the moment in which it began has never been. */
async function stop(trx: Trx, running: Reduction, now: string): Promise<void> {
  if (running.startsAt === now) await deleteReduction(trx, running.id)
  else await setReductionEnd(trx, running.id, now)
}

async function takeProduct(trx: Trx, productId: number, now: string): Promise<LockedProduct> {
  const product = await lockProduct(trx, productId, now)
  if (!product) throw new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND' })
  return product
}

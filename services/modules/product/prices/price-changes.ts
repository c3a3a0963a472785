import type { NewReduction } from '#services/modules/product/write/catalogue-input.ts'
import { listTags } from '#services/modules/product/write/change-tags.ts'
import { type LockedProduct, lockProduct } from '#services/modules/product/write/product-writer.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { clearDue } from '#services/platform/jobs/due.ts'
import { wholeCents } from './cents.ts'
import {
  deleteReduction,
  type Reduction,
  reductionsFrom,
  setPrices,
  setReductionEnd,
} from './price-store.ts'
import { REDUCTION_ENDS, recordListPrice, recordPriceAt, writeReduction } from './reductions.ts'

export async function changePrice(
  trx: Trx,
  clock: Clock,
  change: {
    readonly productId: number
    readonly retailPriceCents: number
    /** Null removes the member price; undefined leaves it. */
    readonly membershipPriceCents?: number | null
  },
): Promise<void> {
  const { productId, membershipPriceCents } = change
  const listPriceCents = wholeCents(change.retailPriceCents, 'retailPriceCents')
  if (typeof membershipPriceCents === 'number') {
    wholeCents(membershipPriceCents, 'membershipPriceCents')
  }
  const { now } = await takeProduct(trx, clock, productId)
  await setPrices(trx, productId, { listPriceCents, membershipPriceCents })
  await recordListPrice(trx, { productId, listPriceCents, since: now })
  await addChanges(trx, await listTags(trx, [productId]))
}

/** Starts now; the reference price is fixed in the same transaction. */
export async function startReduction(
  trx: Trx,
  clock: Clock,
  reduction: {
    readonly productId: number
    readonly priceCents: number
    readonly endsAt?: string | null
  },
): Promise<void> {
  const { product, now } = await takeProduct(trx, clock, reduction.productId)
  await writeReduction(trx, clock, product, { ...reduction, startsAt: now })
}

export async function scheduleReduction(
  trx: Trx,
  clock: Clock,
  { productId, ...reduction }: NewReduction & { readonly productId: number },
): Promise<void> {
  const { product, now } = await takeProduct(trx, clock, productId)
  if (Date.parse(reduction.startsAt) < Date.parse(now)) {
    throw new Refusal(400, 'A reduction cannot begin in the past.', {
      code: 'INVALID_INPUT',
      field: 'startsAt',
    })
  }
  await writeReduction(trx, clock, product, reduction)
}

/** Ends the running reduction at once. */
export async function endReduction(
  trx: Trx,
  clock: Clock,
  { productId }: { readonly productId: number },
): Promise<void> {
  // Lock in the worker's order, scheduled row before product, to avoid a deadlock.
  const expected = await runningAt(trx, productId, clock.now().toISOString())
  if (expected) await clearDue(trx, REDUCTION_ENDS, String(expected.id))
  const { now } = await takeProduct(trx, clock, productId)
  const running = await runningAt(trx, productId, now)
  if (!running) throw new Refusal(404, 'No reduction is running.', { code: 'NOT_FOUND' })
  await stop(trx, running, now)
  await recordPriceAt(trx, productId, now)
  await addChanges(trx, await listTags(trx, [productId]))
}

/** Deletes a reduction that would end at the moment it began. */
async function stop(trx: Trx, running: Reduction, now: string): Promise<void> {
  if (running.startsAt === now) await deleteReduction(trx, running.id)
  else await setReductionEnd(trx, running.id, now)
}

async function runningAt(trx: Trx, productId: number, now: string): Promise<Reduction | undefined> {
  const reductions = await reductionsFrom(trx, productId, now)
  return reductions.find((reduction) => reduction.startsAt <= now)
}

/** Reads the clock after locking, so that no concurrent change has a later time. */
async function takeProduct(
  trx: Trx,
  clock: Clock,
  productId: number,
): Promise<{ readonly product: LockedProduct; readonly now: string }> {
  const product = await lockProduct(trx, productId, clock.now().toISOString())
  if (!product) throw new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND' })
  return { product, now: clock.now().toISOString() }
}

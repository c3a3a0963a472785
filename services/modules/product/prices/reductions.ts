import { z } from 'zod'
import type { NewReduction } from '#services/modules/product/write/catalogue-input.ts'
import { listTags, plannedTags, productTags } from '#services/modules/product/write/change-tags.ts'
import { type LockedProduct, lockProduct } from '#services/modules/product/write/product-writer.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { wholeCents } from './cents.ts'
import { finalPriceCents } from './price.ts'
import {
  comingReductions,
  insertReduction,
  listPriceAt,
  markBegun,
  overlappingReductions,
  pricesBetween,
  type Reduction,
  recordPrice,
  reductionById,
  runningOf,
} from './price-store.ts'
import { referencePriceCents, referenceWindowStart } from './reference-price.ts'

const REDUCTION_BEGINS = 'product.reductionBegins'
export const REDUCTION_ENDS = 'product.reductionEnds'

const duePayload = z.object({ reductionId: z.number().int() })

/** Expects a locked product. Past times take effect at once, later ones are scheduled. */
export async function writeReduction(
  trx: Trx,
  clock: Clock,
  product: LockedProduct,
  given: NewReduction,
): Promise<void> {
  const reduction = checkedReduction(product, given)
  await refuseOverlap(trx, reduction)
  const id = await insertReduction(trx, reduction)
  const written = { ...reduction, id, begun: 0 }
  const now = clock.now().toISOString()

  await scheduleSteps(trx, written, now)
  if (reduction.startsAt <= now) await begin(trx, written)
  else await addChanges(trx, await plannedTags(trx, [product.id]))
  if (reduction.endsAt !== null && reduction.endsAt <= now) await end(trx, written)
}

/** Schedules the beginning and the end that are still to come. */
export async function scheduleSteps(
  trx: Trx,
  { id, startsAt, endsAt }: Pick<Reduction, 'id' | 'startsAt' | 'endsAt'>,
  now: string,
): Promise<void> {
  const step = { key: String(id), payload: { reductionId: id } }
  if (startsAt > now) await setDue(trx, { ...step, kind: REDUCTION_BEGINS, at: startsAt })
  if (endsAt !== null && endsAt > now)
    await setDue(trx, { ...step, kind: REDUCTION_ENDS, at: endsAt })
}

export const reductionDueHandlers: Readonly<Record<string, DueHandler>> = {
  [REDUCTION_BEGINS]: async (trx, payload, clock) => {
    const reduction = await takeReduction(trx, clock, duePayload.parse(payload).reductionId)
    if (reduction && reduction.begun === 0) await begin(trx, reduction)
  },
  [REDUCTION_ENDS]: async (trx, payload, clock) => {
    const reduction = await takeReduction(trx, clock, duePayload.parse(payload).reductionId)
    if (reduction) await end(trx, reduction)
  },
}

/** Locks the product's row as well, so that a concurrent price change is not missed. */
async function takeReduction(trx: Trx, clock: Clock, id: number): Promise<Reduction | undefined> {
  const found = await reductionById(trx, id)
  if (!found) return undefined
  // Locking updates the product's date, which its page shows.
  await lockProduct(trx, found.productId, clock.now().toISOString())
  await addChanges(trx, await productTags(trx, [found.productId]))
  return reductionById(trx, id)
}

/** Fixes the reference price for the whole reduction, even if the list price changes. */
async function begin(trx: Trx, { id, productId, startsAt }: Reduction): Promise<void> {
  const history = await pricesBetween(trx, productId, referenceWindowStart(startsAt), startsAt)
  await markBegun(trx, id, referencePriceCents(history, startsAt))
  await recordPriceAt(trx, productId, startsAt)
  await addChanges(trx, await listTags(trx, [productId]))
}

async function end(trx: Trx, { productId, endsAt }: Reduction): Promise<void> {
  if (endsAt === null) return
  await recordPriceAt(trx, productId, endsAt)
  await addChanges(trx, await listTags(trx, [productId]))
}

/** Records the price as of `since`, since the worker may run late. */
export async function recordPriceAt(trx: Trx, productId: number, since: string): Promise<void> {
  const listPriceCents = await listPriceAt(trx, productId, since)
  // A reduction never predates the product's first price.
  if (listPriceCents === undefined) throw new Error(`Product ${productId} has no price history`)
  await recordListPrice(trx, { productId, listPriceCents, since })
}

export async function recordListPrice(
  trx: Trx,
  point: { readonly productId: number; readonly listPriceCents: number; readonly since: string },
): Promise<void> {
  const { productId, listPriceCents, since } = point
  const coming = await comingReductions(trx, [productId], since)
  const running = runningOf(coming, since).get(productId) ?? null
  await recordPrice(trx, { ...point, finalPriceCents: finalPriceCents(listPriceCents, running) })
}

export function checkedReduction(
  product: Pick<LockedProduct, 'id' | 'listPriceCents'>,
  { priceCents, startsAt, endsAt = null }: NewReduction,
): Omit<Reduction, 'id' | 'begun'> {
  if (product.listPriceCents === null) {
    throw invalid('The variant has no price of its own to reduce.', 'productId')
  }
  if (wholeCents(priceCents, 'priceCents') >= product.listPriceCents) {
    throw invalid('A reduction must be below the list price.', 'priceCents')
  }
  const reduction = {
    productId: product.id,
    priceCents,
    startsAt: toMoment(startsAt, 'startsAt'),
    endsAt: endsAt === null ? null : toMoment(endsAt, 'endsAt'),
  }
  if (reduction.endsAt !== null && reduction.endsAt <= reduction.startsAt) {
    throw invalid('A reduction must end after it began.', 'endsAt')
  }
  return reduction
}

async function refuseOverlap(trx: Trx, reduction: Omit<Reduction, 'id' | 'begun'>): Promise<void> {
  if ((await overlappingReductions(trx, reduction)) === 0) return
  throw new Refusal(409, 'Another reduction runs at that time.', { code: 'REDUCTION_OVERLAPS' })
}

/** One format for all times, because they are compared as text. */
function toMoment(text: string, field: string): string {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw invalid('The value is not a moment.', field)
  return moment.toISOString()
}

function invalid(message: string, field: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field })
}

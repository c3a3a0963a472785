import { returnCoupon, useCoupon as takeCoupon } from '#services/modules/cart/api.ts'
import { enqueueLetter, sendConfirmation } from '#services/modules/order/letters/letter-job.ts'
import type { OrderEvent, StoredOrder } from '#services/modules/order/order.ts'
import { alertNewOrder } from '#services/modules/order/order-alerts.ts'
import { insertEvent, withItsParts } from '#services/modules/order/parts-store.ts'
import { oweBack } from '#services/modules/order/refunds.ts'
import { updateOrder } from '#services/modules/order/store.ts'
import { withdrawnCents } from '#services/modules/order/withdrawal/take-back.ts'
import { releaseHold, takeStock } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { tryWithin } from '#services/platform/database/savepoint.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { deliverDigital } from './digital.ts'

/** Marks a locked, unpaid order as paid, however late the money arrives. */
export async function markPaid(trx: Trx, clock: Clock, order: StoredOrder): Promise<void> {
  const add = eventsOf(trx, clock, order)
  await sendConfirmation(trx, order.slug, clock.now().toISOString())
  if (order.stockState === 'taken') {
    await updateOrder(trx, order.id, { payment_state: 'paid', payment_form: null })
    await add('paid')
    await deliverDigital(trx, clock, order.id)
    await enqueueLetter(trx, { slug: order.slug, letter: 'order-paid' })
    return await oweWithdrawn(trx, clock, order)
  }
  if (await isTaken(trx, clock, order)) {
    await updateOrder(trx, order.id, {
      state: 'confirmed',
      payment_state: 'paid',
      stock_state: 'taken',
      held_until: null,
      payment_form: null,
      cancelled_by: null,
    })
    await add('paid')
    await deliverDigital(trx, clock, order.id)
    const { number, totalCents: cents } = order
    await alertNewOrder(trx, { number, cents, at: clock.now().toISOString() })
    return await enqueueLetter(trx, { slug: order.slug, letter: 'order-paid' })
  }
  await refundLater(trx, clock, order)
}

/** Takes the pieces, also after their hold has ended, unless they were sold to another buyer. */
async function isTaken(trx: Trx, clock: Clock, order: StoredOrder): Promise<boolean> {
  if (order.cancelledBy !== null && order.cancelledBy !== 'expiry') return false
  // The buyer's account was erased, so there is no address to send it to.
  if (order.email === '') return false
  const { pieces } = await withItsParts(trx, order)
  const tried = await tryWithin(trx, async () => {
    await takeStock(trx, clock, { owner: order.cartId, lines: pieces })
    // The coupon's use was given back when the order expired.
    if (order.cancelledBy === 'expiry' && order.couponId) await takeCoupon(trx, order.couponId)
  })
  if ('result' in tried) return true
  if (tried.error instanceof Refusal) return false
  throw tried.error
}

/** A parcel that is paid at the door may have been withdrawn from before. */
async function oweWithdrawn(trx: Trx, clock: Clock, order: StoredOrder): Promise<void> {
  const refundCents = withdrawnCents(await withItsParts(trx, order))
  if (refundCents === 0) return
  await oweBack(trx, order, { cents: refundCents, at: clock.now().toISOString() })
  await enqueueLetter(trx, { slug: order.slug, letter: 'staff-refund-due', refundCents })
}

async function refundLater(trx: Trx, clock: Clock, order: StoredOrder): Promise<void> {
  const add = eventsOf(trx, clock, order)
  await releaseHold(trx, clock, order.cartId)
  if (order.state !== 'cancelled' && order.couponId) await returnCoupon(trx, order.couponId)
  await updateOrder(trx, order.id, {
    state: 'cancelled',
    cancelled_by: order.cancelledBy ?? 'expiry',
    stock_state: 'released',
    held_until: null,
    payment_form: null,
  })
  await add('paid')
  await oweBack(trx, order, { cents: order.totalCents, at: clock.now().toISOString() })
  const refund = { slug: order.slug, refundCents: order.totalCents }
  await enqueueLetter(trx, { ...refund, letter: 'order-refund-due' })
  await enqueueLetter(trx, { ...refund, letter: 'staff-refund-due' })
}

function eventsOf(trx: Trx, clock: Clock, { id }: StoredOrder) {
  const at = clock.now().toISOString()
  return async (event: OrderEvent, note: string | null = null) =>
    await insertEvent(trx, id, { event, at, note })
}

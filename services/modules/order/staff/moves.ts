import type { z } from 'zod'
import type { moveOrder } from '#services/contract/order-moves.ts'
import { type Author, recordEdits } from '#services/modules/history/api.ts'
import { cancelOrder } from '#services/modules/order/cancel.ts'
import { enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import type { OrderEvent, StoredOrder } from '#services/modules/order/order.ts'
import { insertEvent, withItsParts } from '#services/modules/order/parts-store.ts'
import { markPaid } from '#services/modules/order/pay/mark-paid.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { oweBack, payBack } from '#services/modules/order/refunds.ts'
import { wrongState } from '#services/modules/order/states.ts'
import { lockOrder, updateOrder } from '#services/modules/order/store.ts'
import {
  chosenPieces,
  remainingPieces,
  takeBack,
} from '#services/modules/order/withdrawal/take-back.ts'
import { recordHandPayment } from '#services/modules/payment/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { claimMove } from './move-keys.ts'
import { ALLOWS } from './possible-moves.ts'

export type Move = Omit<z.output<typeof moveOrder.input>, 'tracking'> & {
  /** What the refund was shown as: another amount is refused. */
  readonly expected?: number | undefined
}

type Moving = {
  readonly author: Author
  /** The move is made once for it: a repeated call returns the order. */
  readonly key?: string | undefined
  /** Gets the cents that will have been paid back of the order, before they are. */
  readonly confirmRefund?: (cents: number) => Promise<void>
}

/** Makes a move, records who did, and returns the order after it. */
export async function moveOn(
  trx: Trx,
  clock: Clock,
  given: Move,
  { author, key, confirmRefund = async () => {} }: Moving,
): Promise<StoredOrder> {
  const order = await lockOrder(trx, { number: given.number })
  if (!order) throw noSuchOrder()
  const at = clock.now().toISOString()
  if (key && !(await claimMove(trx, { key, orderId: order.id, given, at }))) return order
  if (!ALLOWS[given.move](order)) throw wrongState()
  await MOVES[given.move]({ trx, clock, order, given, at, confirmRefund })
  const moved = await lockOrder(trx, { number: given.number })
  if (!moved) throw noSuchOrder()
  // The timeline has the words for the buyer, and an erasure finds them there.
  const { number: id, move, note: _note, trackingUrl: _link, ...facts } = given
  await recordEdits(trx, { entity: 'order', id, author, at }, [
    { path: `move.${move}`, before: stateOf(order), after: { ...stateOf(moved), ...facts } },
  ])
  return moved
}

/** What a move changes, for the history. */
function stateOf({ state, paymentState, refundCents, refundedCents }: StoredOrder) {
  return { state, paymentState, refundCents, refundedCents }
}

type Step = {
  readonly trx: Trx
  readonly clock: Clock
  readonly order: StoredOrder
  readonly given: Move
  readonly at: string
} & Required<Pick<Moving, 'confirmRefund'>>

const MOVES: Readonly<Record<Move['move'], (step: Step) => Promise<void>>> = {
  pay: payByHand,

  ship: async (step) => {
    const { trx, order, given, at } = step
    const change = { tracking_url: given.trackingUrl ?? order.trackingUrl }
    await updateOrder(trx, order.id, { ...change, state: 'shipped', shipped_at: at })
    await sendMail(step, 'shipped', 'order-shipped')
  },

  deliver: async (step) => {
    const { trx, order, at } = step
    await updateOrder(trx, order.id, { state: 'delivered', delivered_at: at })
    await sendMail(step, 'delivered', 'order-delivered')
    // Cash on delivery is paid at handover.
    if (order.paymentState === 'unpaid') await payByHand(step)
  },

  return: async ({ trx, clock, order, given }) => {
    const isRestocked = given.restock ?? false
    await cancelOrder(trx, clock, order, { by: 'staff', note: given.note, isRestocked })
  },

  cancel: async ({ trx, clock, order, given }) => {
    await cancelOrder(trx, clock, order, { by: 'staff', note: given.note })
  },

  refund: async (step) => {
    const { trx, order, given, at } = step
    const cents = await refundOf(step)
    if (cents === 0) throw wrongState()
    if (given.expected !== undefined && cents !== centsOf(given.expected)) throw otherAmount()
    await step.confirmRefund(order.refundedCents + cents)
    await payBack(trx, order, { cents, at, note: given.note ?? null })
    await enqueueLetter(trx, { slug: order.slug, letter: 'order-refunded', refundCents: cents })
  },
}

async function payByHand({ trx, clock, order, at }: Step): Promise<void> {
  await recordHandPayment(trx, { orderSlug: order.slug, at })
  await markPaid(trx, clock, order)
}

/** Amount of a refund: of the named pieces, the named amount, or all that is due. */
async function refundOf({ trx, clock, order, given, at }: Step): Promise<number> {
  const { amount, lines } = given
  const due = order.refundCents - order.refundedCents
  if (lines) {
    const whole = await withItsParts(trx, order)
    const pieces = chosenPieces(whole.lines, lines)
    const { cents } = await takeBack(trx, whole, { pieces, clock })
    return cents
  }
  if (amount === undefined) return due
  const cents = centsOf(amount)
  const left = order.totalCents - order.refundedCents - cents
  if (left < 0) throw tooMuch()
  if (left === 0 && order.state === 'confirmed') {
    // Goods whose whole price goes back before they are sent are not sent.
    const whole = await withItsParts(trx, order)
    await takeBack(trx, whole, { pieces: remainingPieces(whole.lines), clock })
    return cents
  }
  await oweBack(trx, order, { cents: Math.max(0, cents - due), at })
  return cents
}

function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

function otherAmount(): Refusal {
  return new Refusal(409, 'The amount of the refund has changed.', { code: 'AMOUNT_CHANGED' })
}

function tooMuch(): Refusal {
  return new Refusal(400, 'More than was paid for the order.', {
    code: 'INVALID_INPUT',
    field: 'amount',
  })
}

async function sendMail(
  { trx, order, given, at }: Step,
  event: OrderEvent,
  letter: 'order-shipped' | 'order-delivered',
): Promise<void> {
  await insertEvent(trx, order.id, { event, at, note: given.note ?? null })
  await enqueueLetter(trx, { slug: order.slug, letter })
}

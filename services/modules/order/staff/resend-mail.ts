import type { z } from 'zod'
import {
  ORDER_MAILS,
  type OrderMail,
  type resendOrderMail,
} from '#services/contract/staff-order.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { filesOfLines, handedCodes, isHandedOut } from '#services/modules/order/downloads/files.ts'
import { enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import type { WholeOrder } from '#services/modules/order/order.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { wrongState } from '#services/modules/order/states.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { claimMove } from './move-keys.ts'

const LETTERS = {
  CONFIRMATION: 'order-placed',
  PAYMENT: 'order-paid',
  TICKETS: 'order-tickets',
  FILES: 'order-files',
  SHIPMENT: 'order-shipped',
  DELIVERY: 'order-delivered',
  CANCELLATION: 'order-cancelled',
  REFUND: 'order-refunded',
} as const satisfies Record<OrderMail, string>

/** Mails that an order has come to, and that still say what is true. */
export async function mailsOf(db: Db, order: WholeOrder): Promise<readonly OrderMail[]> {
  const { state, paymentState, lines } = order
  if (order.email === '') return []
  const isPaid = paymentState !== 'unpaid'
  const files = await filesOfLines(
    db,
    lines.filter((line) => isHandedOut(order, line)),
  )
  const isTrue: Readonly<Record<OrderMail, boolean>> = {
    CONFIRMATION: state !== 'cancelled' || isPaid,
    PAYMENT: isPaid && state !== 'cancelled',
    TICKETS: lines.some((line) => handedCodes(order, line).length > 0),
    FILES: files.size > 0,
    SHIPMENT: state === 'shipped',
    DELIVERY: state === 'delivered',
    CANCELLATION: state === 'cancelled',
    REFUND: order.refundedCents > 0,
  }
  return ORDER_MAILS.filter((mail) => isTrue[mail])
}

export async function resendMail(
  trx: Trx,
  { number, mail }: z.output<typeof resendOrderMail.input>,
  { author, clock, key }: Changing & { readonly key: string | undefined },
): Promise<void> {
  const order = await lockOrder(trx, { number })
  if (!order) throw noSuchOrder()
  const at = clock.now().toISOString()
  const { id: orderId, slug, refundedCents } = order
  if (key && !(await claimMove(trx, { key, orderId, given: { number, mail }, at }))) return
  if (!(await mailsOf(trx, await withItsParts(trx, order))).includes(mail)) throw wrongState()
  const letter = LETTERS[mail]
  const isRefund = mail === 'REFUND'
  await enqueueLetter(trx, { slug, letter, ...(isRefund && { refundCents: refundedCents }) })
  await recordEdits(trx, { entity: 'order', id: number, author, at }, [
    { path: 'move.resend', before: null, after: { mail } },
  ])
}

import type { CallInput } from '#services/contract/call.ts'
import type { returnExtraPayment } from '#services/contract/staff-order.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { notePaidBack } from '#services/modules/order/pay/extra-payment.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { wrongState } from '#services/modules/order/states.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import { paymentsOf } from '#services/modules/payment/api.ts'
import type { Trx } from '#services/platform/database.ts'

/** Records that staff paid a second payment of an order back; a repeated call changes nothing. */
export async function returnExtra(
  trx: Trx,
  { number, paymentId }: CallInput<typeof returnExtraPayment>,
  { author, clock }: Changing,
): Promise<void> {
  const order = await lockOrder(trx, { number })
  if (!order) throw noSuchOrder()
  const { slug } = order
  const payment = (await paymentsOf(trx, slug)).find(({ id }) => id === paymentId)
  if (!payment?.isExtra) throw wrongState()
  const refundedCents = await notePaidBack(trx, { clock }, { slug, paymentId })
  if (refundedCents === null) return
  const recorded = { entity: 'order', id: number, author, at: clock.now().toISOString() }
  await recordEdits(trx, recorded, [
    { path: 'move.refundExtra', before: null, after: { refundedCents } },
  ])
}

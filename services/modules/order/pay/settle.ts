import { insertEvent } from '#services/modules/order/parts-store.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import { type PaymentOutcome, recordOutcome } from '#services/modules/payment/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { returnExtra } from './extra-payment.ts'
import { markPaid } from './mark-paid.ts'

/** Processes a verified message of a provider once, in any order of arrival. */
export async function settle(
  { db, clock, config }: Pick<ModuleDeps, 'db' | 'clock' | 'config'>,
  outcome: PaymentOutcome,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { slug: outcome.orderSlug })
    if (!order) return
    const isExtra = order.paymentState !== 'unpaid'
    if ((await recordOutcome(trx, outcome, { isExtra })) === 'known') return
    if (outcome.kind === 'paid') {
      return isExtra
        ? await returnExtra(trx, { clock, config }, { order, outcome })
        : await markPaid(trx, clock, order)
    }
    if (order.state !== 'awaitingPayment') return
    await insertEvent(trx, order.id, { event: 'paymentFailed', at: outcome.at, note: null })
  })
}

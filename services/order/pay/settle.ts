import { insertEvent } from '#services/order/parts-store.ts'
import { lockOrder } from '#services/order/store.ts'
import { type PaymentOutcome, recordOutcome } from '#services/payment/api.ts'
import { inTransaction } from '#services/platform/database/retried.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { markPaid } from './mark-paid.ts'

/** Acts on a verified message of a provider, once, in any order of arrival. */
export async function settle(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  outcome: PaymentOutcome,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, { slug: outcome.orderSlug })
    if (!order || (await recordOutcome(trx, outcome)) === 'known') return
    if (outcome.kind === 'paid') return await markPaid(trx, clock, order)
    if (order.paymentState !== 'unpaid') return
    await insertEvent(trx, order.id, { event: 'paymentFailed', at: outcome.at, note: null })
  })
}

import type { ServicesConfig } from '#services/config.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { JobFault } from '#services/platform/jobs/job-fault.ts'
import { adaptersOf } from './adapters/adapters.ts'
import { movePayment, readPayment, refundPayment } from './store.ts'

/** Whether the adapter can pay it back. */
export function canPayBack(config: ServicesConfig, adapter: string): boolean {
  return adaptersOf(config).get(adapter)?.payBack !== undefined
}

/**
 * Has the provider pay an extra payment back; repeated calls pay once. Runs outside any
 * transaction. False when the provider refuses.
 */
export async function payBackExtra(
  { db, config }: { readonly db: Db; readonly config: ServicesConfig },
  paymentId: string,
): Promise<boolean> {
  const payment = await readPayment(db, paymentId)
  if (!payment?.isExtra) return false
  if (payment.state === 'refunded') return true
  const adapter = adaptersOf(config).get(payment.adapter)
  if (!adapter?.payBack || payment.state !== 'paid') return false
  const { reference, amountCents, currency } = payment
  try {
    return await adapter.payBack({ paymentId, reference, amountCents, currency })
  } catch {
    throw new JobFault('The provider does not answer.', { isPassing: true })
  }
}

/**
 * Records that an extra payment was paid back. Returns its cents for the first call, null
 * afterwards.
 */
export async function recordPaidBack(
  trx: Trx,
  { paymentId, at }: { readonly paymentId: string; readonly at: string },
): Promise<number | null> {
  // Locks the payment, so that only one of two calls finds it paid.
  const isOpen = await movePayment(trx, paymentId, { from: ['paid'], to: 'paid', at })
  const payment = isOpen ? await readPayment(trx, paymentId) : null
  if (!payment?.isExtra) return null
  await refundPayment(trx, paymentId, { cents: payment.amountCents, at })
  return payment.amountCents
}

import type { ServicesConfig } from '#services/config.ts'
import type { Db } from '#services/platform/database.ts'
import type { PaymentRequest } from './adapters/adapter.ts'
import { adaptersOf } from './adapters/adapters.ts'
import { readPayment, setProviderOrder } from './store.ts'

/**
 * Creates the order that the buyer approves at the provider, once for each payment. Runs outside
 * any transaction. Null when the payment is not one of this order, or has no such step.
 */
export async function openProviderOrder(
  { db, config }: { readonly db: Db; readonly config: ServicesConfig },
  request: PaymentRequest,
): Promise<string | null> {
  const payment = await readPayment(db, request.paymentId)
  const adapter = payment && adaptersOf(config).get(payment.adapter)
  if (payment?.orderSlug !== request.orderSlug || !adapter?.createOrder) return null
  const { id, amountCents, currency, providerOrder: known } = payment
  const created = await adapter.createOrder({ ...request, amountCents, currency }, known)
  if (created !== known) await setProviderOrder(db, id, created)
  return created
}

import type { z } from 'zod'
import type { createProviderOrder } from '#services/contract/order-payments.ts'
import { CONFIRMATIONS } from '#services/modules/order/limits.ts'
import type { WholeOrder } from '#services/modules/order/order.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { wrongState } from '#services/modules/order/states.ts'
import { findOrder } from '#services/modules/order/store.ts'
import { canPay } from '#services/modules/order/view.ts'
import { openProviderOrder } from '#services/modules/payment/api.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

type Deps = Pick<ModuleDeps, 'db' | 'clock'>

/** Creates what the buyer approves, while the order waits for it. The payment's id is the proof. */
export async function createAtProvider(
  { orderSlug, paymentId }: z.output<typeof createProviderOrder.input>,
  { clientAddress }: Pick<Scope, 'clientAddress'>,
  deps: ModuleDeps,
): Promise<{ readonly id: string }> {
  await deps.limits.claim(...atPlace(CONFIRMATIONS, clientAddress))
  const order = await wholeOrder(orderSlug, deps)
  if (!order) throw noSuchOrder()
  if (!(await canPay(deps.db, deps, order))) throw wrongState()
  const { number, totalCents: amountCents, currency, email, language, lines } = order
  const id = await openProviderOrder(deps, {
    ...{ paymentId, orderSlug, number, amountCents, currency, email, language },
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    billingCountry: order.billingAddress.country,
  })
  if (id === null) throw noSuchOrder()
  return { id }
}

/** Whether an order still waits for its payment and has its pieces. */
export async function isAwaited(orderSlug: string, deps: Deps): Promise<boolean> {
  const order = await wholeOrder(orderSlug, deps)
  return order !== null && (await canPay(deps.db, deps, order))
}

async function wholeOrder(slug: string, { db }: Deps): Promise<WholeOrder | null> {
  const order = await findOrder(db, { slug })
  return order && (await withItsParts(db, order))
}

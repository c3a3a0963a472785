import type { z } from 'zod'
import type { confirmPayment } from '#services/contract/order-payments.ts'
import { CONFIRMATIONS } from '#services/modules/order/limits.ts'
import {
  failureUrlOf,
  paymentsOf,
  readMessage,
  successUrlOf,
} from '#services/modules/payment/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { isAwaited } from './provider-order.ts'
import { settle } from './settle.ts'

/** Verifies the browser's message with the provider before anything counts as paid. */
export async function confirm(
  { id: orderSlug, details }: z.output<typeof confirmPayment.input>,
  { db, clientAddress }: Scope,
  deps: ModuleDeps,
): Promise<{ readonly url: string }> {
  await deps.limits.claim(...atPlace(CONFIRMATIONS, clientAddress))
  const [payment] = await paymentsOf(db, orderSlug)
  const outcome =
    payment &&
    (await readMessage(
      deps,
      payment.adapter,
      { headers: {}, fields: details, rawBody: '', via: 'pgSuccess' },
      { orderSlug, isAwaited: async (slug) => await isAwaited(slug, deps) },
    ))
  if (!outcome) throw paymentFailed()
  await settle(deps, outcome)
  if (outcome.kind === 'failed') {
    const url = await failureUrlOf(db, outcome)
    if (url) return { url }
  }
  const url = await successUrlOf(db, outcome.paymentId)
  if (!url) throw paymentFailed()
  return { url }
}

function paymentFailed(): Refusal {
  return new Refusal(409, 'The provider did not confirm the payment.', { code: 'PAYMENT_FAILED' })
}

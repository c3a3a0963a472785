import type { PaymentState } from '#services/contract/order.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { StoredOrder } from './order.ts'

export function canCancel({ state, paymentState }: StoredOrder): boolean {
  return paymentState === 'unpaid' && (state === 'awaitingPayment' || state === 'confirmed')
}

/** Once everything due is paid back, the state shows whether that was the full price. */
export function shownPaymentState({
  paymentState,
  refundedCents,
  totalCents,
}: Pick<StoredOrder, 'paymentState' | 'refundedCents' | 'totalCents'>): PaymentState {
  const isPart = paymentState === 'refunded' && refundedCents < totalCents
  return isPart ? 'partlyRefunded' : paymentState
}

export function wrongState(): Refusal {
  return new Refusal(409, 'The state of the order does not allow it.', { code: 'ORDER_STATE' })
}

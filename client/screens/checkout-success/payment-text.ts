import type { OrderFieldsFragment } from '#client/features/order/order.generated.ts'

type Paid = Pick<OrderFieldsFragment, 'paymentState'> & {
  readonly paymentMethod: Pick<OrderFieldsFragment['paymentMethod'], 'kind'>
  readonly delivery: object | null
}

/** What the buyer reads of the payment; null when there is nothing to say. */
export function paymentText({ paymentState, paymentMethod, delivery }: Paid) {
  const { kind } = paymentMethod
  if (paymentState === 'PAID') return delivery === null ? 'success.paidDigital' : 'success.paid'
  if (paymentState !== 'UNPAID') return null
  if (kind === 'TRANSFER') {
    return delivery === null ? 'success.transferDigital' : 'success.TRANSFER'
  }
  return kind === 'CASH_ON_DELIVERY' ? 'success.CASH_ON_DELIVERY' : null
}

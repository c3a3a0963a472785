import type { PayPalActions } from './load-paypal.ts'
import type { PaymentStepFieldsFragment } from './order.generated.ts'

export type PayPalButtons = Extract<
  PaymentStepFieldsFragment,
  { readonly __typename: 'PayPalButtons' }
>

type Creation = {
  createOrder?(data: unknown, actions: PayPalActions): Promise<string>
  createSubscription?(data: unknown, actions: PayPalActions): Promise<string>
}

/** Payload that a PayPal button creates. The server compares it before it captures the payment. */
export function paymentOf({
  isSubscription,
  planId,
  quantity,
  total,
  orderId,
  taxes,
}: PayPalButtons): Creation {
  if (!isSubscription || planId === null) {
    const amount = { currency_code: 'EUR', value: total }
    return {
      createOrder: (_data, { order }) =>
        order.create({ purchase_units: [{ custom_id: orderId, amount }] }),
    }
  }
  return {
    createSubscription: (_data, { subscription }) =>
      subscription.create({
        plan_id: planId,
        custom_id: orderId,
        ...(quantity !== null && { quantity: String(quantity) }),
        ...(taxes && { plan: { taxes } }),
      }),
  }
}

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

/** How a PayPal button gets what its buyer approves: from the shop, which returns its id. */
export function paymentOf(buttons: PayPalButtons, createAtShop: () => Promise<string>): Creation {
  const { isSubscription, isCreatedByShop, planId, quantity, total, orderId, taxes } = buttons
  if (!isSubscription || planId === null) {
    const amount = { currency_code: 'EUR', value: total }
    return {
      createOrder: isCreatedByShop
        ? createAtShop
        : (_data, { order }) => order.create({ purchase_units: [{ custom_id: orderId, amount }] }),
    }
  }
  return {
    createSubscription: isCreatedByShop
      ? createAtShop
      : (_data, { subscription }) =>
          subscription.create({
            plan_id: planId,
            custom_id: orderId,
            ...(quantity !== null && { quantity: String(quantity) }),
            ...(taxes && { plan: { taxes } }),
          }),
  }
}

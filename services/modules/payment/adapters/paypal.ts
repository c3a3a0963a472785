import { createPayPalClient } from '#services/modules/payment/paypal/client.ts'
import { createAtPayPal, planOf } from '#services/modules/payment/paypal/create-order.ts'
import { readApproval, readWebhook } from '#services/modules/payment/paypal/messages.ts'
import type { PayPalConfig } from '#services/payment-providers.ts'
import type { PaymentAdapter, PaymentRequest, PayPalPayment } from './adapter.ts'
import { decimalOf } from './amount.ts'

const SCRIPT = 'https://www.paypal.com/sdk/js'

/** PayPal buttons in the page. The service creates the order that they approve, and captures it. */
export function payPal(config: PayPalConfig): PaymentAdapter {
  const client = createPayPalClient(config)
  return {
    name: 'paypal',
    kind: 'provider',
    paymentType: 'PAYPAL',
    start: (payment) => buttonsFor(payment, config),
    createOrder: async (payment, known) => await createAtPayPal(payment, known, { client, config }),
    read: async (message, expected) => {
      const deps = { client, config, expected }
      if (message.via === 'webhook') return await readWebhook(message, deps)
      return message.via === 'pgSuccess' ? await readApproval(message, deps) : null
    },
    payBack: async ({ paymentId, reference }) =>
      reference !== null && (await client.refund(reference, `refund-${paymentId}`)),
  }
}

function buttonsFor(payment: PaymentRequest, config: PayPalConfig): PayPalPayment {
  const { paymentId, amountCents, currency } = payment
  const plan = planOf(payment, config)
  const script = (more: Record<string, string>) =>
    `${SCRIPT}?${new URLSearchParams({ 'client-id': config.clientId, currency, ...more })}`
  const base = { total: decimalOf(amountCents), orderId: paymentId, isCreatedByShop: true }
  if (!plan) return { ...base, isSubscription: false, scriptUrl: script({ intent: 'capture' }) }
  return {
    ...base,
    isSubscription: true,
    plan_id: plan.id,
    quantity: plan.quantity,
    scriptUrl: script({ intent: 'subscription', vault: 'true' }),
    taxes: plan.taxes,
  }
}

import { createPayPalClient } from '#services/payment/paypal/client.ts'
import { readApproval, readWebhook } from '#services/payment/paypal/messages.ts'
import type { PayPalConfig } from '#services/payment-providers.ts'
import type { PaymentAdapter, PaymentRequest, PayPalPayment } from './adapter.ts'
import { decimalOf } from './amount.ts'

const SCRIPT = 'https://www.paypal.com/sdk/js'
/** The only country whose VAT applies to such a subscription. */
const TAXED_IN = 'DE'

/** PayPal buttons in the page. The service captures the money after it has compared the amount. */
export function payPal(config: PayPalConfig): PaymentAdapter {
  const client = createPayPalClient(config)
  return {
    name: 'paypal',
    kind: 'provider',
    paymentType: 'PAYPAL',
    start: (payment) => buttonsFor(payment, config),
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
  const { paymentId, amountCents, currency, lines, billingCountry } = payment
  // A subscription needs its own order: PayPal cannot add other goods to a plan.
  const [line] = lines.length === 1 ? lines : []
  const planId = line && config.planIds.get(line.sku)
  const script = (more: Record<string, string>) =>
    `${SCRIPT}?${new URLSearchParams({ 'client-id': config.clientId, currency, ...more })}`
  const base = { total: decimalOf(amountCents), orderId: paymentId }
  if (!line || !planId) {
    return { ...base, isSubscription: false, scriptUrl: script({ intent: 'capture' }) }
  }
  const isUntaxed = config.untaxedSkus.has(line.sku) && billingCountry !== TAXED_IN
  return {
    ...base,
    isSubscription: true,
    plan_id: planId,
    quantity: line.quantity,
    scriptUrl: script({ intent: 'subscription', vault: 'true' }),
    taxes: isUntaxed ? { percentage: '0', inclusive: false } : null,
  }
}

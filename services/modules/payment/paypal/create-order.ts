import type { PaymentRequest } from '#services/modules/payment/adapters/adapter.ts'
import { decimalOf } from '#services/modules/payment/adapters/amount.ts'
import type { PayPalConfig } from '#services/payment-providers.ts'
import type { PayPalClient } from './client.ts'

/** The only country whose VAT applies to such a subscription. */
const TAXED_IN = 'DE'

export type Plan = {
  readonly id: string
  readonly quantity: number
  /** Replaces the taxes of the plan; null leaves them. */
  readonly taxes: { readonly percentage: string; readonly inclusive: boolean } | null
}

type Deps = { readonly client: PayPalClient; readonly config: PayPalConfig }

/** Plan of an order that is a subscription: PayPal cannot add other goods to a plan. */
export function planOf(
  { lines, billingCountry }: PaymentRequest,
  { planIds, untaxedSkus }: PayPalConfig,
): Plan | null {
  const [line] = lines.length === 1 ? lines : []
  const id = line && planIds.get(line.sku)
  if (!line || !id) return null
  const isUntaxed = untaxedSkus.has(line.sku) && billingCountry !== TAXED_IN
  const taxes = isUntaxed ? { percentage: '0', inclusive: false } : null
  return { id, quantity: line.quantity, taxes }
}

/** Creates the order or subscription of a payment, or returns the one that can still be approved. */
export async function createAtPayPal(
  payment: PaymentRequest,
  known: string | null,
  { client, config }: Deps,
): Promise<string> {
  const plan = planOf(payment, config)
  const isUsable = known !== null && (await (plan ? client.subscription : client.order)(known))
  if (isUsable) return known
  // PayPal deletes an order that is not approved within hours, but remembers its key for longer.
  const key = known === null ? payment.paymentId : `${payment.paymentId}-${known}`
  if (!plan) return await client.createOrder(orderOf(payment, config), key)
  const { id: plan_id, quantity, taxes } = plan
  return await client.createSubscription(
    {
      ...{ plan_id, custom_id: payment.paymentId, quantity: `${quantity}` },
      ...(taxes && { plan: { taxes } }),
    },
    key,
  )
}

function orderOf({ paymentId, amountCents, currency }: PaymentRequest, config: PayPalConfig) {
  const unit = {
    custom_id: paymentId,
    amount: { currency_code: currency, value: decimalOf(amountCents) },
    payee: { merchant_id: config.merchantId },
  }
  return { intent: 'CAPTURE', purchase_units: [unit] }
}

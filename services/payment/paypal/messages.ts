import type {
  ExpectedPayment,
  ProviderMessage,
  ProviderReport,
} from '#services/payment/adapters/adapter.ts'
import { centsOf } from '#services/payment/adapters/amount.ts'
import { jsonOf } from '#services/payment/adapters/json-message.ts'
import type { PayPalConfig } from '#services/payment-providers.ts'
import {
  approval,
  captureEvent,
  event,
  type PayPalAmount,
  type PayPalCapture,
  type PayPalOrder,
} from './answers.ts'
import type { PayPalClient, WebhookHeaders } from './client.ts'

type Deps = {
  readonly client: PayPalClient
  readonly config: PayPalConfig
  expected(paymentId: string): Promise<ExpectedPayment | null>
}

/** Part of a PayPal URL. */
const ID = /^[\w-]{1,50}$/

/** The browser's message only names the order or subscription to look up at PayPal. */
export async function readApproval(
  { fields }: ProviderMessage,
  deps: Deps,
): Promise<ProviderReport | null> {
  const said = approval.safeParse(fields)
  if (!said.success) return null
  const { orderID, subscriptionID, id } = said.data
  if (subscriptionID) return await readSubscription(subscriptionID, deps)
  return await readOrder(orderID ?? id ?? '', deps)
}

export async function readWebhook(
  message: ProviderMessage,
  deps: Deps,
): Promise<ProviderReport | null> {
  const body = jsonOf(message.rawBody)
  const sent = event.safeParse(body)
  const headers = headersOf(message)
  if (!sent.success || !headers || !(await deps.client.isGenuine(headers, message.rawBody))) {
    return null
  }
  const { event_type: type, resource } = sent.data
  switch (type) {
    // The buyer approved and left before the page could report it.
    case 'CHECKOUT.ORDER.APPROVED':
      return await readOrder(resource.id ?? '', deps)
    case 'BILLING.SUBSCRIPTION.ACTIVATED':
      return await readSubscription(resource.id ?? '', deps)
    case 'PAYMENT.SALE.COMPLETED':
      return await readSubscription(resource.billing_agreement_id ?? '', deps)
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.PENDING':
      return captured(body)
    default:
      return null
  }
}

async function readOrder(id: string, { client, expected }: Deps): Promise<ProviderReport | null> {
  const order = ID.test(id) ? await client.order(id) : null
  const unit = soleUnitOf(order)
  const payment = unit?.custom_id ? await expected(unit.custom_id) : null
  if (!order || !unit?.custom_id || !payment) return null
  const paymentId = unit.custom_id
  // Compared before the capture, because the buyer's browser set the amount.
  const wanted = centsAndCurrency(unit.amount)
  const isSame = wanted?.amountCents === payment.amountCents && wanted.currency === payment.currency
  if (!isSame) return null
  if (order.status !== 'APPROVED') return reportOf(order, paymentId)

  const taken = await client.capture(id, paymentId)
  if (!('issue' in taken)) return reportOf(taken, paymentId)
  if (taken.issue !== 'ORDER_ALREADY_CAPTURED') {
    return { paymentId, kind: 'failed', reference: null, reason: taken.issue }
  }
  const known = await client.order(id)
  return known && reportOf(known, paymentId)
}

/** In the response to a capture, only the capture has the `custom_id`. */
function reportOf(order: PayPalOrder, paymentId: string): ProviderReport {
  const capture = order.purchase_units[0]?.payments?.captures?.at(-1)
  return (capture && captureReport(capture, paymentId)) ?? pending(paymentId)
}

function captured(body: unknown): ProviderReport | null {
  const parsed = captureEvent.safeParse(body)
  if (!parsed.success) return null
  const { resource } = parsed.data
  return resource.custom_id ? captureReport(resource, resource.custom_id) : null
}

function captureReport(
  { id, status, amount }: PayPalCapture,
  paymentId: string,
): ProviderReport | null {
  if (status === 'PENDING') return pending(paymentId)
  if (status !== 'COMPLETED') {
    return { paymentId, kind: 'failed', reference: null, reason: status }
  }
  const money = centsAndCurrency(amount)
  return money && { ...money, ...{ paymentId, kind: 'paid', reference: id, reason: null } }
}

async function readSubscription(
  id: string,
  { client, config }: Deps,
): Promise<ProviderReport | null> {
  const subscription = ID.test(id) ? await client.subscription(id) : null
  if (!subscription?.custom_id) return null
  const { custom_id: paymentId, status, plan_id: planId, billing_info: billing } = subscription
  if (![...config.planIds.values()].includes(planId)) return null
  const money = centsAndCurrency(billing?.last_payment?.amount)
  if (status !== 'ACTIVE' || !money) return pending(paymentId)
  return { ...money, ...{ paymentId, kind: 'paid', reference: subscription.id, reason: null } }
}

function pending(paymentId: string): ProviderReport {
  return { paymentId, kind: 'pending', reference: null, reason: null }
}

function soleUnitOf(order: PayPalOrder | null): PayPalOrder['purchase_units'][number] | null {
  const isOurs = order?.intent === 'CAPTURE' && order.purchase_units.length === 1
  return (isOurs && order.purchase_units[0]) || null
}

function centsAndCurrency(amount: PayPalAmount | undefined) {
  const amountCents = amount ? centsOf(amount.value) : null
  return amount && amountCents !== null ? { amountCents, currency: amount.currency_code } : null
}

function headersOf({ headers }: ProviderMessage): WebhookHeaders | null {
  const text = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const found = {
    auth_algo: text('paypal-auth-algo'),
    cert_url: text('paypal-cert-url'),
    transmission_id: text('paypal-transmission-id'),
    transmission_sig: text('paypal-transmission-sig'),
    transmission_time: text('paypal-transmission-time'),
  }
  return Object.values(found).includes('') ? null : found
}

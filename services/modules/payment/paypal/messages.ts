import type {
  ExpectedPayment,
  FindPayment,
  ProviderMessage,
  ProviderReport,
} from '#services/modules/payment/adapters/adapter.ts'
import { centsOf } from '#services/modules/payment/adapters/amount.ts'
import { jsonOf } from '#services/modules/payment/adapters/json-message.ts'
import type { PayPalConfig } from '#services/payment-providers.ts'
import type { PayPalAmount, PayPalOrder, PayPalSubscription } from './answers.ts'
import type { PayPalClient } from './client.ts'
import { approval, event, type Subject, webhookHeaders } from './requests.ts'

type Deps = {
  readonly client: PayPalClient
  readonly config: PayPalConfig
  readonly expected: FindPayment
}

/** The browser's message only names the order or subscription to look up at PayPal. */
export async function readApproval(
  { fields }: ProviderMessage,
  deps: Deps,
): Promise<ProviderReport | null> {
  const sent = approval.safeParse(fields)
  const payment = sent.success && (await deps.expected(sent.data.payment))
  return payment ? await reportOf(sent.data.kind, payment, deps) : null
}

/** A webhook is verified by PayPal only if it is about a payment of ours. */
export async function readWebhook(
  { headers, rawBody }: ProviderMessage,
  deps: Deps,
): Promise<ProviderReport | null> {
  const sent = event.safeParse(jsonOf(rawBody))
  const signature = webhookHeaders.safeParse(headers)
  if (!sent.success || !signature.success) return null
  const payment = await deps.expected(sent.data.payment)
  if (!payment || !(await deps.client.isGenuine(signature.data, rawBody))) return null
  return await reportOf(sent.data.kind, payment, deps)
}

async function reportOf(
  kind: Subject['kind'],
  payment: ExpectedPayment,
  deps: Deps,
): Promise<ProviderReport | null> {
  return kind === 'order' ? await readOrder(payment, deps) : await readSubscription(payment, deps)
}

/** Reads the order that was created for the payment, and captures it once its buyer has approved. */
async function readOrder(payment: ExpectedPayment, deps: Deps): Promise<ProviderReport | null> {
  const { paymentId, providerOrder: id } = payment
  const order = await ownOrder(payment, deps)
  if (!order || !id || order.status !== 'APPROVED') return order && captureReport(order, paymentId)
  if (!(await payment.isAwaited())) return failed(paymentId, 'ORDER_NOT_WAITING')
  const issue = await deps.client.capture(id, paymentId)
  if (issue !== null && issue !== 'ORDER_ALREADY_CAPTURED') return failed(paymentId, issue)
  const taken = await ownOrder(payment, deps)
  return taken && captureReport(taken, paymentId)
}

/** Null if it differs in anything from what this server created: browsers can rewrite an order. */
async function ownOrder(
  { paymentId, providerOrder, amountCents, currency }: ExpectedPayment,
  { client, config: { merchantId } }: Deps,
): Promise<PayPalOrder | null> {
  const order = providerOrder === null ? null : await client.order(providerOrder)
  const [unit, ...others] = order?.purchase_units ?? []
  const money = moneyOf(unit?.amount)
  const isOwn =
    order?.intent === 'CAPTURE' &&
    others.length === 0 &&
    unit?.custom_id === paymentId &&
    unit.payee?.merchant_id === merchantId &&
    money?.amountCents === amountCents &&
    money.currency === currency
  return isOwn ? order : null
}

function captureReport(
  { purchase_units: [unit] }: PayPalOrder,
  paymentId: string,
): ProviderReport | null {
  const capture = unit?.payments?.captures?.at(-1)
  if (!capture || capture.status === 'PENDING') return pending(paymentId)
  const { id: reference, status, amount } = capture
  if (status !== 'COMPLETED') return failed(paymentId, status)
  const money = moneyOf(amount)
  return money && { ...money, paymentId, kind: 'paid', reference, reason: null }
}

/** PayPal itself takes the first payment of a subscription, to the merchant of its plan. */
async function readSubscription(
  payment: ExpectedPayment,
  { client, config }: Deps,
): Promise<ProviderReport | null> {
  const { paymentId, providerOrder: id } = payment
  const subscription = id === null ? null : await client.subscription(id)
  if (!subscription || !isOwn(subscription, paymentId, config)) return null
  const money = moneyOf(subscription.billing_info?.last_payment?.amount)
  if (subscription.status !== 'ACTIVE' || !money) return pending(paymentId)
  return { ...money, paymentId, kind: 'paid', reference: subscription.id, reason: null }
}

function isOwn(
  { custom_id, plan_id }: PayPalSubscription,
  paymentId: string,
  { planIds }: PayPalConfig,
): boolean {
  return custom_id === paymentId && [...planIds.values()].includes(plan_id)
}

function pending(paymentId: string): ProviderReport {
  return { paymentId, kind: 'pending', reference: null, reason: null }
}

function failed(paymentId: string, reason: string): ProviderReport {
  return { paymentId, kind: 'failed', reference: null, reason }
}

function moneyOf(amount: PayPalAmount | undefined) {
  const amountCents = amount ? centsOf(amount.value) : null
  return amount && amountCents !== null ? { amountCents, currency: amount.currency_code } : null
}

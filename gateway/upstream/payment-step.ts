import type { CallOutput } from '#services/contract/call.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { type PaymentForm, readPaymentForm } from './payment-form.ts'
import { misanswered } from './upstream-error.ts'

export type PaymentHosts = {
  /** Origins to which a payment form may be posted, in addition to our own. */
  readonly forms: readonly string[]
  /** Origins whose scripts draw buttons of a provider. */
  readonly scripts: readonly string[]
}

export type PaymentStep =
  | ({ readonly __typename: 'PaymentForm' } & PaymentForm)
  | ({ readonly __typename: 'PayPalButtons' } & PayPalButtons)

type Html = CallOutput<typeof createOrder>['html']

type PayPalButtons = {
  readonly isSubscription: boolean
  readonly isCreatedByShop: boolean
  readonly planId: string | null
  readonly quantity: number | null
  readonly total: string
  readonly orderId: string
  readonly scriptUrl: string
  readonly taxes: { readonly percentage: string; readonly inclusive: boolean } | null
}

/**
 * How to go on to the provider. HTML of a provider never reaches a page: its form is rebuilt, and
 * only for providers that the configuration names.
 */
export function toPaymentStep(
  html: Html,
  { publicUrl, paymentHosts }: { readonly publicUrl: string; readonly paymentHosts: PaymentHosts },
): PaymentStep | null {
  if (html === null || html === undefined) return null
  if (typeof html === 'string') {
    if (!html.trim()) return null
    const origins = new Set([new URL(publicUrl).origin, ...paymentHosts.forms])
    const form = readPaymentForm(html, { base: publicUrl, origins })
    if (form === null) throw misanswered(createOrder.service, 'html: expected a known form')
    return { __typename: 'PaymentForm', ...form }
  }
  const { isSubscription, plan_id, quantity, total, orderId, scriptUrl, taxes } = html
  const isCreatedByShop = html.isCreatedByShop ?? false
  if (!paymentHosts.scripts.includes(URL.parse(scriptUrl)?.origin ?? '')) {
    throw misanswered(createOrder.service, 'html.scriptUrl: expected a known host')
  }
  return {
    __typename: 'PayPalButtons',
    ...{ isSubscription, isCreatedByShop, planId: plan_id ?? null, quantity: quantity ?? null },
    ...{ total, orderId, scriptUrl, taxes: taxes ?? null },
  }
}

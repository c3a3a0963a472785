import { z } from 'zod'
import type { PaymentName } from '#services/modules/payment/adapters/adapter.ts'

/** Schemas of what browsers and webhooks send. A message that does not fit causes no call. */

const payPalId = z.string().regex(/^[\w-]{1,50}$/)
const paymentId = z.string().regex(/^[\da-f]{32}$/)

/** What a message is about, and the payment that it names. */
export type Subject = { readonly kind: 'order' | 'subscription'; readonly payment: PaymentName }

function subject(kind: Subject['kind'], providerOrder: string): Subject {
  return { kind, payment: { providerOrder } }
}

/** Data from the buttons once the buyer has approved. */
export const approval = z.union([
  z
    .object({ subscriptionID: payPalId })
    .transform(({ subscriptionID }) => subject('subscription', subscriptionID)),
  z.object({ orderID: payPalId }).transform(({ orderID }) => subject('order', orderID)),
  /** The details of the order itself. */
  z.object({ id: payPalId }).transform(({ id }) => subject('order', id)),
])

const captureEvents = [
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
] as const

export const event = z.union([
  z
    .object({
      /** The buyer approved and left before the page could report it. */
      event_type: z.literal('CHECKOUT.ORDER.APPROVED'),
      resource: z.object({ id: payPalId }),
    })
    .transform(({ resource }) => subject('order', resource.id)),
  z
    .object({
      event_type: z.enum(captureEvents),
      resource: z.object({ custom_id: paymentId }),
    })
    .transform(
      ({ resource }): Subject => ({ kind: 'order', payment: { paymentId: resource.custom_id } }),
    ),
  z
    .object({
      event_type: z.literal('BILLING.SUBSCRIPTION.ACTIVATED'),
      resource: z.object({ id: payPalId }),
    })
    .transform(({ resource }) => subject('subscription', resource.id)),
  z
    .object({
      event_type: z.literal('PAYMENT.SALE.COMPLETED'),
      resource: z.object({ billing_agreement_id: payPalId }),
    })
    .transform(({ resource }) => subject('subscription', resource.billing_agreement_id)),
])

/** Headers that PayPal signs a webhook with, by the names of its verification. */
export const webhookHeaders = z
  .object({
    'paypal-auth-algo': z.string().regex(/^[\dA-Za-z]{1,100}$/),
    'paypal-cert-url': z
      .url({ protocol: /^https$/, hostname: /^(?:[\w-]+\.)*paypal\.com$/ })
      .max(500),
    'paypal-transmission-id': payPalId,
    'paypal-transmission-sig': z.string().regex(/^\S{1,500}$/),
    'paypal-transmission-time': z.iso.datetime({ offset: true }),
  })
  .transform((headers) => ({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
  }))

export type WebhookHeaders = z.output<typeof webhookHeaders>

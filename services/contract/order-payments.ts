import { z } from 'zod'
import { id } from './answers.ts'
import { describeCall } from './call.ts'
import { session } from './cart-answer.ts'
import { consentNumbers, readTexts } from './consents.ts'
import { ecommerce, ofOrder } from './order-calls.ts'
import { paymentMethod } from './payment.ts'
import { describePath } from './site-path.ts'

/** PayPal buttons in place of a form. */
export const payPalPayment = z.object({
  isSubscription: z.boolean(),
  plan_id: z.string().nullish(),
  quantity: z.int32().nullish(),
  total: z.string(),
  /** Names the payment; PayPal returns it as `custom_id`. */
  orderId: z.string(),
  scriptUrl: z.string(),
  /** Extension: replaces the plan's tax. */
  taxes: z.object({ percentage: z.string(), inclusive: z.boolean() }).nullish(),
  /** Extension: `order/x/providerOrder` creates what the buttons approve, instead of the browser. */
  isCreatedByShop: z.boolean().nullish(),
})

const payment = {
  /** A form to send to the provider, the data of PayPal's buttons, or null for no provider. */
  html: z.union([z.string(), payPalPayment]).nullish(),
  orderSlug: z.string(),
}

export const createOrder = describeCall({
  ...ecommerce,
  path: 'order/create',
  kind: 'write',
  summary: 'Orders the cart, once: repeated for the same cart it answers the same order',
  input: z.object({
    ...session,
    userId: id.nullish(),
    giftMessage: z.string().trim().max(500).optional(),
    orderMessage: z.string().trim().max(1_000).optional(),
    to: z.string().trim().max(75).optional(),
    from: z.string().trim().max(75).optional(),
    /** URLs of this site. */
    failureURL: z.string().max(500),
    successURL: z.string().max(500),
    /** Extension: what the buyer saw. Another total is refused with CART_CHANGED. */
    expectedTotal: z.number().optional(),
    /** Extension: numbers of the accepted consents, logged with the order. */
    consents: consentNumbers.optional(),
    readTexts,
    /** Extension: agrees that digital content is delivered at once, which ends the right to withdraw. */
    isDigitalAtOnce: z.boolean().optional(),
  }),
  output: z.object(payment),
})

export const createProviderOrder = describeCall({
  ...ecommerce,
  path: 'order/x/providerOrder',
  kind: 'write',
  summary: 'Creates what the buyer approves by the buttons of a provider, once for each payment',
  adds: "the platform creates what PayPal's buttons approve, where it answers `isCreatedByShop`",
  access: 'public',
  input: z.object({
    orderSlug: z.string().min(1).max(64),
    /** From `orderId` of the buttons. */
    paymentId: z.string().min(1).max(64),
  }),
  /** The provider's id of the order or subscription. */
  output: z.object({ id: z.string() }),
})

export const confirmPayment = describeCall({
  ...ecommerce,
  path: 'order/pgSuccess/{id}',
  kind: 'write',
  summary: "After the provider's approval, which is verified with it: this call alone pays nothing",
  access: 'public',
  input: z.object({
    /** The order's slug. */
    id: z.string().min(1).max(64),
    details: z.record(z.string(), z.unknown()),
    internalRedirect: z.literal(true),
  }),
  output: z.object({ url: z.string() }),
})

export const payOrder = describeCall({
  ...ecommerce,
  path: 'order/x/pay',
  kind: 'write',
  summary: 'Starts another payment of a placed order, also by another method',
  adds: 'paying again, by another method',
  input: z.object({
    ...ofOrder,
    paymentMethodId: id.optional(),
    failureURL: z.string().max(500),
    successURL: z.string().max(500),
  }),
  output: z.object(payment),
})

export const getOrderPaymentMethods = describeCall({
  ...ecommerce,
  path: 'order/x/paymentMethods',
  summary: 'Methods by which a placed order can still be paid',
  adds: 'methods for that',
  input: z.object(ofOrder),
  output: z.object({ paymentMethods: z.array(paymentMethod) }),
})

/**
 * Buyers whom a provider sends back. A form of another site may be posted here; its signature
 * decides.
 */
export const paymentPages = describePath({
  paths: ['/pay/return/*', '/pay/sandbox/*'],
  service: 'ecommerce',
  summary: 'Return from a payment provider, and the provider for trying out',
  kind: 'pages',
  notice: 'payment',
})

export const paymentReports = describePath({
  paths: ['/webhook/*'],
  service: 'ecommerce',
  summary: 'What payment providers report',
  kind: 'pages',
  methods: ['POST'],
  requestHeaders: [
    'authorization',
    'paypal-auth-algo',
    'paypal-cert-url',
    'paypal-transmission-id',
    'paypal-transmission-sig',
    'paypal-transmission-time',
  ],
  isRepeated: true,
})

import { z } from 'zod'
import { id, idInText, mediaReference, pagination, token } from './answers.ts'
import { describeCall } from './call.ts'
import { itemOptions, session } from './cart-answer.ts'
import { orderAddress } from './checkout.ts'
import { consentNumbers, readTexts } from './consents.ts'
import { checkoutSettings } from './master.ts'
import { paymentMethod } from './payment.ts'
import { withdrawalRules } from './rules/checkout.ts'
import { email } from './rules/fields.ts'

export const ORDER_STATES = [
  /** Placed; a provider or a bank transfer is to pay it. */
  'awaitingPayment',
  /** Paid, or to be paid at the door. */
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const

export const PAYMENT_STATES = ['unpaid', 'paid', 'toRefund', 'refunded', 'partlyRefunded'] as const

export const ORDER_EVENTS = [
  'placed',
  'paid',
  'paymentFailed',
  'shipped',
  'delivered',
  'cancelled',
  'refundDue',
  'refunded',
  'withdrawn',
] as const

const amount = z.number()

const orderLine = z.object({
  id,
  /** Null once the product was deleted. */
  productId: id.nullable(),
  mainProductId: id.nullable(),
  name: z.string(),
  sku: z.string(),
  slug: z.string(),
  media: z.array(mediaReference),
  options: itemOptions,
  qty: z.int32(),
  unitPrice: amount,
  rowTotal: amount,
  /** Percent. */
  taxRate: z.number(),
  /** Why the contract for it cannot be withdrawn from; null when it can. */
  noWithdrawal: z.enum(['madeToOrder', 'digital']).nullable(),
  /** Pieces that the contract was withdrawn from. */
  withdrawnQty: z.int32(),
  /** Signed, expiring paths of what was bought; empty until it is paid. */
  downloads: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Codes of tickets; empty until they are paid. */
  codes: z.array(z.string()),
})

/** How to pay by bank transfer. */
const transfer = z.object({
  payee: z.string(),
  address: z.string(),
  iban: z.string(),
  model: z.string(),
  reference: z.string(),
  description: z.string(),
  /** Pictures of the HUB3 and EPC codes. */
  hub3Path: z.string(),
  epcPath: z.string(),
})

export const order = z.object({
  orderSlug: z.string(),
  number: z.string(),
  placedAt: z.string(),
  state: z.enum(ORDER_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  /** The pieces are held for the payment until then; null when they are not held. */
  heldUntil: z.string().nullable(),
  currency: z.string().length(3),
  lines: z.array(orderLine),
  itemsTotal: amount,
  couponCode: z.string().nullable(),
  couponTotal: amount,
  deliveryTotal: amount,
  taxes: z.array(z.object({ rate: z.number(), net: amount, tax: amount })),
  total: amount,
  /** All that is or was to be paid back, and how much of it was. */
  refundTotal: amount,
  refundedTotal: amount,
  email: z.string(),
  shippingAddress: orderAddress.nullable(),
  billingAddress: orderAddress,
  deliveryMethod: z
    .object({
      name: z.string(),
      branch: z.string().nullable(),
      minDays: z.int32(),
      maxDays: z.int32(),
    })
    .nullable(),
  paymentMethod: paymentMethod.pick({ id: true, name: true, paymentType: true, kind: true }),
  instructions: z.string().nullable(),
  gift: z
    .object({
      to: z.string().nullable(),
      from: z.string().nullable(),
      message: z.string().nullable(),
    })
    .nullable(),
  trackingUrl: z.string().nullable(),
  timeline: z.array(
    z.object({
      event: z.enum(ORDER_EVENTS),
      at: z.string(),
      note: z.string().nullable(),
      /** Of a refund. */
      amount: amount.nullable(),
    }),
  ),
  /** Last day on which the contract can be withdrawn from; null before the delivery. */
  withdrawalUntil: z.string().nullable(),
  canWithdraw: z.boolean(),
  canCancel: z.boolean(),
  canPay: z.boolean(),
  transfer: transfer.nullable(),
  /** Signed path of the confirmation or invoice as PDF. */
  documentPath: z.string(),
  documentTitle: z.string(),
})

export type Order = z.output<typeof order>
export type PaymentState = Order['paymentState']
export type NoWithdrawal = NonNullable<Order['lines'][number]['noWithdrawal']>
export type OrderState = Order['state']

const ecommerce = {
  service: 'ecommerce',
  version: 'v2',
  method: 'POST',
  access: 'session',
} as const

export const getCheckoutSettings = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCheckoutSettings',
  summary: 'Settings of the checkout and of additions to the cart',
  input: z.object({}),
  output: checkoutSettings,
})

/** Buttons of PayPal in place of a form. */
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
    /** Addresses of this site. */
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

/**
 * Names an order and proves the right to it: the customer's token, the key of a mailed link, or the
 * token of the guest who placed it.
 */
const ofOrder = {
  orderSlug: z.string().min(1).max(64),
  key: z.string().max(128).nullish(),
  guestToken: token.nullish(),
}

export const getOrder = describeCall({
  ...ecommerce,
  path: 'order/x/get',
  summary: 'One order; a wrong proof is answered like a missing order',
  input: z.object(ofOrder),
  output: order,
})

export const getWaitingOrder = describeCall({
  ...ecommerce,
  path: 'order/x/waiting',
  summary: 'The newest order of the visitor that waits for a payment by a provider',
  input: z.object({ guestToken: token.nullish() }),
  output: z.object({ order: order.nullable() }),
})

export const trackOrder = describeCall({
  ...ecommerce,
  path: 'order/x/track',
  summary: 'Finds an order by number and e-mail; a wrong pair is answered like a missing order',
  access: 'public',
  kind: 'write',
  input: z.object({ number: z.string().trim().min(1).max(40), email: email() }),
  output: z.object({ orderSlug: z.string(), key: z.string() }),
})

export const payOrder = describeCall({
  ...ecommerce,
  path: 'order/x/pay',
  kind: 'write',
  summary: 'Starts another payment of a placed order, also by another method',
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
  input: z.object(ofOrder),
  output: z.object({ paymentMethods: z.array(paymentMethod) }),
})

export const cancelOrder = describeCall({
  ...ecommerce,
  path: 'order/x/cancel',
  kind: 'write',
  summary: 'Cancels an unpaid order and opens a cart with its lines',
  input: z.object(ofOrder),
  output: z.object(session),
})

export const reorder = describeCall({
  ...ecommerce,
  path: 'order/x/reorder',
  kind: 'write',
  summary: 'Adds the lines of an order to a cart; names those that are not sold any more',
  input: z.object({ ...ofOrder, ...session }),
  output: z.object({ missing: z.array(z.string()) }),
})

/** Some pieces of a line, or all that are left of it. */
export const linePieces = z.object({ id, qty: z.int32().min(1).optional() })

export const withdrawOrder = describeCall({
  ...ecommerce,
  path: 'order/x/withdraw',
  kind: 'write',
  summary: 'Withdraws from the contract, or from some of its lines, and confirms that by mail',
  input: z.object({
    ...ofOrder,
    ...withdrawalRules.shape,
    /** Whole lines; all that can be withdrawn from by default. */
    lineIds: z.array(id).min(1).max(100).optional(),
    /** Pieces of lines, in place of `lineIds`. */
    lines: z.array(linePieces).min(1).max(100).optional(),
  }),
  output: order,
})

const ofCustomer = { service: 'document', access: 'customer' } as const

export const filterDocuments = describeCall({
  ...ofCustomer,
  method: 'POST',
  path: 'filter/web',
  summary: "The customer's orders, newest first",
  input: z.object({
    filter: z.object({ store: id.optional() }).optional(),
    page: z.int32().min(1).optional(),
    limit: z.int32().min(1).max(100).optional(),
  }),
  output: z.object({
    records: z.array(z.object({ id, extendedDetails: order.nullish() })),
    ...pagination.shape,
  }),
})

export const getDocument = describeCall({
  ...ofCustomer,
  method: 'GET',
  path: 'get/web/{id}',
  summary: 'One order of the customer',
  input: z.object({ id: idInText }),
  output: z.object({ id, extendedDetails: order }),
})

const ofStaff = { ...ecommerce, access: { scope: 'commerce' } } as const

export const listOrders = describeCall({
  ...ofStaff,
  path: 'order/x/staff/filter',
  summary: 'Orders of all buyers, newest first',
  input: z.object({
    state: z.enum(ORDER_STATES).optional(),
    paymentState: z.enum(PAYMENT_STATES).optional(),
    /** Part of the number or the e-mail. */
    keywords: z.string().max(200).optional(),
    page: z.int32().min(1).optional(),
    limit: z.int32().min(1).max(100).optional(),
  }),
  output: z.object({ records: z.array(order), ...pagination.shape }),
})

export const moveOrder = describeCall({
  ...ofStaff,
  path: 'order/x/staff/move',
  kind: 'write',
  summary: 'Moves an order on, with an entry in its timeline and a mail',
  input: z.object({
    number: z.string().max(40),
    move: z.enum(['pay', 'ship', 'deliver', 'cancel', 'refund']),
    trackingUrl: z.url().max(500).optional(),
    note: z.string().trim().max(500).optional(),
    /** What a refund pays back, also beyond what is due; all that is due by default. */
    amount: z.number().positive().multipleOf(0.01).max(10_000_000).optional(),
    /** In place of `amount`: the buyer withdraws from these, by word of mouth or post. */
    lines: z.array(linePieces).min(1).max(100).optional(),
  }),
  output: order,
})

import { z } from 'zod'
import { id, mediaReference } from './answers.ts'
import { itemOptions } from './cart-answer.ts'
import { orderAddress } from './checkout.ts'
import { readTexts } from './consents.ts'
import { paymentMethod } from './payment.ts'

export const ORDER_STATES = [
  /** Placed; the payment by a provider or bank transfer is pending. */
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

export const orderLine = z.object({
  id,
  /** Null once the product was deleted. */
  productId: id.nullable(),
  mainProductId: id.nullable(),
  name: z.string(),
  sku: z.string(),
  slug: z.string(),
  media: z.array(mediaReference),
  options: itemOptions,
  /**
   * The products chosen for the parts of a bundle, with their quantity in each bundle. Its tickets are
   * lines of their own.
   */
  parts: z.array(z.object({ productId: id, name: z.string(), qty: z.int32() })).nullish(),
  qty: z.int32(),
  unitPrice: amount,
  rowTotal: amount,
  /** Percent. */
  taxRate: z.number(),
  /** Why the buyer cannot withdraw from it; null when the buyer can. */
  noWithdrawal: z.enum(['madeToOrder', 'digital', 'event']).nullable(),
  /** Pieces that the buyer withdrew from. */
  withdrawnQty: z.int32(),
  /** Signed, expiring paths of what was bought; empty until it is paid. */
  downloads: z.array(z.object({ name: z.string(), path: z.string() })),
  /** Codes of tickets; empty until they are paid. */
  codes: z.array(z.string()),
  /** Extension: what a ticket shows; null for other lines. */
  ticket: z
    .object({
      /** The events that name it, by start. */
      events: z.array(
        z.object({
          id,
          title: z.string(),
          start: z.string(),
          end: z.string().nullable(),
          location: z.string(),
        }),
      ),
      /** Such as gate and seat, from its attributes. */
      places: z.array(z.object({ label: z.string(), value: z.string() })),
      /** One for each piece, with the signed path of the picture of its code; empty until it is paid. */
      pieces: z.array(z.object({ code: z.string(), qrPath: z.string() })),
    })
    .nullish(),
})

export type OrderLine = z.output<typeof orderLine>

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
  /** Total to be paid back, and how much of it has been. */
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
      /** Amount of a refund. */
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
  /** Extension: signed path of all tickets as PDF, and its title; null while there are none. */
  ticketsPath: z.string().nullish(),
  ticketsTitle: z.string().nullish(),
  /** Extension: when digital content comes that waits for the end of the right to withdraw. */
  digitalFrom: z.string().nullish(),
  /** Extension: consents that were given with the order, each in the version that was read. */
  acceptedTexts: readTexts.nullish(),
})

export type Order = z.output<typeof order>
export type PaymentState = Order['paymentState']
export type NoWithdrawal = NonNullable<Order['lines'][number]['noWithdrawal']>
export type OrderState = Order['state']

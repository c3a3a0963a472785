import { z } from 'zod'
import { idInText, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { orderAddress } from './checkout.ts'
import { enumValue } from './enum-value.ts'
import { actor, saved } from './history.ts'
import { ORDER_EVENTS, ORDER_STATES, PAYMENT_STATES } from './order.ts'
import { ecommerce } from './order-calls.ts'

/** One order as staff see it, in the words of their graph. */

const number = z.string().max(40)
const money = z.object({ amount: z.string(), currency: z.string() })
const decimal = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/)
const file = z.object({ title: z.string(), url: z.string() })

export const STAFF_MOVES = [
  ...['REFUND', 'PAY', 'SHIP', 'DELIVER', 'RETURN', 'CANCEL', 'CORRECT'],
] as const
export const ORDER_MAILS = [
  ...['CONFIRMATION', 'PAYMENT', 'TICKETS', 'FILES', 'SHIPMENT', 'DELIVERY', 'CANCELLATION'],
  'REFUND',
] as const
export type StaffMove = (typeof STAFF_MOVES)[number]
export type OrderMail = (typeof ORDER_MAILS)[number]

const line = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  picture: mediaReference.nullable(),
  /** What the buyer had written on it. */
  personalizations: z.array(z.string()),
  parts: z.array(z.object({ name: z.string(), quantity: z.int32() })),
  quantity: z.int32(),
  unitPrice: money,
  rowTotal: money,
  /** Pieces that came or come back, and what was paid for them. */
  returnedQuantity: z.int32(),
  returnedAmount: money,
  /** What one, two … of the pieces that are left cost, without the delivery. */
  refunds: z.array(money),
  /** False for tickets and files. */
  isSent: z.boolean(),
  noWithdrawal: z.enum(['MADE_TO_ORDER', 'DIGITAL', 'EVENT']).nullable(),
  files: z.array(file),
  tickets: z.array(z.object({ code: z.string(), url: z.string() })),
})

const sums = z.object({
  items: money,
  coupon: money,
  delivery: money,
  total: money,
  refunded: money,
  /** Due and not paid back yet. */
  owed: money,
  /** What can be paid back at most. */
  refundable: money,
  /** Neither due nor paid back: pieces that come back are never worth more. */
  undue: money,
  /** Comes back with the last piece that is sent. */
  deliveryRefund: money,
})

const payment = z.object({
  id: z.string(),
  provider: z.string(),
  state: z.enum(['STARTED', 'FAILED', 'PAID', 'REFUNDED']),
  amount: money,
  refunded: money,
  /** It came after the order was paid, and goes back whole. */
  isExtra: z.boolean(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
})

const withdrawal = z.object({
  at: z.string(),
  /** Such as `2 × Šal`. */
  what: z.string(),
  /** Last moment of the day by which the money has to be back. */
  refundBy: z.string(),
  /** Nothing of it is owed any more. */
  isSettled: z.boolean(),
})

const note = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  actor,
  isEdited: z.boolean(),
})

export const staffOrder = z.object({
  id: z.string(),
  number: z.string(),
  placedAt: z.string(),
  state: z.enum(ORDER_STATES.map(enumValue)),
  paymentState: z.enum(PAYMENT_STATES.map(enumValue)),
  heldUntil: z.string().nullable(),
  /** Empty once the buyer was erased. */
  email: z.string(),
  /** Of the list of customers; null once the buyer was erased. */
  customerId: z.string().nullable(),
  language: z.string(),
  lines: z.array(line),
  sums,
  couponCode: z.string().nullable(),
  paymentMethod: z.string(),
  isPaidAtDoor: z.boolean(),
  payments: z.array(payment),
  shippingAddress: orderAddress.nullable(),
  billingAddress: orderAddress,
  delivery: z
    .object({
      name: z.string(),
      branch: z.string().nullable(),
      minDays: z.int32(),
      maxDays: z.int32(),
    })
    .nullable(),
  instructions: z.string().nullable(),
  gift: z
    .object({
      to: z.string().nullable(),
      from: z.string().nullable(),
      message: z.string().nullable(),
    })
    .nullable(),
  trackingUrl: z.string().nullable(),
  documents: z.array(file),
  timeline: z.array(
    z.object({
      event: z.enum(ORDER_EVENTS.map(enumValue)),
      at: z.string(),
      note: z.string().nullable(),
      amount: money.nullable(),
    }),
  ),
  withdrawalUntil: z.string().nullable(),
  withdrawals: z.array(withdrawal),
  notes: z.array(note),
  /** Those that can be sent again. */
  mails: z.array(z.enum(ORDER_MAILS)),
  /** Those that are possible now, for the rights of the member. */
  moves: z.array(z.enum(STAFF_MOVES)),
  /** What to do next; null while there is nothing to do. */
  nextMove: z.enum(STAFF_MOVES).nullable(),
})

export const getStaffOrder = describeCall({
  ...ecommerce,
  access: { right: 'orders.read' },
  path: 'order/x/staff/get',
  summary: 'One order with all that staff need, and with the moves that are possible now',
  input: z.object({ number }),
  output: staffOrder,
})

/** Answer of a move: read the order again. */
const moved = z.object({ number: z.string() })

export const refundOrder = describeCall({
  ...ecommerce,
  access: { right: 'orders.refund' },
  path: 'order/x/staff/refund',
  kind: 'write',
  summary:
    'Records money that was paid back, with a mail; repeated with the same `idempotency-key` once. Over the setting `staff/refundLimit` it needs a fresh code or password',
  input: z.object({
    number,
    /** Pieces that come back. Without lines and amount all that is owed is paid back. */
    lines: z
      .array(z.object({ id: idInText, quantity: z.int32().min(1) }))
      .min(1)
      .max(100)
      .optional(),
    /** In place of lines; may exceed what is owed. */
    amount: decimal.optional(),
    /** What the member saw: another amount is refused with AMOUNT_CHANGED. */
    expected: decimal.optional(),
    note: z.string().trim().max(500).optional(),
  }),
  output: moved,
})

export const returnExtraPayment = describeCall({
  ...ecommerce,
  access: { right: 'orders.refund' },
  path: 'order/x/staff/extra',
  kind: 'write',
  summary: 'Records that a second payment of an order was paid back, once, with a mail',
  input: z.object({ number, paymentId: z.string().min(1).max(64) }),
  output: moved,
})

export const saveOrderNote = describeCall({
  ...ecommerce,
  access: { right: 'orders.note' },
  path: 'order/x/staff/note',
  kind: 'write',
  summary: 'Writes, changes or, with an empty text, removes a note that the buyer never sees',
  input: z.object({
    number,
    /** Made up for a new note: repeated with it, a note is written once. */
    id: z.string().regex(/^[\w-]{8,40}$/),
    /** The text that the form began with; null for a new note. */
    base: z.string().nullable(),
    text: z.string().trim().max(2_000),
  }),
  output: saved,
})

export const resendOrderMail = describeCall({
  ...ecommerce,
  access: { right: 'orders.move' },
  path: 'order/x/staff/mail',
  kind: 'write',
  summary: 'Sends a mail to the buyer again; repeated with the same `idempotency-key` once',
  input: z.object({ number, mail: z.enum(ORDER_MAILS) }),
  output: moved,
})

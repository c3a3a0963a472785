import type { Generated } from 'kysely'
import type {
  NoWithdrawal,
  ORDER_EVENTS,
  OrderState,
  PaymentState,
} from '#services/contract/order.ts'

export type OrderTable = {
  id: Generated<number>
  /** 128 random bits. */
  slug: string
  /** Such as 2026-000123, without gaps. */
  number: string
  /** The cart it was created from; also the owner of its pieces in stock. */
  cart_id: string
  account_id: number | null
  /** Null once the buyer was erased. */
  customer_id: number | null
  email: string
  email_key: string
  /** Language of its mails. */
  language: string
  currency: string
  state: OrderState
  payment_state: Exclude<PaymentState, 'partlyRefunded'>
  /** `held` may have expired; `released` was given back or never taken. */
  stock_state: 'held' | 'taken' | 'released'
  placed_at: string
  held_until: string | null
  shipped_at: string | null
  delivered_at: string | null
  items_cents: number
  coupon_id: number | null
  coupon_code: string | null
  coupon_cents: number
  delivery_cents: number
  total_cents: number
  /** Total to be paid back, including what was paid back already. */
  refund_cents: number
  /** The part of it that was paid back. */
  refunded_cents: Generated<number>
  /** JSON of the address; null when nothing is sent. */
  shipping_address: string | null
  /** JSON of the address. */
  billing_address: string
  delivery_method_id: number | null
  /** JSON: name, branch and days. */
  delivery: string | null
  payment_method_id: number
  /** JSON: name, type and kind. */
  payment_method: string
  /** JSON of the form that begins the payment, so that a repeated call returns the same one. */
  payment_form: string | null
  instructions: string | null
  gift_to: string | null
  gift_from: string | null
  gift_message: string | null
  /** The buyer agreed that digital content is delivered at once. */
  is_digital_at_once: 0 | 1
  /** The entry of the consent log that was written with the order; null without one. */
  consent_log_id: number | null
  tracking_url: string | null
  /** An order that only expired is reopened when its payment arrives later. */
  cancelled_by: 'buyer' | 'staff' | 'expiry' | null
  /** When the buyer's account was erased; the buyer's data goes once the order is over. */
  erased_at: string | null
}

export type OrderLineTable = {
  id: Generated<number>
  order_id: number
  product_id: number | null
  main_product_id: number | null
  name: string
  sku: string
  slug: string
  /** JSON. */
  media: string
  /** JSON. */
  options: string
  is_digital: 0 | 1
  /** JSON: what the whole line takes from stock; an empty list for lines before migration 0186. */
  pieces: Generated<string>
  /** JSON: the products chosen for the parts of a bundle but its tickets; an empty list before migration 0187. */
  parts: Generated<string>
  quantity: number
  unit_cents: number
  row_cents: number
  /** Its share of the coupon. */
  coupon_cents: number
  tax_basis_points: number
  no_withdrawal: Exclude<NoWithdrawal, 'event'> | null
  /** For an event on a date there is no right to withdraw. */
  is_ticket: Generated<0 | 1>
  /**
   * JSON: what comes back into a cart in its place, so that a bundle whose tickets are lines comes
   * back once; null for the line itself.
   */
  returns: string | null
  /** Pieces that the buyer withdrew from. */
  withdrawn_quantity: Generated<number>
  /** When the buyer last withdrew from pieces. */
  withdrawn_at: string | null
}

/** Pieces that an order takes from stock. */
export type OrderPieceTable = { order_id: number; product_id: number; quantity: number }

export type OrderTaxTable = {
  order_id: number
  basis_points: number
  net_cents: number
  tax_cents: number
}

export type OrderEventTable = {
  id: Generated<number>
  order_id: number
  event: (typeof ORDER_EVENTS)[number]
  at: string
  note: string | null
  /** Amount of a refund. */
  amount_cents: number | null
}

/** An idempotency key of a move that staff made. */
export type OrderMoveTable = {
  key: string
  order_id: number
  /** SHA-256 of the request, so that the key cannot be used for another one. */
  request: string
  at: string
}

/** A word that the search of staff finds an order by. */
export type OrderWordTable = { word: string; order_id: number }

/** The last number of each year. */
export type OrderNumberTable = { year: number; last: number }

/** Codes of tickets, one for each piece. */
export type OrderCodeTable = { id: Generated<number>; line_id: number; code: string }

/** A download of a file. */
export type OrderDownloadTable = {
  id: Generated<number>
  line_id: number
  file_id: number
  /** Distinguishes the links of a file. */
  link: string
  at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    customer_order: OrderTable
    order_line: OrderLineTable
    order_piece: OrderPieceTable
    order_tax: OrderTaxTable
    order_event: OrderEventTable
    order_move: OrderMoveTable
    order_word: OrderWordTable
    order_number: OrderNumberTable
    order_code: OrderCodeTable
    order_download: OrderDownloadTable
  }
}

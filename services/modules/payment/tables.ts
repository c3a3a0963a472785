import type { Generated } from 'kysely'

export type PaymentMethodTable = {
  id: Generated<number>
  /** Unique. */
  code: string
  /** Name of the adapter that takes the payment. */
  adapter: string
  /** The best first. */
  position: number
  /** Larger orders are not offered it. */
  max_cents: number | null
  active: Generated<0 | 1>
}
export type PaymentMethodTextTable = {
  method_id: number
  language: string
  name: string
  description: string
}
/** Pairs that cannot be combined. */
export type PaymentExclusionTable = { payment_method_id: number; delivery_method_id: number }
/** One attempt to pay an order. */
export type PaymentTable = {
  /** 128 random bits, known to the provider. */
  id: string
  order_slug: string
  method_id: number | null
  adapter: string
  amount_cents: number
  currency: string
  /** The part of it that was paid back. */
  refunded_cents: Generated<number>
  success_url: string
  failure_url: string
  /** 1 for a payment that arrived after its order was paid: it is refunded in full. */
  is_extra: Generated<0 | 1>
  state: 'started' | 'failed' | 'paid' | 'refunded'
  /** The provider's id of the order that this server created there. */
  provider_order: string | null
  /** The provider's own id of the transaction. */
  reference: string | null
  /** Why it failed, in the provider's words. */
  reason: string | null
  started_at: string
  settled_at: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    payment: PaymentTable
    payment_exclusion: PaymentExclusionTable
    payment_method: PaymentMethodTable
    payment_method_text: PaymentMethodTextTable
  }
}

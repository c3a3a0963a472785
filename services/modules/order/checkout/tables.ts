import type { Generated } from 'kysely'

/** The buyer of a cart and the addresses. */
export type CheckoutTable = {
  /** Number of the guest user. */
  id: Generated<number>
  cart_id: string
  /** As the buyer typed it. */
  email: string
  /** The same as a key to find it by. */
  email_key: string
  /** JSON; null before it was saved. */
  shipping_address: string | null
  /** JSON; null when it is the shipping address. */
  billing_address: string | null
  /** A company buys; the billing address has its name and OIB. */
  is_company: 0 | 1
  saved_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    checkout: CheckoutTable
  }
}

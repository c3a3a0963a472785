import type { Generated } from 'kysely'

export type CartTable = {
  /** 128 random bits. */
  id: string
  /** 128 random bits that grant access to the cart. */
  protect_code: string
  account_id: number | null
  /** `archived` was ordered, `used` was joined into another cart. */
  state: 'open' | 'archived' | 'used'
  version: number
  coupon_id: number | null
  member_card_barcode: string | null
  instructions: string
  /** Destination country of the order, which the chosen delivery serves. */
  delivery_country_id: number | null
  delivery_method_id: number | null
  delivery_branch_id: number | null
  payment_method_id: number | null
  /** When its last reservation ends or ended. */
  reserved_until: string | null
  used_at: string
}
export type CartItemTable = {
  id: Generated<number>
  cart_id: string
  product_id: number
  quantity: number
  /** JSON with sorted keys, so that equal options are equal texts. */
  options: string
}
/** Idempotency keys of a cart's writes. */
export type CartWriteTable = {
  id: Generated<number>
  cart_id: string
  key: string
  written_at: string
}
export type CouponTable = {
  id: Generated<number>
  /** In upper case. */
  code: string
  kind: 'percent' | 'fixed' | 'freeDelivery'
  percent: number | null
  amount_cents: number | null
  min_cents: Generated<number>
  /** Applies only to products of this category and its descendants. */
  category_id: number | null
  members_only: Generated<0 | 1>
  starts_at: string | null
  ends_at: string | null
  max_uses: number | null
  uses: Generated<number>
}
/** Price of one unit of the main currency in another one. */
export type CurrencyRateTable = { currency_id: number; rate_millionths: number }

declare module '#services/platform/tables.ts' {
  interface Tables {
    cart: CartTable
    cart_item: CartItemTable
    cart_write: CartWriteTable
    coupon: CouponTable
    currency_rate: CurrencyRateTable
  }
}

import type { Generated } from 'kysely'

export type WishlistTable = {
  id: Generated<number>
  /** Exactly one of these two is set. */
  account_id: number | null
  /** Digest of what the guest's cookie holds. */
  guest_key: string | null
  /** Under which others may read it; the owner can be told it again. */
  share_token: string | null
  /** To the day for reads, so that they seldom write. */
  used_at: string
}
export type WishTable = {
  id: Generated<number>
  wishlist_id: number
  product_id: number
  added_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    wishlist: WishlistTable
    wish: WishTable
  }
}

import type { Generated } from 'kysely'

export type WishlistTable = {
  id: Generated<number>
  /** Exactly one of these two is set. */
  account_id: number | null
  /** Digest of the guest's cookie token. */
  guest_key: string | null
  /** Token of the public link; stored, so that the owner can see it again. */
  share_token: string | null
  /** Reads update it once a day, to write rarely. */
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

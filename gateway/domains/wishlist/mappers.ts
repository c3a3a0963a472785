import type { Problem } from '#gateway/upstream/problem.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { filterWishlist } from '#services/contract/wishlist.ts'

export type WishProblemParent = Problem<'WishProblem'>
export type WishParent = { readonly productId: string; readonly addedAt: string | null }

export type SetWishSuccessParent = {
  readonly __typename: 'SetWishSuccess'
  readonly productId: string
  readonly isWished: boolean
  readonly guestToken: string | null
  readonly wishlistToken: string | null
}

export function toSharePath(shareToken: string | null | undefined): string | null {
  return shareToken ? `/lista-zelja/${shareToken}` : null
}

type WishRecord = CallOutput<typeof filterWishlist>['records'][number]

export function toWish({ product_id, added_at }: WishRecord): WishParent {
  return { productId: String(product_id), addedAt: added_at ?? null }
}

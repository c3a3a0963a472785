import type { CommentState } from '#services/contract/comment.ts'
import type { Trx } from '#services/platform/database.ts'
import { lockRating, noteChange } from './published.ts'
import { type About, insertComment } from './store.ts'

type PastComment = {
  readonly accountId: number | null
  readonly author: string
  readonly language: string
  readonly rating: number | null
  readonly body: string | null
  readonly state: CommentState
  readonly isBuyer: boolean
  readonly at: string
}

/** Adds earlier comments on one product or post; the stars are counted once at the end. */
export async function addPastComments(
  trx: Trx,
  about: About,
  comments: readonly PastComment[],
): Promise<void> {
  await lockRating(trx, about)
  for (const { accountId, isBuyer, at, ...comment } of comments) {
    await insertComment(trx, {
      ...comment,
      product_id: 'productId' in about ? about.productId : null,
      post_id: 'postId' in about ? about.postId : null,
      account_id: accountId,
      is_single: 1,
      is_buyer: isBuyer ? 1 : 0,
      created_at: at,
      updated_at: at,
    })
  }
  await noteChange(trx, about)
}

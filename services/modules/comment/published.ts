import { MOST_STARS } from '#services/contract/rules/comment-limits.ts'
import { lockProductRating, setRating } from '#services/modules/product/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { type About, countStars, type StoredComment } from './store.ts'

export function aboutOf({ product_id, post_id }: StoredComment): About {
  if (product_id !== null) return { productId: product_id }
  if (post_id !== null) return { postId: post_id }
  throw new Error('A comment is about a product or a post.')
}

/** Serialises changes to a product's ratings, which are counted afterwards. */
export async function lockRating(trx: Trx, about: About): Promise<void> {
  if ('productId' in about) await lockProductRating(trx, about.productId)
}

/** Adds the change tags after a change that only the page of its subject shows. */
export async function noteAnswer(trx: Trx, about: About): Promise<void> {
  await addChanges(trx, [
    'postId' in about ? `post-comments:${about.postId}` : `product-comments:${about.productId}`,
  ])
}

/** Recounts the stars and adds the change tags after a public change. */
export async function noteChange(trx: Trx, about: About): Promise<void> {
  if ('postId' in about) {
    await addChanges(trx, [`post-comments:${about.postId}`])
    return
  }
  const stars = await countStars(trx, about.productId)
  const most = Math.max(0, ...stars.keys())
  const counts = Array.from(
    { length: Math.min(most, MOST_STARS) },
    (_, at) => stars.get(at + 1) ?? 0,
  )
  await setRating(trx, about.productId, counts)
}

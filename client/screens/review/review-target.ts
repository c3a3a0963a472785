import type { CommentTarget } from '#client/features/reviews/comment-target.ts'
import type { ReviewScreenQuery } from './review-screen.generated.ts'

/** Null where it cannot be reviewed. */
export function reviewTarget({ layout, product }: ReviewScreenQuery): CommentTarget | null {
  const isOpen = layout.site.reviewOptions?.onProducts === true
  if (!isOpen || product?.__typename !== 'Product' || product.isArchived) return null
  return { kind: 'review', id: product.id, slug: product.slug, name: product.name }
}

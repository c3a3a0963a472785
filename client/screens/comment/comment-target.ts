import type { CommentTarget } from '#client/features/reviews/comment-target.ts'
import type { CommentScreenQuery } from './comment-screen.generated.ts'

/** Null where it cannot be commented on. */
export function commentTarget({ layout, content }: CommentScreenQuery): CommentTarget | null {
  const isOpen = layout.site.reviewOptions?.onPosts === true
  if (!isOpen || content?.__typename !== 'Post') return null
  return { kind: 'comment', id: content.id, slug: content.slug, name: content.title }
}

import type { Thing } from '#client/features/reviews/thing.ts'
import type { CommentScreenQuery } from './comment-screen.generated.ts'

/** Null where it cannot be commented on. */
export function commentedThing({ layout, content }: CommentScreenQuery): Thing | null {
  const isOpen = layout.site.reviewOptions?.onPosts === true
  if (!isOpen || content?.__typename !== 'Post') return null
  return { kind: 'comment', id: content.id, slug: content.slug, name: content.title }
}

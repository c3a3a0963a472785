import type { CommentState, OwnComment } from '#gateway/generated/resolvers.ts'
import type { COMMENT_STATES, Comment } from '#services/contract/comment.ts'

export type CommentParent = Comment
export type OwnCommentParent = OwnComment

/** Subject of a comment in the terms of the service. */
export type About = { readonly product_id: number } | { readonly post_id: number }

const STATES = {
  published: 'PUBLISHED',
  waiting: 'WAITING',
  rejected: 'REJECTED',
} as const satisfies Record<(typeof COMMENT_STATES)[number], CommentState>

/** A platform that does not tell the state publishes at once, or its option says otherwise. */
export function toOwnComment(
  { id, rating, comment, created_at: createdAt, state, reason = null }: Comment,
  waitsForStaff: boolean,
): OwnComment {
  const known = state ? STATES[state] : null
  return {
    id: String(id),
    rating: rating ?? null,
    text: comment ?? null,
    createdAt,
    state: known ?? (waitsForStaff ? 'WAITING' : 'PUBLISHED'),
    reason,
  }
}

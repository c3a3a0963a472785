import type { TagLook } from '#client/admin/ui/tag.tsx'
import type { Types } from './comments.generated.ts'

export const COMMENT_LOOKS: Readonly<Record<Types.CommentState, TagLook>> = {
  WAITING: 'warning',
  PUBLISHED: 'good',
  REJECTED: 'plain',
}

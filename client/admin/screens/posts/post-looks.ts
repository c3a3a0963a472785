import type { TagLook } from '#client/admin/ui/tag.tsx'
import type { Types } from './posts.generated.ts'

export const POST_LOOKS: Readonly<Record<Types.PostState, TagLook>> = {
  DRAFT: 'plain',
  PLANNED: 'warning',
  PUBLIC: 'good',
}

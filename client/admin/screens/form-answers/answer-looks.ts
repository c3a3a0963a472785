import type { TagLook } from '#client/admin/ui/tag.tsx'

export const ANSWER_LOOKS: Readonly<Record<'NEW' | 'READ', TagLook>> = {
  NEW: 'warning',
  READ: 'plain',
}

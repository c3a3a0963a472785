import type { TagLook } from '#client/admin/ui/tag.tsx'
import type { Types } from './forms.generated.ts'

export const FORM_LOOKS: Readonly<Record<Types.FormState, TagLook>> = {
  OPEN: 'good',
  CLOSED: 'plain',
}

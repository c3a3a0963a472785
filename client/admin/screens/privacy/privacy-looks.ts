import type { TagLook } from '#client/admin/ui/tag.tsx'
import type { Types } from './privacy.generated.ts'

export const PRIVACY_LOOKS: Readonly<Record<Types.PrivacyState, TagLook>> = {
  OPEN: 'warning',
  WAITING_FOR_IDENTITY: 'plain',
  DONE: 'good',
  REFUSED: 'plain',
}

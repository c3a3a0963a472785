import type { TagLook } from '#client/admin/ui/tag.tsx'
import type { Types } from './events.generated.ts'

export const EVENT_LOOKS: Readonly<Record<Types.EventState, TagLook>> = {
  PLANNED: 'plain',
  POSTPONED: 'warning',
  CANCELLED: 'bad',
}

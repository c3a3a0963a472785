import type { TagLook } from '#client/admin/ui/tag.tsx'
import type { Types } from './mails.generated.ts'

export const MAIL_LOOKS: Readonly<Record<Types.MailState, TagLook>> = {
  FAILED: 'bad',
  WAITING: 'warning',
  SENT: 'good',
  DROPPED: 'plain',
}

import { keepRows, type RetentionRule } from '#services/platform/retention.ts'
import type {} from './tables.ts'

/** Longer than any job is tried. */
const SENT_DAYS = 7

export const mailRetention: readonly RetentionRule[] = [
  keepRows({
    kind: 'sent-mails',
    keepDays: SENT_DAYS,
    table: 'mail_sent',
    key: 'message_id',
    moment: 'at',
  }),
]

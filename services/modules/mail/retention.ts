import { keepRows, type RetentionRule } from '#services/platform/retention.ts'
import { outboxFolder } from './delivery.ts'
import { countFiles, removeFiles } from './outbox-files.ts'
import type {} from './tables.ts'

/** Long enough to answer questions about a missing mail. */
const LOG_DAYS = 90
/** As long as the confirmation links in them are valid. */
const FILE_DAYS = 2

export const mailRetention: readonly RetentionRule[] = [
  keepRows({
    kind: 'mail-log',
    deletes: 'recipient, text without links, attempts and result of each mail',
    keepDays: LOG_DAYS,
    bounds: { least: 30, most: 365 },
    table: 'mail_log',
    moment: 'tried_at',
  }),
  {
    kind: 'mail-files',
    deletes: 'mails written as files without `SMTP_URL`',
    keepDays: FILE_DAYS,
    count: ({ dataDir }, before) => countFiles(outboxFolder(dataDir), before),
    purge: ({ dataDir }, before, limit) => removeFiles(outboxFolder(dataDir), before, limit),
  },
]

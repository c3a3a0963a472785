import { z } from 'zod'
import { listCalls } from './list.ts'
import { MAIL_LIST } from './rules/lists/mails.ts'

export const mailRow = z.object({
  id: z.string(),
  /** Null for letters that were sent before it was recorded. */
  email: z.string().nullable(),
  /** Null for a letter that could not be written. */
  subject: z.string().nullable(),
  /** What it is about, in a few words. */
  kind: z.string(),
  state: z.enum(MAIL_LIST.filters.state.words),
  tries: z.int32(),
  triedAt: z.string(),
  /** Code of the last attempt, such as `ECONNECTION` or `EENVELOPE 550`; null when it left. */
  fault: z.string().nullable(),
})

export const [listMails, listMailViews] = listCalls(MAIL_LIST, {
  path: 'mails',
  what: 'letters to customers and staff',
  row: mailRow,
})

export type MailRow = z.output<typeof mailRow>

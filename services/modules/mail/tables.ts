import type { Generated } from 'kysely'
import type { LimitGroup } from '#services/platform/letter.ts'

/** Delivery log, without what may grant access. */
export type MailLogTable = {
  id: Generated<number>
  message_id: string
  template: string
  /** Null for mails that were sent before this column existed. */
  email: string | null
  email_key: string | null
  tries: number
  tried_at: string
  /** Null while it is not sent. */
  sent_at: string | null
  /** Error code of the last attempt, without personal data. */
  fault: string | null
  /** The limit of its recipient that it counts against; null for letters without one. */
  limit_group: LimitGroup | null
  /** Of the outbox; null for a letter that no job sent. */
  job_id: number | null
  /** Null before these two existed, and for a letter that could not be written. */
  subject: string | null
  /** Plain text without links and codes. */
  body: string | null
  /** The changed texts that it is written with, as JSON; null for the shipped ones. */
  texts: string | null
}

/** A text of a letter that staff changed; without a row the shipped one counts. */
export type LetterTextTable = {
  letter: string
  language: string
  path: string
  value: string
  /** The text in the product at that time. */
  shipped: string
}

/** An attempt to deliver a letter. */
export type MailTryTable = {
  id: Generated<number>
  mail_id: number
  at: string
  /** Null when it left. */
  fault: string | null
  /** Words of the mail server, without addresses. */
  answer: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    letter_text: LetterTextTable
    mail_log: MailLogTable
    mail_try: MailTryTable
  }
}

/** What was sent to whom, or could not be: never what it said, which may open a door. */
export type MailLogTable = {
  message_id: string
  template: string
  /** Null of mails that left before this was kept. */
  email: string | null
  email_key: string | null
  tries: number
  tried_at: string
  /** Null: it has not left (yet). */
  sent_at: string | null
  /** Of the last try: a code that tells of nobody. */
  fault: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    mail_log: MailLogTable
  }
}

import type { LimitGroup } from '#services/platform/letter.ts'

/** Delivery log without contents, which may grant access. */
export type MailLogTable = {
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
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    mail_log: MailLogTable
  }
}

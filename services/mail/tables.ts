/** Which mails have left, by a name that says nothing of whom they went to. */
export type MailSentTable = { message_id: string; at: string }

declare module '#services/platform/tables.ts' {
  interface Tables {
    mail_sent: MailSentTable
  }
}

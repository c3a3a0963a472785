import type { Selectable } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { MailLogTable } from './tables.ts'

export async function hasLeft(db: Db, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_log')
    .select('sent_at')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined && row.sent_at !== null
}

/** Records the result of an attempt. */
export async function keepTry(
  db: Db,
  mail: Omit<Selectable<MailLogTable>, 'tries' | 'email_key'> & { readonly email: string },
): Promise<void> {
  const { tried_at, sent_at, fault } = mail
  await db
    .insertInto('mail_log')
    .values({ ...mail, email_key: emailKey(mail.email), tries: 1 })
    .onConflict((conflict) =>
      conflict.column('message_id').doUpdateSet((column) => ({
        tries: column('mail_log.tries', '+', 1),
        ...{ tried_at, sent_at, fault },
      })),
    )
    .execute()
}

type LoggedMail = Pick<
  Selectable<MailLogTable>,
  'template' | 'email' | 'tries' | 'tried_at' | 'sent_at' | 'fault'
>

/** Latest attempt first. */
export async function readLog(
  db: Db,
  wanted: {
    readonly email: string | undefined
    /** Only mails that were not sent. */
    readonly isUnsent: boolean
    readonly offset: number
    readonly limit: number
  },
): Promise<{ mails: LoggedMail[]; total: number }> {
  let rows = db.selectFrom('mail_log')
  if (wanted.email !== undefined) rows = rows.where('email_key', '=', emailKey(wanted.email))
  if (wanted.isUnsent) rows = rows.where('sent_at', 'is', null)
  const [mails, { total }] = await Promise.all([
    rows
      .orderBy('tried_at', 'desc')
      .orderBy('message_id')
      .offset(wanted.offset)
      .limit(wanted.limit)
      .select(['template', 'email', 'tries', 'tried_at', 'sent_at', 'fault'])
      .execute(),
    rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { mails, total }
}

export async function deleteLog(trx: Trx, emails: readonly string[]): Promise<void> {
  await trx.deleteFrom('mail_log').where('email_key', 'in', emails.map(emailKey)).execute()
}

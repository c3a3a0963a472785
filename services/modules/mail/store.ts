import { type Selectable, sql } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { LimitGroup } from '#services/platform/letter.ts'
import { LONGEST_WINDOW_MS, roomFrom } from './letter-limits.ts'
import type { MailLogTable } from './tables.ts'

/** Arbitrary, but the same in every replica. */
const RECIPIENTS = 728_395

export async function hasLeft(db: Db, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_log')
    .select('sent_at')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined && row.sent_at !== null
}

type LoggedTry = Omit<Selectable<MailLogTable>, 'tries' | 'email_key' | 'limit_group'> & {
  readonly email: string
}

/**
 * Counts a letter against the limit of its recipient, once for all of its attempts. Null, or when
 * the recipient has room again.
 */
export async function claimRoom(
  db: Db,
  { message_id, template, email }: Pick<LoggedTry, 'message_id' | 'template' | 'email'>,
  { group: limit_group, now }: { readonly group: LimitGroup; readonly now: Date },
): Promise<Date | null> {
  const email_key = emailKey(email)
  return await inTransaction(db, async (trx) => {
    await lockRecipient(trx, email_key)
    const counted = await trx
      .selectFrom('mail_log')
      .where('email_key', '=', email_key)
      .where('limit_group', '=', limit_group)
      .where('tried_at', '>', new Date(now.getTime() - LONGEST_WINDOW_MS).toISOString())
      .orderBy('tried_at')
      .select(['message_id', 'tried_at'])
      .execute()
    if (counted.some((row) => row.message_id === message_id)) return null
    const times = counted.map(({ tried_at }) => Date.parse(tried_at))
    const free = roomFrom(limit_group, times, now.getTime())
    if (free !== null) return new Date(free)
    const claim = { limit_group, tried_at: now.toISOString() }
    await trx
      .insertInto('mail_log')
      .values({ message_id, template, email, email_key, tries: 0, ...claim })
      .onConflict((conflict) => conflict.column('message_id').doUpdateSet(claim))
      .execute()
    return null
  })
}

/** Concurrent letters to one recipient are counted one after the other. SQLite has one writer. */
async function lockRecipient(trx: Trx, key: string): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${sql.lit(RECIPIENTS)}, hashtext(${key}))`.execute(trx)
}

/** Records the result of an attempt. */
export async function keepTry(db: Db, mail: LoggedTry): Promise<void> {
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

import { type Selectable, sql } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { LimitGroup } from '#services/platform/letter.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { LONGEST_WINDOW_MS, roomFrom } from './letter-limits.ts'
import type { MailLogTable } from './tables.ts'

/** Arbitrary, but the same in every replica. */
const RECIPIENTS = 728_395
const MOST_EXPORTED = 9_999

/** The letters that jobs tried to send, by the ids of the jobs. */
export async function readLettersOfJobs(
  db: Db,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: number; readonly template: string }>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mail_log')
    .select(['id', 'template', 'job_id'])
    .where('job_id', 'in', jobIds)
    .execute()
  return new Map(rows.map(({ id, template, job_id }) => [job_id ?? 0, { id, template }]))
}

/** Undefined for a letter that was never tried. */
export async function findTried(
  db: Db,
  messageId: string,
): Promise<Pick<Selectable<MailLogTable>, 'sent_at' | 'texts'> | undefined> {
  return await db
    .selectFrom('mail_log')
    .select(['sent_at', 'texts'])
    .where('message_id', '=', messageId)
    .where('tries', '>', 0)
    .executeTakeFirst()
}

type LoggedTry = Pick<Selectable<MailLogTable>, 'message_id' | 'template'> & {
  readonly email: string
  /** Null when it could not be written. */
  readonly shown: { readonly subject: string; readonly body: string } | null
  readonly job_id: number | null
  /** Left out for the shipped ones. */
  readonly texts?: string | null
} & Pick<Selectable<MailLogTable>, 'tried_at' | 'sent_at' | 'fault'>

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
export async function keepTry(
  db: Db,
  { shown, ...mail }: LoggedTry,
  /** Words of the mail server. */
  answer: string | null = null,
): Promise<void> {
  const { tried_at, sent_at, fault, job_id, email, texts = null } = mail
  const result = { tried_at, sent_at, fault, job_id, texts, ...shown }
  await inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('mail_log')
      .values({ ...mail, ...shown, email_key: emailKey(email), tries: 1 })
      .onConflict((conflict) =>
        conflict.column('message_id').doUpdateSet((column) => ({
          tries: column('mail_log.tries', '+', 1),
          ...result,
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('mail_try').values({ mail_id: id, at: tried_at, fault, answer }).execute()
  })
}

/** All letters to an address, the latest attempt first. */
export async function mailsTo(db: Db, email: string): Promise<readonly Selectable<MailLogTable>[]> {
  return await db
    .selectFrom('mail_log')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .orderBy('tried_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_EXPORTED)
    .execute()
}

export async function findMail(db: Db, id: number): Promise<Selectable<MailLogTable> | null> {
  const row = await db.selectFrom('mail_log').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Two steps about one letter follow one another. SQLite has one writer. */
export async function lockMail(trx: Trx, id: number): Promise<Selectable<MailLogTable> | null> {
  const found = trx.selectFrom('mail_log').selectAll().where('id', '=', id)
  const locked = engineOf(trx) === 'postgres' ? found.forUpdate() : found
  return (await locked.executeTakeFirst()) ?? null
}

/** The last one first. */
export async function triesOf(db: Db, mailId: number) {
  return await db
    .selectFrom('mail_try')
    .select(['id', 'at', 'fault', 'answer'])
    .where('mail_id', '=', mailId)
    .orderBy('id', 'desc')
    .execute()
}

/** Empties the texts of letters in which all of these words occur. */
export async function forgetTextsWith(trx: Trx, words: readonly string[]): Promise<void> {
  const occur = words.map((word) => sql`body like ${containing(word)} escape '\\'`)
  await trx
    .updateTable('mail_log')
    .set({ subject: null, body: null })
    .where(sql<boolean>`${sql.join(occur, sql` and `)}`)
    .execute()
}

export async function deleteLog(trx: Trx, emails: readonly string[]): Promise<void> {
  await trx.deleteFrom('mail_log').where('email_key', 'in', emails.map(emailKey)).execute()
}

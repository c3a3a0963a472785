import type { Expression, ExpressionBuilder, Insertable, SqlBool } from 'kysely'
import type { ConsentLogTable } from '#services/modules/gdpr/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { deleteAnswers, settleAnswers } from './answer-store.ts'

export type LogEntry = { readonly consentId: number; readonly textId: number }

export async function insertLog(
  trx: Trx,
  log: Insertable<ConsentLogTable>,
  entries: readonly LogEntry[],
): Promise<number> {
  const { id } = await trx
    .insertInto('consent_log')
    .values(log)
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('consent_log_entry')
    .values(
      entries.map(({ consentId, textId }) => ({
        log_id: id,
        consent_id: consentId,
        text_id: textId,
      })),
    )
    .execute()
  await settleAnswers(trx, id)
  return id
}

export type Statement = {
  readonly consentId: number
  readonly status: 'accepted' | 'withdrawn'
  readonly at: string
  readonly source: string
  readonly language: string
  readonly version: number
}

/**
 * The account's latest statement per consent. Statements typed under its address by others are not
 * included.
 */
export async function lastStatements(db: Db, accountId: number): Promise<Statement[]> {
  return await db
    .selectFrom('consent_answer as answer')
    .innerJoin('consent_log as log', 'log.id', 'answer.log_id')
    .innerJoin('consent_text as text', 'text.id', 'answer.text_id')
    .where('answer.account_id', '=', accountId)
    .select([
      'answer.consent_id as consentId',
      'answer.status',
      'log.at',
      'log.source',
      'text.language',
      'text.version',
    ])
    .execute()
}

/** The texts that the account accepts as its latest answers. */
export async function acceptedByAccount(db: Db, accountId: number): Promise<readonly LogEntry[]> {
  return await db
    .selectFrom('consent_answer')
    .where('account_id', '=', accountId)
    .where('status', '=', 'accepted')
    .select(['consent_id as consentId', 'text_id as textId'])
    .execute()
}

export type AcceptedText = { readonly uniqueNumber: number; readonly version: number }

/** Texts that were accepted with these entries of the log, by entry. */
export async function acceptedIn(
  db: Db,
  logIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AcceptedText[]>> {
  if (logIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('consent_log_entry as entry')
    .innerJoin('consent', 'consent.id', 'entry.consent_id')
    .innerJoin('consent_text as text', 'text.id', 'entry.text_id')
    .where('entry.log_id', 'in', [...logIds])
    .orderBy('consent.number')
    .select(['entry.log_id', 'consent.number as uniqueNumber', 'text.version'])
    .execute()
  return Map.groupBy(rows, (row) => row.log_id)
}

export type ReadStatement = Omit<Statement, 'consentId'> & {
  readonly logId: number
  readonly number: number
  readonly clientAt: string | null
  readonly email: string | null
  readonly accountId: number | null
  /** Null when it is unknown whether the owner of the address made the statement. */
  readonly confirmedAt: string | null
  readonly erasedAt: string | null
  readonly html: string
}

type LogBuilder = ExpressionBuilder<{ log: ConsentLogTable }, 'log'>

/** All statements of an account or under its address, oldest first. */
export async function allStatements(
  db: Db,
  person: { userId: number; emailKey: string },
): Promise<ReadStatement[]> {
  return await statementsWhere(db, (log) => isOf(log, person))
}

/** Those of an account alone, not of others who typed its address. */
export async function statementsOf(db: Db, accountId: number): Promise<ReadStatement[]> {
  return await statementsWhere(db, ({ eb }) => eb('log.account_id', '=', accountId))
}

/** All statements under an address, oldest first, including those of erased persons. */
export async function statementsUnder(
  db: Db,
  address: { readonly emailKey: string; readonly emailHash: string },
  accounts: readonly number[] = [],
): Promise<ReadStatement[]> {
  return await statementsWhere(db, ({ or, eb }) =>
    or([
      eb('log.email_key', '=', address.emailKey),
      eb('log.email_hash', '=', address.emailHash),
      ...accounts.map((id) => eb('log.account_id', '=', id)),
    ]),
  )
}

/**
 * Matches by address only without an account: a reused address must not reveal another account's
 * statements.
 */
function isOf(
  { and, or, eb }: LogBuilder,
  { userId, emailKey }: { userId: number; emailKey: string },
) {
  return or([
    eb('log.account_id', '=', userId),
    and([eb('log.account_id', 'is', null), eb('log.email_key', '=', emailKey)]),
  ])
}

async function statementsWhere(
  db: Db,
  matches: (log: LogBuilder) => Expression<SqlBool>,
): Promise<ReadStatement[]> {
  return await db
    .selectFrom('consent_log as log')
    .where(matches)
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .innerJoin('consent', 'consent.id', 'entry.consent_id')
    .innerJoin('consent_text as text', 'text.id', 'entry.text_id')
    .orderBy('log.id')
    .orderBy('consent.number')
    .select([
      'log.id as logId',
      'consent.number',
      'log.status',
      'log.at',
      'log.client_at as clientAt',
      'log.source',
      'log.email',
      'log.account_id as accountId',
      'log.confirmed_at as confirmedAt',
      'log.erased_at as erasedAt',
      'text.language',
      'text.version',
      'text.html',
    ])
    .execute()
}

/** Anonymises a person's statements. */
export async function eraseFromLog(
  trx: Trx,
  person: { userId: number; emailKey: string },
  erased: { email_hash: string; erased_at: string },
): Promise<void> {
  await trx
    .updateTable('consent_log as log')
    .set({ ...erased, email: null, email_key: null, account_id: null, registration_id: null })
    .where((log) => isOf(log, person))
    .execute()
  await deleteAnswers(trx, person.userId)
}

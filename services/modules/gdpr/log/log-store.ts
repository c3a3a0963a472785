import type { ExpressionBuilder, Insertable } from 'kysely'
import type { ConsentLogTable } from '#services/modules/gdpr/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

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
  const newest = db
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .where('log.account_id', '=', accountId)
    .groupBy('entry.consent_id')
    .select(({ fn }) => ['entry.consent_id', fn.max('log.id').as('log_id')])
  return await statements(db)
    .innerJoin(newest.as('newest'), (join) =>
      join
        .onRef('newest.log_id', '=', 'log.id')
        .onRef('newest.consent_id', '=', 'entry.consent_id'),
    )
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
  readonly clientAt: string | null
  readonly email: string | null
  /** Null when it is unknown whether the owner of the address made the statement. */
  readonly confirmedAt: string | null
  readonly html: string
}

/** All statements of an account or under its address, oldest first. */
export async function allStatements(
  db: Db,
  person: { userId: number; emailKey: string },
): Promise<ReadStatement[]> {
  return await db
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .innerJoin('consent_text as text', 'text.id', 'entry.text_id')
    .where((log) => isOf(log, person))
    .orderBy('log.id')
    .orderBy('entry.consent_id')
    .select([
      'log.status',
      'log.at',
      'log.client_at as clientAt',
      'log.source',
      'log.email',
      'log.confirmed_at as confirmedAt',
      'text.language',
      'text.version',
      'text.html',
    ])
    .execute()
}

/**
 * Matches by address only without an account: a reused address must not reveal another account's
 * statements.
 */
function isOf(
  { and, or, eb }: ExpressionBuilder<{ log: ConsentLogTable }, 'log'>,
  { userId, emailKey }: { userId: number; emailKey: string },
) {
  return or([
    eb('log.account_id', '=', userId),
    and([eb('log.account_id', 'is', null), eb('log.email_key', '=', emailKey)]),
  ])
}

function statements(db: Db) {
  return db
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .innerJoin('consent_text as text', 'text.id', 'entry.text_id')
    .select([
      'entry.consent_id as consentId',
      'log.status',
      'log.at',
      'log.source',
      'text.language',
      'text.version',
    ])
}

export type ProvenStatement = Omit<Statement, 'consentId'> & {
  readonly number: number
  readonly isConfirmed: boolean
  readonly isErased: boolean
}

/** All statements under an address, oldest first, including those of erased persons. */
export async function statementsUnder(
  db: Db,
  { emailKey, emailHash }: { emailKey: string; emailHash: string },
): Promise<ProvenStatement[]> {
  const rows = await statements(db)
    .innerJoin('consent', 'consent.id', 'entry.consent_id')
    .where(({ or, eb }) =>
      or([eb('log.email_key', '=', emailKey), eb('log.email_hash', '=', emailHash)]),
    )
    .orderBy('log.id')
    .orderBy('consent.number')
    .select(['consent.number', 'log.confirmed_at', 'log.erased_at'])
    .execute()
  return rows.map(({ consentId: _id, confirmed_at, erased_at, ...statement }) => ({
    ...statement,
    isConfirmed: confirmed_at !== null,
    isErased: erased_at !== null,
  }))
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
}

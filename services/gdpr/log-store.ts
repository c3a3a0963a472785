import type { Insertable } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ConsentLogTable } from './tables.ts'

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
 * The last that the account itself has said to each consent, and where it has said nothing, the last
 * under its e-mail: what anybody can type into a form never outweighs what was said logged in.
 */
export async function lastStatements(
  db: Db,
  { userId, emailKey }: { userId: number; emailKey: string },
): Promise<Statement[]> {
  const newest = await ofPerson(db, { userId, emailKey })
    .groupBy(['entry.consent_id', 'log.account_id'])
    .select(({ fn }) => ['log.account_id', fn.max('log.id').as('id')])
    .execute()
  if (newest.length === 0) return []

  const rows = await statements(db)
    .where(
      'log.id',
      'in',
      newest.map(({ id }) => id),
    )
    .orderBy('log.id', 'desc')
    .execute()
  const ofAccount = new Map<number, Statement>()
  const ofEmail = new Map<number, Statement>()
  for (const { accountId, ...statement } of rows) {
    const known = accountId === null ? ofEmail : ofAccount
    if (!known.has(statement.consentId)) known.set(statement.consentId, statement)
  }
  return [...new Map([...ofEmail, ...ofAccount]).values()]
}

export type ReadStatement = Omit<Statement, 'consentId'> & {
  readonly clientAt: string | null
  readonly email: string | null
  readonly html: string
}

/** Everything that was ever said, oldest first. */
export async function allStatements(
  db: Db,
  person: { userId: number; emailKey: string },
): Promise<ReadStatement[]> {
  const rows = await ofPerson(db, person)
    .innerJoin('consent_text as text', 'text.id', 'entry.text_id')
    .orderBy('log.id')
    .orderBy('entry.consent_id')
    .select([
      'log.status',
      'log.at',
      'log.client_at as clientAt',
      'log.source',
      'log.email',
      'text.language',
      'text.version',
      'text.html',
    ])
    .execute()
  return rows
}

function ofPerson(db: Db, { userId, emailKey }: { userId: number; emailKey: string }) {
  return db
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .where(({ or, and, eb }) =>
      or([
        eb('log.account_id', '=', userId),
        and([eb('log.account_id', 'is', null), eb('log.email_key', '=', emailKey)]),
      ]),
    )
}

function statements(db: Db) {
  return db
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .innerJoin('consent_text as text', 'text.id', 'entry.text_id')
    .select([
      'entry.consent_id as consentId',
      'log.account_id as accountId',
      'log.status',
      'log.at',
      'log.source',
      'text.language',
      'text.version',
    ])
}

export type ProvenStatement = Omit<Statement, 'consentId'> & {
  readonly number: number
  readonly isErased: boolean
}

/** What was said under an address, oldest first, also by who was erased since. */
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
    .select(['consent.number', 'log.erased_at'])
    .execute()
  return rows.map(({ number, status, at, source, language, version, erased_at }) => ({
    ...{ number, status, at, source, language, version },
    isErased: erased_at !== null,
  }))
}

/** From now on it is the account's, whatever its address becomes. */
export async function claimLog(
  trx: Trx,
  { userId, emailKey }: { userId: number; emailKey: string },
): Promise<void> {
  await trx
    .updateTable('consent_log')
    .set({ account_id: userId })
    .where('email_key', '=', emailKey)
    .where('account_id', 'is', null)
    .execute()
}

/** Takes away who it was. Their statements stay as somebody's. */
export async function eraseFromLog(
  trx: Trx,
  person: { userId: number; emailKey: string },
  erased: { email_hash: string; erased_at: string },
): Promise<void> {
  await trx
    .updateTable('consent_log')
    .set({ ...erased, email: null, email_key: null, account_id: null })
    .where(({ or, eb }) =>
      or([eb('account_id', '=', person.userId), eb('email_key', '=', person.emailKey)]),
    )
    .execute()
}

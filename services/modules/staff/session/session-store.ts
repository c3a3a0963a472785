import type { Selectable } from 'kysely'
import type { StaffSessionTable } from '#services/modules/staff/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type SessionRow = Selectable<StaffSessionTable>
export type NewSession = Omit<SessionRow, 'id'>

export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  await trx.insertInto('staff_session').values(session).execute()
}

export async function readSession(db: Db, tokenHash: string): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

/** When members of staff used the back office, as far as their sessions are stored. */
export async function readLastSeen(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('staff_session')
    .select(({ fn }) => ['account_id', fn.max('seen_at').as('seen_at')])
    .where('is_complete', '=', 1)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id, seen_at }) => [account_id, seen_at]))
}

export async function readSessions(
  db: Db,
  { accountId, after }: { accountId: number; after: string },
): Promise<SessionRow[]> {
  return await db
    .selectFrom('staff_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('seen_at', '>', after)
    .where('is_complete', '=', 1)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function updateSession(
  db: Db,
  id: number,
  change: Partial<Pick<SessionRow, 'seen_at' | 'confirmed_at'>>,
): Promise<void> {
  await db.updateTable('staff_session').set(change).where('id', '=', id).execute()
}

/** For the next passkey of this session, in place of an earlier one. */
export async function setChallenge(
  db: Db,
  { id, challenge, until }: { id: number; challenge: string; until: string },
): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ challenge, challenge_until: until })
    .where('id', '=', id)
    .execute()
}

/** Uses it up, also for an answer that is refused then; null when there is none. */
export async function takeChallenge(
  trx: Trx,
  { id, at }: { id: number; at: string },
): Promise<string | null> {
  const row = await trx
    .selectFrom('staff_session')
    .select(['challenge', 'challenge_until'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.challenge || !row.challenge_until) return null
  const taken = await trx
    .updateTable('staff_session')
    .set({ challenge: null, challenge_until: null })
    .where('id', '=', id)
    .where('challenge', '=', row.challenge)
    .returning('id')
    .executeTakeFirst()
  return taken && row.challenge_until > at ? row.challenge : null
}

/** Deletes it; null when the account has no such session. */
export async function takeSession(
  trx: Trx,
  { id, accountId }: { id: number; accountId: number },
): Promise<SessionRow | null> {
  const row = await trx
    .deleteFrom('staff_session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function deleteSessions(
  trx: Trx,
  accountId: number,
  { but }: { readonly but?: number } = {},
): Promise<void> {
  const all = trx.deleteFrom('staff_session').where('account_id', '=', accountId)
  await (but === undefined ? all : all.where('id', '!=', but)).execute()
}

/** Also those that are over but not deleted yet. */
export async function readAllSessions(db: Db, accountId: number): Promise<SessionRow[]> {
  return await db
    .selectFrom('staff_session')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

import type { Selectable } from 'kysely'
import type { SessionTable } from '#services/modules/user/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type SessionRow = Selectable<SessionTable>

export async function insertSession(trx: Trx, session: SessionRow): Promise<void> {
  await trx.insertInto('session').values(session).execute()
}

/** The session, and whether its account is of staff. */
export async function readSession(
  db: Db,
  id: string,
): Promise<(SessionRow & { readonly is_backoffice: number }) | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.id', '=', id)
    .selectAll('session')
    .select('account.is_backoffice')
    .executeTakeFirst()
  return row ?? null
}

export async function hasSession(
  db: Db,
  { id, accountId, at }: { id: string; accountId: number; at: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** False when a concurrent request has already refreshed it. */
export async function turnSession(
  db: Db,
  { id, turn, at, expiresAt }: { id: string; turn: number; at: string; expiresAt: string },
): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ turn: turn + 1, turned_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Most recently used first. */
export async function readSessions(db: Db, accountId: number, at: string): Promise<SessionRow[]> {
  return await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .orderBy('turned_at', 'desc')
    .orderBy('id')
    .execute()
}

/** False when the account has no such session. */
export async function deleteSession(
  db: Db,
  { id, accountId }: { id: string; accountId: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSessions(
  db: Db,
  { accountId, but }: { accountId: number; but?: string | undefined },
): Promise<void> {
  const all = db.deleteFrom('session').where('account_id', '=', accountId)
  await (but === undefined ? all : all.where('id', '!=', but)).execute()
}

/** Keeps the new session and the most recently used others of the account. */
export async function keepNewest(
  trx: Trx,
  { accountId, except, most }: { accountId: number; except: string; most: number },
): Promise<void> {
  const surplus = await trx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '!=', except)
    .orderBy('turned_at', 'desc')
    .limit(1_000)
    .offset(most - 1)
    .execute()
  if (surplus.length === 0) return
  const ids = surplus.map(({ id }) => id)
  await trx.deleteFrom('session').where('id', 'in', ids).execute()
}

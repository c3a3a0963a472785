import { createHmac } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { PrivacyRequestTable } from './tables.ts'

export type StoredRequest = Selectable<PrivacyRequestTable>

/** Finds the requests of an address, also of erased persons. */
export function addressHash(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`privacy-request.${emailKey(email)}`)
    .digest('base64url')
}

export async function insertRequest(
  trx: Trx,
  request: Omit<Insertable<PrivacyRequestTable>, 'id' | 'turn'>,
): Promise<StoredRequest> {
  return await trx
    .insertInto('privacy_request')
    .values({ ...request, turn: turnOf(request) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRequest(db: Db, id: number): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('privacy_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Two steps of one answer follow one another. SQLite has one writer. */
export async function lockRequest(trx: Trx, id: number): Promise<StoredRequest | null> {
  const found = trx.selectFrom('privacy_request').selectAll().where('id', '=', id)
  const locked = engineOf(trx) === 'postgres' ? found.forUpdate() : found
  return (await locked.executeTakeFirst()) ?? null
}

export async function updateRequest(
  trx: Trx,
  request: StoredRequest,
  change: Partial<StoredRequest>,
): Promise<void> {
  await trx
    .updateTable('privacy_request')
    .set({ ...change, turn: turnOf({ ...request, ...change }) })
    .where('id', '=', request.id)
    .execute()
}

/** What is answered follows all that is open. */
function turnOf({
  due_on,
  closed_at = null,
}: Pick<Insertable<PrivacyRequestTable>, 'due_on' | 'closed_at'>): string {
  return `${closed_at === null ? 'first' : 'later'} ${due_on}`
}

/** Those that wait for an answer, by their last day. */
export async function openRequestsDue(
  db: Db,
  days: readonly string[],
): Promise<readonly Pick<StoredRequest, 'id' | 'due_on'>[]> {
  return await db
    .selectFrom('privacy_request')
    .select(['id', 'due_on'])
    .where('due_on', 'in', days)
    .where('closed_at', 'is', null)
    .orderBy('due_on')
    .orderBy('id')
    .execute()
}

/** The newest first. */
export async function requestsUnder(db: Db, hash: string): Promise<StoredRequest[]> {
  return await db
    .selectFrom('privacy_request')
    .selectAll()
    .where('email_hash', '=', hash)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

type Subject = { readonly userId: number; readonly email: string }

export async function requestsOf(db: Db, { userId, email }: Subject): Promise<StoredRequest[]> {
  return await db
    .selectFrom('privacy_request')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('account_id', '=', userId), eb('email_key', '=', emailKey(email))]),
    )
    .orderBy('id')
    .execute()
}

import type { Insertable, Selectable } from 'kysely'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { UploadTable } from './tables.ts'

export type Upload = Selectable<UploadTable>
export type OpenUpload = Pick<Upload, 'id' | 'state'>

/** One request that sends the bytes of an upload. */
export type Attempt = Pick<Upload, 'id' | 'attempt'>

/** More than any file has. */
const PARTS_OF_ATTEMPT = 1_000

/** Null when there is an unfinished one of the same file and target already. */
export async function insertUpload(
  trx: Trx,
  upload: Insertable<UploadTable>,
): Promise<OpenUpload | null> {
  const row = await trx
    .insertInto('upload')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'state'])
    .executeTakeFirst()
  return row ?? null
}

/** The unfinished upload of the same file and target, whose time begins again; null without one. */
export async function reopenUpload(
  trx: Trx,
  {
    account_id,
    purpose,
    target,
    expected_sha256,
    ...renewed
  }: Pick<
    Upload,
    'account_id' | 'purpose' | 'target' | 'expected_sha256' | 'name' | 'bytes' | 'created_at'
  >,
): Promise<OpenUpload | null> {
  const row = await trx
    .updateTable('upload')
    .set(renewed)
    .where('account_id', '=', account_id)
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('expected_sha256', '=', expected_sha256)
    .where('result', 'is', null)
    .returning(['id', 'state'])
    .executeTakeFirst()
  return row ?? null
}

export async function countUnfinished(
  db: Db,
  {
    accountId,
    purpose,
    since,
  }: Pick<Upload, 'purpose'> & { readonly accountId: number; readonly since: string },
): Promise<number> {
  const { uploads } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('uploads'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('result', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(uploads)
}

/** Another member's upload is none. */
export async function findUpload(
  db: Db,
  { id, accountId, purpose }: Pick<Upload, 'id' | 'purpose'> & { readonly accountId: number },
): Promise<Upload | null> {
  const row = await db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row ?? null
}

/**
 * The attempt of a request that may put the bytes, and what it has to bring; null once they are
 * there. It replaces one that has not ended: its line may have broken without a word.
 */
export async function beginReceiving(
  db: Db,
  id: string,
): Promise<(Attempt & Pick<Upload, 'expected_sha256'>) | null> {
  const row = await db
    .updateTable('upload')
    .set(({ eb }) => ({ state: 'receiving', attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', 'received')
    .returning(['id', 'attempt', 'expected_sha256'])
    .executeTakeFirst()
  if (row) await deleteParts(db, id)
  return row ?? null
}

/** False for an attempt that another one has replaced. */
export async function isReceiving(db: Db, { id, attempt }: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'receiving')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPart(
  db: Db,
  attempt: Attempt,
  { part, content }: { readonly part: number; readonly content: Buffer },
): Promise<void> {
  const row = { upload_id: attempt.id, part: numberOf(attempt, part) }
  await db
    .insertInto('upload_part')
    .values({ ...row, content: content.toString('base64') })
    .execute()
}

/** False for an attempt that another one has replaced. */
export async function endReceiving(
  db: Db,
  { id, attempt }: Attempt,
  { sha256, bytes }: { readonly sha256: string; readonly bytes: number },
): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ state: 'received', sha256, bytes })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'receiving')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes what a broken attempt has brought, so that the address can be used again. */
export async function breakOff(db: Db, { id, attempt }: Attempt): Promise<void> {
  await db
    .deleteFrom('upload_part')
    .where('upload_id', '=', id)
    .where('part', '>=', numberOf({ attempt }, 0))
    .where('part', '<', numberOf({ attempt: attempt + 1 }, 0))
    .execute()
  await db
    .updateTable('upload')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'receiving')
    .execute()
}

/** In base64. */
export async function readUploadPart(db: Db, upload: Attempt, part: number): Promise<string> {
  const { content } = await db
    .selectFrom('upload_part')
    .select('content')
    .where('upload_id', '=', upload.id)
    .where('part', '=', numberOf(upload, part))
    .executeTakeFirstOrThrow()
  return content
}

/** Locked until the transaction ends, so that its file is stored once; null for one that is gone. */
export async function lockUpload(trx: Trx, id: string): Promise<Upload | null> {
  const found = trx.selectFrom('upload').selectAll().where('id', '=', id)
  const row = await (engineOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
  return row ?? null
}

/** Ends an upload with what became of it, for those who request that again. */
export async function settleUpload(db: Db, id: string, result: string): Promise<void> {
  await db.updateTable('upload').set({ result }).where('id', '=', id).execute()
  await deleteParts(db, id)
}

export async function dropUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute()
}

async function deleteParts(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload_part').where('upload_id', '=', id).execute()
}

/** Those of an upload that an older release received begin at zero too. */
function numberOf({ attempt }: Pick<Attempt, 'attempt'>, part: number): number {
  return Math.max(0, attempt - 1) * PARTS_OF_ATTEMPT + part
}

import type { Selectable } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { UploadTable } from './tables.ts'

export type Upload = Selectable<UploadTable>

export async function insertUpload(trx: Trx, upload: Upload): Promise<void> {
  await trx.insertInto('upload').values(upload).execute()
}

export async function countUnfinished(
  db: Db,
  { accountId, since }: { readonly accountId: number; readonly since: string },
): Promise<number> {
  const { uploads } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('uploads'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(uploads)
}

/** Another member's upload is none. */
export async function findUpload(
  db: Db,
  { id, accountId }: { readonly id: string; readonly accountId: number },
): Promise<Upload | null> {
  const row = await db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** True for the one request that may put the bytes. */
export async function beginReceiving(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ state: 'receiving' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPart(
  db: Db,
  { id, part, content }: { readonly id: string; readonly part: number; readonly content: Buffer },
): Promise<void> {
  const row = { upload_id: id, part, content: content.toString('base64') }
  await db.insertInto('upload_part').values(row).execute()
}

export async function endReceiving(db: Db, id: string, sha256: string): Promise<void> {
  await db.updateTable('upload').set({ state: 'received', sha256 }).where('id', '=', id).execute()
}

/** In base64. */
export async function readUploadPart(db: Db, id: string, part: number): Promise<string> {
  const { content } = await db
    .selectFrom('upload_part')
    .select('content')
    .where('upload_id', '=', id)
    .where('part', '=', part)
    .executeTakeFirstOrThrow()
  return content
}

export async function dropUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute()
}

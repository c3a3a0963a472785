import { type Selectable, sql } from 'kysely'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { MediaFolderTable } from './tables.ts'

export type StoredFolder = Selectable<MediaFolderTable>

/** All of them, by name: a library has a few hundred at most. */
export async function readFolders(db: Db): Promise<readonly StoredFolder[]> {
  return await db.selectFrom('media_folder').selectAll().orderBy('name').orderBy('id').execute()
}

/** Media directly in each folder. */
export async function countInFolders(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('media')
    .select(['folder_id', ({ fn }) => fn.countAll<number>().as('files')])
    .where('folder_id', 'is not', null)
    .groupBy('folder_id')
    .execute()
  return new Map(rows.map(({ folder_id, files }) => [folder_id ?? 0, Number(files)]))
}

/** Two folders that are moved at once could end up inside of each other. */
export async function lockFolders(trx: Trx): Promise<readonly StoredFolder[]> {
  if (engineOf(trx) === 'postgres') {
    await sql`lock table media_folder in share row exclusive mode`.execute(trx)
  }
  return await readFolders(trx)
}

/** Holds a folder until the transaction ends, for a media that is put into it. */
export async function requireFolder(trx: Trx, id: number): Promise<void> {
  const found = trx.selectFrom('media_folder').select('id').where('id', '=', id)
  const held = engineOf(trx) === 'postgres' ? found.forKeyShare() : found
  if (!(await held.executeTakeFirst())) {
    throw new Refusal(400, 'There is no such folder.', { code: 'NOT_FOUND', field: 'folder' })
  }
}

export async function insertFolder(
  trx: Trx,
  folder: Pick<StoredFolder, 'name' | 'parent_id'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('media_folder')
    .values(folder)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateFolder(
  trx: Trx,
  id: number,
  change: Partial<Pick<StoredFolder, 'name' | 'parent_id'>>,
): Promise<void> {
  await trx.updateTable('media_folder').set(change).where('id', '=', id).execute()
}

/** False when anything is in it. */
export async function deleteEmptyFolder(trx: Trx, id: number): Promise<boolean> {
  const own = trx.selectFrom('media_folder').select('id').where('id', '=', id)
  // Waits for transactions that are putting media into it.
  await (engineOf(trx) === 'postgres' ? own.forUpdate() : own).execute()
  const media = trx.selectFrom('media').select('id').where('folder_id', '=', id).limit(1)
  const folders = trx.selectFrom('media_folder').select('id').where('parent_id', '=', id).limit(1)
  if ((await media.executeTakeFirst()) || (await folders.executeTakeFirst())) return false
  await trx.deleteFrom('media_folder').where('id', '=', id).execute()
  return true
}

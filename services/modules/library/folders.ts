import type { MediaFolder } from '#services/contract/media-library.ts'
import { MEDIA_FOLDER_DEPTH } from '#services/contract/rules/media.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import {
  countInFolders,
  deleteEmptyFolder,
  insertFolder,
  lockFolders,
  readFolders,
  type StoredFolder,
  updateFolder,
} from '#services/modules/media/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { fold } from '#services/platform/text/fold.ts'
import { levelsOf, withThoseAbove } from './folder-tree.ts'

type Folders = readonly StoredFolder[]
type Place = Pick<StoredFolder, 'name' | 'parent_id'>

export async function listFolders(db: Db): Promise<MediaFolder[]> {
  const [folders, files] = await Promise.all([readFolders(db), countInFolders(db)])
  return folders.map(({ id, name, parent_id: parent }) => ({
    ...{ id: `${id}`, name, files: files.get(id) ?? 0 },
    parent: idOf(parent),
  }))
}

export async function addFolder(
  trx: Trx,
  { name, parent }: { readonly name: string; readonly parent: number | null },
  changing: Changing,
): Promise<number> {
  const folders = await lockFolders(trx)
  const folder = { name, parent_id: parent }
  checkPlace(folders, folder, { id: null, levels: 1 })
  const id = await insertFolder(trx, folder)
  await record(trx, id, changing, { before: null, after: folder })
  return id
}

export async function changeFolder(
  trx: Trx,
  id: number,
  change: Partial<Place>,
  changing: Changing,
): Promise<void> {
  const folders = await lockFolders(trx)
  const before = known(folders, id)
  const after = { name: before.name, parent_id: before.parent_id, ...change }
  if (withThoseAbove(folders, after.parent_id).includes(before)) {
    throw new Refusal(409, 'A folder cannot be inside of itself.', {
      ...{ code: 'FOLDER_LOOP', field: 'parent' },
    })
  }
  checkPlace(folders, after, { id, levels: levelsOf(folders, id) })
  await updateFolder(trx, id, change)
  await record(trx, id, changing, { before, after })
}

export async function removeFolder(trx: Trx, id: number, changing: Changing): Promise<void> {
  const before = known(await lockFolders(trx), id)
  if (!(await deleteEmptyFolder(trx, id))) {
    throw new Refusal(409, 'The folder is not empty.', { code: 'FOLDER_NOT_EMPTY' })
  }
  await record(trx, id, changing, { before, after: null })
}

function known(folders: Folders, id: number): StoredFolder {
  const folder = folders.find((one) => one.id === id)
  if (!folder) throw new Refusal(404, 'There is no such folder.', { code: 'NOT_FOUND' })
  return folder
}

/** Names beside each other differ in more than marks and capitals. */
function checkPlace(
  folders: Folders,
  { name, parent_id: parent }: Place,
  own: { readonly id: number | null; readonly levels: number },
): void {
  const above = withThoseAbove(folders, parent)
  if (parent !== null && above.length === 0) {
    throw new Refusal(400, 'There is no such folder.', { code: 'NOT_FOUND', field: 'parent' })
  }
  if (above.length + own.levels > MEDIA_FOLDER_DEPTH) {
    const message = `Folders have ${MEDIA_FOLDER_DEPTH} levels at most.`
    throw new Refusal(400, message, { code: 'INVALID_INPUT', field: 'parent' })
  }
  const isTaken = folders.some(
    (one) => one.id !== own.id && one.parent_id === parent && fold(one.name) === fold(name),
  )
  if (isTaken) {
    throw new Refusal(409, 'There is a folder of that name.', {
      ...{ code: 'NAME_TAKEN', field: 'name' },
    })
  }
}

async function record(
  trx: Trx,
  id: number,
  { author, clock }: Changing,
  { before, after }: { readonly before: Place | null; readonly after: Place | null },
): Promise<void> {
  const recorded = { entity: 'mediaFolder', id: `${id}`, author, at: clock.now().toISOString() }
  const parentOf = (place: Place | null) => idOf(place?.parent_id ?? null)
  await recordEdits(trx, recorded, [
    { path: 'name', before: before?.name ?? null, after: after?.name ?? null },
    { path: 'parent', before: parentOf(before), after: parentOf(after) },
  ])
}

function idOf(id: number | null): string | null {
  return id === null ? null : `${id}`
}

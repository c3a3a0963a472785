import {
  createMediaFolder,
  deleteMediaFolder,
  listMediaFolders,
  type MediaFolder,
  moveMediaFolder,
  renameMediaFolder,
} from '#services/contract/media-library.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { addFolder, changeFolder, listFolders, removeFolder } from './folders.ts'

export function folderRoutes(): readonly Route[] {
  return [
    route(listMediaFolders, async (_input, { db }) => ({ folders: await listFolders(db) })),

    route(createMediaFolder, async (given, scope) => {
      const id = await inTransaction(scope.db, (trx) => addFolder(trx, given, changingOf(scope)))
      return { folder: await folderWith(scope.db, id) }
    }),

    route(renameMediaFolder, async ({ id, name }, scope) => {
      await inTransaction(scope.db, (trx) => changeFolder(trx, id, { name }, changingOf(scope)))
      return { folder: await folderWith(scope.db, id) }
    }),

    route(moveMediaFolder, async ({ id, parent }, scope) => {
      const change = { parent_id: parent }
      await inTransaction(scope.db, (trx) => changeFolder(trx, id, change, changingOf(scope)))
      return { folder: await folderWith(scope.db, id) }
    }),

    route(deleteMediaFolder, async ({ id }, scope) => {
      await inTransaction(scope.db, (trx) => removeFolder(trx, id, changingOf(scope)))
      return { success: true }
    }),
  ]
}

function changingOf(scope: Scope) {
  return { author: authorOf(scope), clock: scope.clock }
}

async function folderWith(db: Db, id: number): Promise<MediaFolder> {
  const folder = (await listFolders(db)).find((one) => one.id === `${id}`)
  if (!folder) throw new Error(`The folder ${id} is gone already`)
  return folder
}

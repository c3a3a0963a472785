import {
  deleteMedia as deleteMediaCall,
  getStaffMedia,
  moveMedia as moveMediaCall,
  replaceMedia as replaceMediaCall,
  saveStaffMedia,
} from '#services/contract/media-library.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { moveMedia, removeMedia } from './change-media.ts'
import { replaceByMedia } from './replace-media.ts'
import { saveMedia } from './save-media.ts'
import { staffMedia } from './staff-media.ts'

export function libraryRoutes(deps: ModuleDeps): readonly Route[] {
  const { findPerson, mediaUses } = deps
  return [
    route(getStaffMedia, async ({ id }, { db }) => ({
      media: await staffMedia(db, id, deps),
    })),

    route(saveStaffMedia, async (given, scope) => {
      const author = authorOf(scope, given.sitting)
      const saving = { author, clock: scope.clock, findPerson, mediaUses }
      const saved = await inTransaction(scope.db, (trx) => saveMedia(trx, given, saving))
      return { ...saved, media: await staffMedia(scope.db, given.id, deps) }
    }),

    route(moveMediaCall, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock }
      return { moved: await inTransaction(scope.db, (trx) => moveMedia(trx, given, changing)) }
    }),

    route(deleteMediaCall, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock, mediaUses }
      return await inTransaction(scope.db, (trx) => removeMedia(trx, given, changing))
    }),

    route(replaceMediaCall, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock }
      await inTransaction(scope.db, (trx) => replaceByMedia(trx, given, changing))
      return { media: await staffMedia(scope.db, given.id, deps) }
    }),
  ]
}

import { getDeskPost, saveDeskPost } from '#services/contract/post-desk.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { deskPost } from './desk-post.ts'
import { savePost } from './save-post.ts'

export function postDeskRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(getDeskPost, async ({ id }, scope) => ({ post: await deskPost(scope, id) })),

    route(saveDeskPost, async (given, scope) => {
      const author = authorOf(scope, given.sitting)
      const changing = { author, clock: scope.clock, findPerson, member: requireStaff(scope) }
      const saved = await inTransaction(scope.db, (trx) => savePost(trx, given, changing))
      return { ...saved, post: await deskPost(scope, given.id) }
    }),
  ]
}

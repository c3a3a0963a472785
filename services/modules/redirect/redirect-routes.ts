import { addFailedRequest } from '#services/contract/cms.ts'
import { forgetDeadLinks, importRedirects, saveRedirect } from '#services/contract/redirects.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { importLines } from './import.ts'
import { deleteFailedRequests } from './redirect-store.ts'
import { noteFailedRequest, saveRedirect as save } from './redirects.ts'

export function redirectRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(addFailedRequest, async ({ path }, { db, clock }) => ({
      redirectTo: await noteFailedRequest(db, { path, at: clock.now().toISOString() }),
    })),

    route(saveRedirect, async (given, scope) => {
      const saving = { author: authorOf(scope), clock: scope.clock, findPerson }
      const { differing } = await inTransaction(scope.db, (trx) => save(trx, given, saving))
      if (differing.length === 0) return { success: true }
      throw new Refusal(409, 'Somebody changed it meanwhile.', {
        ...{ code: 'ROWS_CHANGED', field: 'target' },
      })
    }),

    route(importRedirects, async (given, scope) => {
      const saving = { author: authorOf(scope), clock: scope.clock, findPerson }
      return { lines: [...(await importLines(scope.db, given, saving))] }
    }),

    route(forgetDeadLinks, async ({ ids }, { db }) => {
      await inTransaction(db, (trx) => deleteFailedRequests(trx, ids))
      return { success: true }
    }),
  ]
}

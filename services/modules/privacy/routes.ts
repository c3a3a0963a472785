import {
  addPrivacyRequest,
  answerPrivacyRequest,
  erasePrivacyData,
  exportPrivacyData,
  getPrivacyRequest,
} from '#services/contract/privacy.ts'
import { type Author, authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { confirmedStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { eraseData } from './erase.ts'
import { exportData } from './export.ts'
import { filePath } from './person-file.ts'
import { addRequest, answerRequest } from './requests.ts'
import { requestView } from './view.ts'

export function privacyRoutes(deps: ModuleDeps): readonly Route[] {
  const { clock, config, personalData } = deps
  const changing = (scope: Scope): { readonly author: Author; readonly clock: typeof clock } => ({
    ...{ author: authorOf(scope), clock },
  })

  return [
    route(getPrivacyRequest, async ({ id }, { db }) => ({
      request: await requestView(db, id, deps),
    })),

    route(addPrivacyRequest, async (given, scope) => {
      const adding = { ...changing(scope), secret: config.sessionSecret }
      const id = await inTransaction(scope.db, (trx) => addRequest(trx, given, adding))
      return { id: `${id}` }
    }),

    route(answerPrivacyRequest, async ({ reason, ...given }, scope) =>
      inTransaction(scope.db, async (trx) => {
        await answerRequest(trx, { ...given, reason: reason ?? '' }, changing(scope))
        return { request: await requestView(trx, given.id, deps) }
      }),
    ),

    route(exportPrivacyData, async ({ id, isMailed }, scope) => {
      confirmedStaff(scope)
      return await inTransaction(scope.db, async (trx) => {
        await exportData(trx, { id, isMailed }, changing(scope))
        const path = isMailed ? null : filePath(id, 'member', deps)
        return { request: await requestView(trx, id, deps), path }
      })
    }),

    route(erasePrivacyData, async ({ id }, scope) => {
      confirmedStaff(scope)
      return await inTransaction(scope.db, async (trx) => {
        await eraseData(trx, id, { ...changing(scope), personalData, config })
        return { request: await requestView(trx, id, deps) }
      })
    }),
  ]
}

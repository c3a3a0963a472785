import {
  createDeskForm,
  deleteDeskForm,
  getDeskForm,
  saveDeskForm,
} from '#services/contract/form-desk.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { removeForm } from './delete-form.ts'
import { deskForm } from './desk-form.ts'
import { addForm, saveForm } from './write-form.ts'

export function formDeskRoutes({ findPerson, config }: ModuleDeps): readonly Route[] {
  return [
    route(getDeskForm, async ({ id }, scope) => ({ form: await deskForm(scope, id) })),

    route(createDeskForm, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock }
      const id = await inTransaction(scope.db, (trx) => addForm(trx, given, changing))
      return { form: await deskForm(scope, id) }
    }),

    route(saveDeskForm, async (given, scope) => {
      const author = authorOf(scope, given.sitting)
      const changing = { author, clock: scope.clock, findPerson, config }
      const saved = await inTransaction(scope.db, (trx) => saveForm(trx, given, changing))
      return { ...saved, form: await deskForm(scope, given.id) }
    }),

    route(deleteDeskForm, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock, staff: requireStaff(scope) }
      await inTransaction(scope.db, (trx) => removeForm(trx, given, changing))
      return { success: true }
    }),
  ]
}

import { listAnsweredForms } from '#services/contract/form-answer-list.ts'
import {
  deleteFormAnswers,
  getFormAnswer,
  markFormAnswers,
} from '#services/contract/form-answers.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { markAnswers, removeAnswers } from './change-answers.ts'
import { formNames } from './desk-store.ts'
import { staffAnswer } from './staff-answer.ts'

export function answerRoutes({ config }: ModuleDeps): readonly Route[] {
  const changing = (scope: Scope) => ({ author: authorOf(scope), clock: scope.clock })
  return [
    route(listAnsweredForms, async (_input, { db }) => ({
      forms: (await formNames(db)).map(({ id, name }) => ({ id: `${id}`, name })),
    })),

    route(getFormAnswer, async ({ id }, { db, clock }) => ({
      answer: await staffAnswer(db, id, { secret: config.sessionSecret, clock }),
    })),

    route(markFormAnswers, async (given, scope) => {
      await inTransaction(scope.db, (trx) => markAnswers(trx, given, changing(scope)))
      return { success: true }
    }),

    route(deleteFormAnswers, async ({ ids }, scope) => ({
      deleted: await inTransaction(scope.db, (trx) => removeAnswers(trx, ids, changing(scope))),
    })),
  ]
}

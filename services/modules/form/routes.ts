import type { CallInput } from '#services/contract/call.ts'
import {
  confirmFormEmail,
  contactAdmin,
  filterForms,
  getForm,
  storeFormData,
} from '#services/contract/forms.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { offsetOf, pageCount } from '#services/platform/paging.ts'
import { answerValues } from './answer-values.ts'
import { confirmEmail } from './confirm.ts'
import { messageForm } from './contact.ts'
import { countOpenForms, openFormIds, readForm, readForms } from './form-store.ts'
import { publicForm } from './public-form.ts'
import { storeAnswer } from './store-answer.ts'

const DEFAULT_LIMIT = 50

export function formRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(filterForms, async ({ ids, page = 1, limit = DEFAULT_LIMIT }, { db, language }) => {
      const { found, total } = ids
        ? { found: [...new Set(ids)], total: null }
        : await pageOfForms(db, { page, limit })
      const forms = (await readForms(db, found)).filter(({ is_open }) => is_open === 1)
      const totalRecords = total ?? forms.length
      return {
        records: forms.map((form) => publicForm(form, language)),
        totalPages: total === null ? 1 : pageCount(total, limit),
        totalRecords,
      }
    }),

    route(getForm, async ({ id }, { db, language }) => {
      const form = await readForm(db, id)
      return { form: form?.is_open === 1 ? publicForm(form, language) : null }
    }),

    route(storeFormData, async ({ id, data, ...given }, scope) => {
      const answer = { formId: id, values: answerValues(data) }
      const stored = await storeAnswer(scope, deps, { ...answer, ...sentWith(given) })
      return { success: true, ...stored }
    }),

    route(contactAdmin, async (given, scope) => {
      const answer = await messageForm(scope.db, given)
      const stored = await storeAnswer(scope, deps, { ...answer, ...sentWith(given) })
      return { success: true, ...stored }
    }),

    route(confirmFormEmail, async ({ id }, { db }) => {
      const { type, goal, email } = await inTransaction(db, (trx) => confirmEmail(trx, id, deps))
      return { success: true, goalType: type, goal, confirmedEmail: email }
    }),
  ]
}

type SentWith = Pick<
  CallInput<typeof storeFormData>,
  'trap' | 'page' | 'sendId' | 'recaptchaKey' | 'recaptchaResponse'
>

/** What every way of sending a form has beside the answers. */
function sentWith({ trap, page, sendId, ...captcha }: SentWith) {
  return { trap: trap ?? '', page: page ?? null, sendId: sendId ?? null, captcha }
}

async function pageOfForms(
  db: Db,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const [found, total] = await Promise.all([
    openFormIds(db, { limit, offset: offsetOf(page, limit) }),
    countOpenForms(db),
  ])
  return { found, total }
}

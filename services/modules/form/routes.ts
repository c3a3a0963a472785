import { filterForms, getForm, storeFormData } from '#services/contract/forms.ts'
import type { Db } from '#services/platform/database.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { offsetOf, pageCount } from '#services/platform/paging.ts'
import { answerValues } from './answer-values.ts'
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

    route(storeFormData, async ({ id, data, trap, page, sendId, ...given }, scope) => {
      const stored = await storeAnswer(scope, deps, {
        ...{ formId: id, values: answerValues(data), trap: trap ?? '' },
        ...{ page: page ?? null, sendId: sendId ?? null },
        captcha: { key: given.recaptchaKey ?? null, response: given.recaptchaResponse ?? null },
      })
      return { success: true, ...stored }
    }),
  ]
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

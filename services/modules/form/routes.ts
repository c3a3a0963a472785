import { filterForms, getForm } from '#services/contract/forms.ts'
import type { Db } from '#services/platform/database.ts'
import { type Route, route } from '#services/platform/http.ts'
import { offsetOf, pageCount } from '#services/platform/paging.ts'
import { countOpenForms, openFormIds, readForm, readForms } from './form-store.ts'
import { publicForm } from './public-form.ts'

const DEFAULT_LIMIT = 50

export function formRoutes(): readonly Route[] {
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

import { sql } from 'kysely'
import { listFormRows, listFormViews } from '#services/contract/form-list.ts'
import { FORM_LIST } from '#services/contract/rules/lists/forms.ts'
import { isAnyOf } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { countAnswers } from './answer-store.ts'
import { readForms } from './form-store.ts'

const STATES = { OPEN: 1, CLOSED: 0 } as const

export const formList = staffList({
  calls: [listFormRows, listFormViews],
  source: {
    list: FORM_LIST,
    table: 'form',
    sort: { NAME: 'name', CREATED_AT: 'created_at' },
    filters: {
      purpose: (words) => isAnyOf('form.purpose', words),
      state: (words) =>
        isAnyOf(
          'form.is_open',
          words.map((word) => STATES[word]),
        ),
    },
    search: (word) => sql`lower(form.name) like ${containing(word)} escape '\\'`,
  },
  async rowsOf(rows, { db }) {
    const ids = rows.map(({ id }) => id)
    const [forms, countsOf] = await Promise.all([readForms(db, ids), countAnswers(db, ids)])
    return forms.map((form) => ({
      id: `${form.id}`,
      ...{ name: form.name, purpose: form.purpose, createdAt: form.created_at },
      state: form.is_open === 1 ? ('OPEN' as const) : ('CLOSED' as const),
      fields: form.fields.length,
      ...countsOf(form.id),
    }))
  },
})

import { sql } from 'kysely'
import { listFormAnswers, listFormAnswerViews } from '#services/contract/form-answer-list.ts'
import { FORM_ANSWER_LIST } from '#services/contract/rules/lists/form-answers.ts'
import { readAnswers } from '#services/modules/form/answer-store.ts'
import type { StoredAnswer } from '#services/modules/form/answer-values.ts'
import { filesOfAnswers } from '#services/modules/form/uploads/file-store.ts'
import { isAnyOf, isWithin } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { formNames } from './desk-store.ts'
import { fieldColumns } from './field-columns.ts'

/** Characters of a row. */
const SUMMARY_LENGTH = 160
/** Dates are stored as days, which only the record shows as people write them. */
const SUMMED_UP = new Set(['TEXT', 'LONG_TEXT', 'CHOICE', 'SEVERAL', 'PHONE', 'NUMBER'])

export const formAnswerList = staffList({
  calls: [listFormAnswers, listFormAnswerViews],
  source: {
    list: FORM_ANSWER_LIST,
    table: 'form_answer',
    sort: { CREATED_AT: 'created_at' },
    filters: {
      form: (ids) => isAnyOf('form_id', ids.map(Number)),
      state: (words) => isAnyOf('state', words),
      isConfirmed: (is) => (is ? sql`confirmed_at is not null` : sql`confirmed_at is null`),
      created: (days) => isWithin('created_at', days),
    },
    search: { table: 'form_answer_word', id: 'answer_id' },
  },
  async rowsOf(rows, { db }) {
    const [names, files] = await Promise.all([
      formNames(db),
      filesOfAnswers(
        db,
        rows.map(({ id }) => id),
      ),
    ])
    const nameOf = new Map(names.map(({ id, name }) => [id, name]))
    const filesOf = Map.groupBy(files, ({ answer_id }) => answer_id)
    return rows.map((row) => ({
      id: `${row.id}`,
      summary: summaryOf(readAnswers(row.answers)),
      form: nameOf.get(row.form_id) ?? '',
      files: filesOf.get(row.id)?.length ?? 0,
      ...{ email: row.email, state: row.state },
      ...{ confirmedAt: row.confirmed_at, createdAt: row.created_at },
    }))
  },
  columnsOf: ({ filter }, { db }) => fieldColumns(db, filter?.form ?? []),
})

function summaryOf(answers: readonly StoredAnswer[]): string {
  const text = answers
    .filter(({ type }) => SUMMED_UP.has(type))
    .map(({ values }) => values.join(', '))
    .join(' · ')
    .replaceAll(/\s+/g, ' ')
  const letters = [...text]
  return letters.length > SUMMARY_LENGTH ? `${letters.slice(0, SUMMARY_LENGTH).join('')}…` : text
}

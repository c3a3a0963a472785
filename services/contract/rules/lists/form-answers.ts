import { anyOf, days, ids, isTrue, listOf } from './list.ts'

export const FORM_ANSWER_STATES = ['NEW', 'READ'] as const

/** What visitors sent by forms. A file of those of one form has a column for each of its fields. */
export const FORM_ANSWER_LIST = listOf({
  right: 'answers.read',
  isPersonal: true,
  columns: {
    summary: { kind: 'text' },
    form: { kind: 'text' },
    email: { kind: 'text' },
    files: { kind: 'number', isExtra: true },
    state: { kind: 'word' },
    confirmedAt: { kind: 'moment', isExtra: true },
    createdAt: { kind: 'moment', sort: 'CREATED_AT' },
  },
  filters: {
    form: ids(),
    state: anyOf(FORM_ANSWER_STATES),
    isConfirmed: isTrue(),
    created: days(),
  },
  sort: 'CREATED_AT_DESC',
  views: {
    all: {},
    unread: { filter: { state: ['NEW'] } },
  },
})

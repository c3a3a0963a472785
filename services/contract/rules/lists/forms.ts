import { FORM_PURPOSES } from '#services/contract/rules/form-fields.ts'
import { anyOf, listOf } from './list.ts'

/** Forms that staff build. */
export const FORM_LIST = listOf({
  right: 'content.write',
  isPersonal: false,
  columns: {
    name: { kind: 'text', sort: 'NAME' },
    purpose: { kind: 'word' },
    state: { kind: 'word' },
    fields: { kind: 'number', isExtra: true },
    answers: { kind: 'number' },
    newAnswers: { kind: 'number' },
    createdAt: { kind: 'moment', sort: 'CREATED_AT' },
  },
  filters: {
    purpose: anyOf(FORM_PURPOSES),
    state: anyOf(['OPEN', 'CLOSED']),
  },
  sort: 'NAME_ASC',
  views: {
    all: {},
    open: { filter: { state: ['OPEN'] } },
    closed: { filter: { state: ['CLOSED'] } },
  },
})

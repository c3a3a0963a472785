import { PRIVACY_KINDS, PRIVACY_STATES } from '#services/contract/rules/privacy.ts'
import { anyOf, listOf } from './list.ts'

/** Requests of people about their data, what is due first. */
export const PRIVACY_LIST = listOf({
  right: 'people.read',
  isPersonal: true,
  columns: {
    email: { kind: 'text' },
    kind: { kind: 'word' },
    state: { kind: 'word' },
    dueOn: { kind: 'text', sort: 'DUE' },
    daysLeft: { kind: 'number', isExtra: true },
    receivedOn: { kind: 'text', sort: 'RECEIVED' },
    closedAt: { kind: 'moment', isExtra: true },
  },
  filters: {
    kind: anyOf(PRIVACY_KINDS),
    state: anyOf(PRIVACY_STATES),
    /** Of those that are not answered: the term is over, or ends within seven days. */
    due: anyOf(['OVERDUE', 'SOON']),
  },
  sort: 'DUE_ASC',
  views: {
    open: { filter: { state: ['OPEN', 'WAITING_FOR_IDENTITY'] } },
    soon: { filter: { due: ['SOON'] } },
    overdue: { filter: { due: ['OVERDUE'] } },
    done: { filter: { state: ['DONE', 'REFUSED'] }, sort: 'DUE_DESC' },
    all: {},
  },
})

import { anyOf, days, listOf } from './list.ts'

/** Who gets the newsletter, who has yet to confirm it, and who got it. */
export const NEWSLETTER_LIST = listOf({
  right: 'people.read',
  isPersonal: true,
  columns: {
    email: { kind: 'text' },
    state: { kind: 'word' },
    language: { kind: 'text' },
    source: { kind: 'word' },
    createdAt: { kind: 'moment', sort: 'CREATED_AT' },
    confirmedAt: { kind: 'moment' },
    stoppedAt: { kind: 'moment', isExtra: true },
    consents: { kind: 'text', isExtra: true },
  },
  filters: {
    state: anyOf(['PENDING', 'ACTIVE', 'STOPPED']),
    source: anyOf(['FORM', 'ACCOUNT']),
    created: days(),
  },
  sort: 'CREATED_AT_DESC',
  views: {
    active: { filter: { state: ['ACTIVE'] } },
    pending: { filter: { state: ['PENDING'] } },
    stopped: { filter: { state: ['STOPPED'] } },
    all: {},
  },
})

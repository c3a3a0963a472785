import { anyOf, days, ids, listOf } from './list.ts'

const KIND = /^[a-z][a-z0-9-]{0,60}$/

/** Letters that were tried at least once: a new one leaves within seconds. */
export const MAIL_LIST = listOf({
  right: 'mails.read',
  isPersonal: true,
  columns: {
    email: { kind: 'text' },
    subject: { kind: 'text' },
    kind: { kind: 'word' },
    state: { kind: 'word' },
    tries: { kind: 'number' },
    triedAt: { kind: 'moment', sort: 'TRIED_AT' },
    fault: { kind: 'text', isExtra: true },
  },
  filters: {
    /** `FAILED` is not tried again by itself; `DROPPED` never left and never will. */
    state: anyOf(['FAILED', 'WAITING', 'SENT', 'DROPPED']),
    kind: ids(KIND),
    tried: days(),
  },
  sort: 'TRIED_AT_DESC',
  views: {
    failed: { filter: { state: ['FAILED'] } },
    waiting: { filter: { state: ['WAITING'] } },
    sent: { filter: { state: ['SENT'] } },
    all: {},
  },
})

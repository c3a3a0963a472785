import { days, listOf } from './list.ts'

/** Paths that visitors came to and that lead nowhere. */
export const DEAD_LINK_LIST = listOf({
  right: 'content.publish',
  isPersonal: false,
  columns: {
    path: { kind: 'text' },
    hits: { kind: 'number', sort: 'HITS' },
    firstAt: { kind: 'moment', isExtra: true },
    lastAt: { kind: 'moment', sort: 'LAST_AT' },
    nearest: { kind: 'text' },
  },
  filters: {
    last: days(),
  },
  sort: 'HITS_DESC',
  views: {
    all: {},
    latest: { sort: 'LAST_AT_DESC' },
  },
})

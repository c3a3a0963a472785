import { days, listOf } from './list.ts'

/** What visitors searched for in vain. */
export const EMPTY_SEARCH_LIST = listOf({
  right: 'content.write',
  isPersonal: false,
  columns: {
    keywords: { kind: 'text' },
    hits: { kind: 'number', sort: 'HITS' },
    firstAt: { kind: 'moment' },
    lastAt: { kind: 'moment', sort: 'LAST_AT' },
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

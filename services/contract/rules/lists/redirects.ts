import { isTrue, listOf } from './list.ts'

/** Paths of this site that lead to others. */
export const REDIRECT_LIST = listOf({
  right: 'content.publish',
  isPersonal: false,
  columns: {
    path: { kind: 'text', sort: 'PATH' },
    target: { kind: 'text' },
    hits: { kind: 'number', sort: 'HITS' },
    lastAt: { kind: 'moment' },
    madeAt: { kind: 'moment', sort: 'MADE_AT' },
  },
  filters: {
    isUnused: isTrue(),
  },
  sort: 'PATH_ASC',
  views: {
    all: {},
    mostUsed: { sort: 'HITS_DESC' },
    unused: { filter: { isUnused: true } },
  },
})

import { isTrue, listOf } from './list.ts'

/** Files that buyers of digital products download. */
export const FILE_LIST = listOf({
  right: 'products.write',
  isPersonal: false,
  columns: {
    name: { kind: 'text', sort: 'NAME' },
    product: { kind: 'text' },
    sku: { kind: 'text' },
    type: { kind: 'text', isExtra: true },
    bytes: { kind: 'number' },
    state: { kind: 'word' },
    begunAt: { kind: 'moment', sort: 'BEGUN_AT' },
  },
  filters: {
    isUnfinished: isTrue(),
  },
  sort: 'NAME_ASC',
  views: {
    all: {},
    latest: { sort: 'BEGUN_AT_DESC' },
    unfinished: { filter: { isUnfinished: true } },
  },
})

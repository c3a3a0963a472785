import { MEDIA_ACCESS, MEDIA_TYPES } from '#services/contract/rules/media.ts'
import { anyOf, days, ids, isTrue, listOf } from './list.ts'

/** Pictures of the library. */
export const MEDIA_LIST = listOf({
  right: 'media.write',
  isPersonal: false,
  columns: {
    name: { kind: 'text', sort: 'NAME' },
    title: { kind: 'text' },
    folder: { kind: 'text' },
    width: { kind: 'number', isExtra: true },
    height: { kind: 'number', isExtra: true },
    bytes: { kind: 'number', sort: 'BYTES' },
    extension: { kind: 'text', isExtra: true },
    thumbnail: { kind: 'text', isExtra: true },
    hasAlt: { kind: 'word' },
    uses: { kind: 'number' },
    access: { kind: 'word', isExtra: true },
    createdAt: { kind: 'moment', sort: 'CREATED_AT' },
  },
  filters: {
    folder: ids(),
    /** False: those of the first level, which are in no folder. */
    isInFolder: isTrue(),
    isUsed: isTrue(),
    /** In the main language. */
    hasAlt: isTrue(),
    type: anyOf(MEDIA_TYPES),
    access: anyOf(MEDIA_ACCESS),
    createdAt: days(),
  },
  sort: 'CREATED_AT_DESC',
  views: {
    all: {},
    withoutAlt: { filter: { hasAlt: false } },
    unused: { filter: { isUsed: false } },
    largest: { sort: 'BYTES_DESC' },
  },
})

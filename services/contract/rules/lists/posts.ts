import { anyOf, days, isTrue, listOf } from './list.ts'

export const POST_STATES = ['DRAFT', 'PLANNED', 'PUBLIC'] as const

/** News and other posts. */
export const POST_LIST = listOf({
  right: 'content.write',
  isPersonal: false,
  columns: {
    title: { kind: 'text' },
    type: { kind: 'text' },
    state: { kind: 'word' },
    publishedAt: { kind: 'moment' },
    thumbnail: { kind: 'text', isExtra: true },
    updatedAt: { kind: 'moment', sort: 'UPDATED_AT', isExtra: true },
    createdAt: { kind: 'moment', sort: 'CREATED_AT' },
  },
  filters: {
    state: anyOf(POST_STATES),
    hasPicture: isTrue(),
    publishedAt: days(),
  },
  sort: 'CREATED_AT_DESC',
  views: {
    all: {},
    drafts: { filter: { state: ['DRAFT', 'PLANNED'] } },
    public: { filter: { state: ['PUBLIC'] } },
    withoutPicture: { filter: { hasPicture: false } },
  },
})

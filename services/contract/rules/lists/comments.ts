import { anyOf, days, ids, isTrue, listOf } from './list.ts'

const STARS = /^([1-9]|10)$/
const SUBJECT = /^(product|post):[1-9]\d{0,8}$/

/** Reviews and comments of all customers. */
export const COMMENT_LIST = listOf({
  right: 'comments.moderate',
  isPersonal: true,
  columns: {
    author: { kind: 'text' },
    text: { kind: 'text' },
    rating: { kind: 'number' },
    subject: { kind: 'text' },
    state: { kind: 'word' },
    reports: { kind: 'number', sort: 'REPORTS', isExtra: true },
    createdAt: { kind: 'moment', sort: 'CREATED_AT' },
    kind: { kind: 'word', isExtra: true },
  },
  filters: {
    kind: anyOf(['REVIEW', 'COMMENT']),
    state: anyOf(['WAITING', 'PUBLISHED', 'REJECTED']),
    isReported: isTrue(),
    rating: ids(STARS),
    /** Such as `product:17`. */
    subject: ids(SUBJECT),
    created: days(),
  },
  sort: 'CREATED_AT_DESC',
  views: {
    waiting: { filter: { state: ['WAITING'] }, sort: 'CREATED_AT_ASC' },
    reported: { filter: { isReported: true }, sort: 'REPORTS_DESC' },
    published: { filter: { state: ['PUBLISHED'] } },
    rejected: { filter: { state: ['REJECTED'] } },
    all: {},
  },
})

import { sql } from 'kysely'
import { listComments, listCommentViews } from '#services/contract/comment-list.ts'
import { COMMENT_LIST } from '#services/contract/rules/lists/comments.ts'
import type { CommentTable } from '#services/modules/comment/tables.ts'
import { isAnyOf, isWithin, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { rowsOf } from './desk-view.ts'

const STATES = {
  WAITING: 'waiting',
  PUBLISHED: 'published',
  REJECTED: 'rejected',
} as const satisfies Record<string, CommentTable['state']>

const COMMENTS: ListSource<typeof COMMENT_LIST, 'comment'> = {
  list: COMMENT_LIST,
  table: 'comment',
  sort: { REPORTS: 'reports', CREATED_AT: 'created_at' },
  filters: {
    kind(words) {
      const given = words.map((word) =>
        word === 'REVIEW' ? sql`product_id is not null` : sql`post_id is not null`,
      )
      return sql`(${sql.join(given, sql` or `)})`
    },
    state: (words) =>
      isAnyOf(
        'state',
        words.map((word) => STATES[word]),
      ),
    isReported: (is) => (is ? sql`reports > 0` : sql`reports = 0`),
    rating: (stars) => isAnyOf('rating', stars.map(Number)),
    subject(keys) {
      const given = keys.map((key) => {
        const [kind, id] = key.split(':')
        return sql`${sql.ref(`${kind}_id`)} = ${Number(id)}`
      })
      return sql`(${sql.join(given, sql` or `)})`
    },
    created: (days) => isWithin('created_at', days),
  },
  search: { table: 'comment_word', id: 'comment_id' },
}

export const commentList = staffList({
  calls: [listComments, listCommentViews],
  source: COMMENTS,
  rowsOf: (comments, { db }) => rowsOf(db, comments),
})

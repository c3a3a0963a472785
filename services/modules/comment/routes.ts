import {
  COMMENT_OPTIONS,
  type Comment,
  createComment,
  filterComments,
  getComment,
  getCommentOptions,
  getOwnComments,
  reportComment,
  updateComment,
} from '#services/contract/comment.ts'
import { optionValues } from '#services/modules/cms/api.ts'
import { spanOf } from '#services/platform/cursor.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { lastPage } from '#services/platform/paging.ts'
import { commentOptions } from './options.ts'
import { reporterOf, reportOn } from './report.ts'
import {
  type About,
  findComment,
  ownComments,
  publishedComments,
  type StoredComment,
} from './store.ts'
import { type Author, addComment, changeComment } from './write.ts'

const DEFAULT_LIMIT = 10
/** Staff review each comment. */
const WRITES: RateRule = { name: 'comments', limit: 20, seconds: 60 * 60 }
const REPORTS: RateRule = { name: 'comment-reports', limit: 10, seconds: 60 * 60 }

export function commentRoutes({ limits, config }: ModuleDeps): readonly Route[] {
  return [
    route(filterComments, async ({ limit = DEFAULT_LIMIT, ...input }, { db }) => {
      const about = readAbout(input)
      const options = await commentOptions(db)
      const isOn = 'productId' in about ? options.onProducts : options.onPosts
      const { rows, total, endCursor } = isOn
        ? await publishedComments(db, about, spanOf(input, limit))
        : { rows: [], total: 0, endCursor: null }
      return { records: rows.map(toComment), lastPage: lastPage(total, limit), total, endCursor }
    }),

    route(getCommentOptions, async (_input, { db }) => {
      const values = await optionValues(db, COMMENT_OPTIONS)
      return { records: [...values].map(([key, value]) => ({ key, value })) }
    }),

    route(getOwnComments, async (input, scope) => {
      const { accountId } = authorOf(scope)
      const rows = await ownComments(scope.db, readAbout(input), accountId)
      return { records: rows.map(toOwnComment) }
    }),

    route(getComment, async ({ id }, { db }) => {
      const found = await findComment(db, id)
      const options = await commentOptions(db)
      const isOn = found?.product_id ? options.onProducts : options.onPosts
      return { comment: isOn && found?.state === 'published' ? toComment(found) : null }
    }),

    route(reportComment, async ({ id }, scope) => {
      await limits.claim(...atPlace(REPORTS, scope.clientAddress))
      const reporter = reporterOf(scope, config.sessionSecret)
      const at = scope.clock.now().toISOString()
      await inTransaction(scope.db, async (trx) => await reportOn(trx, id, { reporter, at }))
      return { success: true }
    }),

    route(createComment, async ({ rating, comment, ...input }, scope) => {
      const about = readAbout(input)
      const author = authorOf(scope)
      await limits.limit(WRITES, `${author.accountId}`)
      const written = { rating, comment }
      const added = await inTransaction(scope.db, (trx) =>
        addComment(trx, author, { about, written }),
      )
      return { comment: toOwnComment(added) }
    }),

    route(updateComment, async ({ id, ...written }, scope) => {
      const author = authorOf(scope)
      await limits.limit(WRITES, `${author.accountId}`)
      const changed = await inTransaction(scope.db, (trx) =>
        changeComment(trx, author, { id, written }),
      )
      return { comment: toOwnComment(changed) }
    }),
  ]
}

type AboutInput = {
  readonly product_id?: number | undefined
  readonly post_id?: number | undefined
}

function readAbout({ product_id: productId, post_id: postId }: AboutInput): About {
  if (productId !== undefined && postId === undefined) return { productId }
  if (postId !== undefined && productId === undefined) return { postId }
  throw new Refusal(400, 'A product or a post is needed.', {
    code: 'INVALID_INPUT',
    field: 'product_id',
  })
}

function authorOf(scope: Scope): Author {
  return {
    accountId: requirePrincipal(scope).userId,
    language: scope.language,
    now: scope.clock.now().toISOString(),
  }
}

function toComment(row: StoredComment): Comment {
  const { answer: text, answered_at } = row
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    comment: row.body,
    created_at: row.created_at,
    language: row.language,
    isBuyer: row.is_buyer === 1,
    answer: text !== null && answered_at !== null ? { text, answered_at } : null,
    canReport: true,
  }
}

function toOwnComment(row: StoredComment): Comment {
  return { ...toComment(row), state: row.state, reason: row.reason }
}

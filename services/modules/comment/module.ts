import { sql } from 'kysely'
import { COMMENT_OPTIONS } from '#services/contract/comment.ts'
import type { Module } from '#services/platform/module.ts'
import { keepRows, keepUntil } from '#services/platform/retention.ts'
import { commentList } from './desk/comment-list.ts'
import { commentDeskRoutes } from './desk/desk-routes.ts'
import { commentSettings } from './option-settings.ts'
import { commentPersonalData, commentPersonalTables } from './personal-data.ts'
import { commentRoutes } from './routes.ts'

/** Long enough for its author to see why it does not appear, and to write another one. */
const REJECTED_DAYS = 90
/** So that a visitor who reported a comment does not report it again next week. */
const REPORT_DAYS = 90

export const module: Module = {
  name: 'comment',
  services: ['cms'],
  imports: ['cms', 'history', 'order', 'product', 'user'],
  lists: [commentList],
  settings: commentSettings,
  publicSettings: COMMENT_OPTIONS.map((key) => `options/${key}`),
  writes: ['post-comments:*', 'product-comments:*'],
  personalTables: commentPersonalTables,
  otherTables: ['comment_report'],
  routes: (deps) => [...commentRoutes(deps), ...commentDeskRoutes(deps)],
  personalData: commentPersonalData,
  retention: [
    keepUntil({
      kind: 'rejected-comments',
      deletes: 'reviews and comments that staff rejected',
      keepDays: REJECTED_DAYS,
      bounds: { least: 7, most: 730 },
      table: 'comment',
      isOver: (before) => sql`state = 'rejected' and updated_at < ${before}`,
    }),
    keepRows({
      kind: 'comment-reports',
      deletes: 'who reported a comment, as a keyed hash',
      keepDays: REPORT_DAYS,
      bounds: { least: 7, most: 730 },
      table: 'comment_report',
      moment: 'at',
    }),
  ],
}

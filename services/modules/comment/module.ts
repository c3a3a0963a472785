import { sql } from 'kysely'
import { COMMENT_OPTIONS } from '#services/contract/comment.ts'
import type { Module } from '#services/platform/module.ts'
import { keepUntil } from '#services/platform/retention.ts'
import { commentPersonalData, commentPersonalTables } from './personal-data.ts'
import { commentRoutes } from './routes.ts'

/** Long enough for its author to see why it does not appear, and to write another one. */
const REJECTED_DAYS = 90

export const module: Module = {
  name: 'comment',
  services: ['cms'],
  imports: ['cms', 'history', 'order', 'product', 'user'],
  publicSettings: COMMENT_OPTIONS.map((key) => `options/${key}`),
  writes: ['post-comments:*'],
  personalTables: commentPersonalTables,
  routes: commentRoutes,
  personalData: commentPersonalData,
  retention: [
    keepUntil({
      kind: 'rejected-comments',
      deletes: 'reviews and comments that staff rejected',
      keepDays: REJECTED_DAYS,
      table: 'comment',
      isOver: (before) => sql`state = 'rejected' and updated_at < ${before}`,
    }),
  ],
}

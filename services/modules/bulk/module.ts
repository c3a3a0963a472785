import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { bulkRoutes } from './routes.ts'
import { bulkDueHandlers } from './run-bulk.ts'
import type {} from './tables.ts'

/** Moves of many orders at once, as a job in the background. */
export const module: Module = {
  name: 'bulk',
  services: ['ecommerce'],
  imports: ['history', 'order', 'settings', 'staff'],
  histories: { bulk: 'orders.move' },
  otherTables: ['bulk_job', 'bulk_row'],
  staffColumns: ['bulk_job.account_id'],
  routes: bulkRoutes,
  dueHandlers: bulkDueHandlers,
  retention: [
    keepRows({
      kind: 'bulk-moves',
      deletes: 'results of moves of many orders; each move stays in the history of its order',
      keepDays: 90,
      bounds: { least: 7, most: 365 },
      table: 'bulk_job',
      moment: 'started_at',
    }),
  ],
}

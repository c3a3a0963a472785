import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { cmsDueHandlers } from './due-handlers.ts'
import { cmsRoutes } from './routes.ts'
import type {} from './tables.ts'

/** Long enough for staff to see what is missing; anybody can fill the list with nonsense. */
const FAILED_PATH_DAYS = 30

export const cmsModule: Module = {
  name: 'cms',
  routes: cmsRoutes,
  dueHandlers: cmsDueHandlers,
  retention: [
    keepRows({
      kind: 'failed-paths',
      keepDays: FAILED_PATH_DAYS,
      table: 'failed_request',
      key: 'path',
      moment: 'last_at',
    }),
  ],
}

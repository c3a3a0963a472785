import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { deadLinkList } from './dead-link-list.ts'
import { redirectList } from './redirect-list.ts'
import { redirectRoutes } from './redirect-routes.ts'

/** Long enough for staff to notice dead links; anyone can fill the list with nonsense. */
const FAILED_PATH_DAYS = 30

/** Paths of this site that have nothing to show, and where they lead. */
export const module: Module = {
  name: 'redirect',
  services: ['cms'],
  imports: ['cms', 'history', 'product'],
  writes: ['redirects'],
  otherTables: ['failed_request', 'redirect'],
  lists: [redirectList, deadLinkList],
  routes: redirectRoutes,
  retention: [
    keepRows({
      kind: 'failed-paths',
      deletes: 'paths that were not found',
      keepDays: FAILED_PATH_DAYS,
      bounds: { least: 7, most: 365 },
      table: 'failed_request',
      moment: 'last_at',
    }),
  ],
}

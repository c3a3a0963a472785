import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { emptySearchList } from './empty-search-list.ts'
import { searchRoutes } from './routes.ts'
import type {} from './tables.ts'

export const module: Module = {
  name: 'search',
  services: ['search'],
  imports: ['cms', 'product'],
  otherTables: ['empty_search'],
  lists: [emptySearchList],
  routes: searchRoutes,
  retention: [
    keepRows({
      kind: 'empty-searches',
      deletes: 'keywords that found nothing',
      keepDays: 90,
      bounds: { least: 7, most: 730 },
      table: 'empty_search',
      moment: 'last_at',
    }),
  ],
}

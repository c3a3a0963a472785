import type { Module } from '#services/platform/module.ts'
import { createSqlReads } from './catalogue/sql-reads.ts'
import { reductionDueHandlers } from './reductions.ts'
import { productRoutes } from './routes.ts'
import { stockDueHandlers } from './stock-changes.ts'

export const productModule: Module = {
  name: 'product',
  routes: ({ db }) => productRoutes(createSqlReads(db)),
  dueHandlers: { ...reductionDueHandlers, ...stockDueHandlers },
}

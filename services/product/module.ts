import type { Module, ModuleDeps } from '#services/platform/module.ts'
import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live-catalogue.ts'
import { createSqlReads } from './catalogue/sql-reads.ts'
import { reductionDueHandlers } from './reductions.ts'
import { productRoutes } from './routes.ts'
import { stockDueHandlers } from './stock-changes.ts'

/** One for each running program: its routes are made before it starts. */
const catalogues = new WeakMap<ModuleDeps, LiveCatalogue>()

export const productModule: Module = {
  name: 'product',
  routes: (deps) => {
    const { db, config, log, follower } = deps
    if (!config.catalogueIndex) return productRoutes(deps, createSqlReads(db))
    const catalogue = createLiveCatalogue({ db, log, follower })
    catalogues.set(deps, catalogue)
    return productRoutes(deps, catalogue.reads)
  },
  start: async (deps) => {
    const catalogue = catalogues.get(deps)
    if (!catalogue) return async () => {}
    const began = performance.now()
    await catalogue.worker.runOnce()
    deps.log.info({ ms: Math.round(performance.now() - began) }, 'catalogue index built')
    catalogue.worker.start()
    return () => catalogue.worker.stop()
  },
  dueHandlers: { ...reductionDueHandlers, ...stockDueHandlers },
}

import { createKeptAnswers, freshAnswers } from '#services/platform/kept-answers.ts'
import type { Module, ModuleDeps } from '#services/platform/module.ts'
import { createNews } from '#services/platform/news.ts'
import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live-catalogue.ts'
import { createSqlReads } from './catalogue/sql-reads.ts'
import { createKeptTexts } from './kept/kept-texts.ts'
import { freshTexts } from './product-texts.ts'
import { reductionDueHandlers } from './reductions.ts'
import { productRoutes, type Sources } from './routes.ts'
import { stockDueHandlers } from './stock-changes.ts'

/** Neither categories nor what narrows a list show anything of these. */
export const OF_OTHERS =
  /^(?:pieces:.+|planned:.+|posts|post:.+|page:.+|elements|navigation|options|events|event:.+|consents)$/

/** One for each running program: its routes are made before it starts. */
const catalogues = new WeakMap<ModuleDeps, LiveCatalogue>()

export const module: Module = {
  name: 'product',
  services: ['product'],
  imports: ['media'],
  writes: ['categories', 'category:*', 'list:*', 'pieces:*', 'planned:*', 'product:*'],
  reservedSlugs: ['pretraga', 'product', 'produkt', 'search', 'shop', 'suche'],
  otherTables: [
    'attribute',
    'attribute_guide',
    'attribute_text',
    'attribute_value',
    'attribute_value_text',
    'bundle_entry',
    'category',
    'category_text',
    'cross_sell',
    'custom_option',
    'custom_option_text',
    'price_history',
    'product',
    'product_attribute',
    'product_category',
    'product_media',
    'product_option',
    'product_tag',
    'product_tag_text',
    'product_tagging',
    'product_tax',
    'product_text',
    'reduction',
    'stock',
    'stock_hold',
  ],
  routes: (deps) => {
    const { db, config, log } = deps
    const sources = sourcesOf(deps)
    if (!config.catalogueIndex) return productRoutes({ ...sources, reads: createSqlReads(db) })
    const catalogue = createLiveCatalogue({ db, log })
    catalogues.set(deps, catalogue)
    return productRoutes({ ...sources, reads: catalogue.reads })
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

function sourcesOf({ db, config }: ModuleDeps): Pick<Sources, 'texts' | 'answers'> {
  if (!config.keptProducts) return { texts: freshTexts, answers: freshAnswers }
  const news = createNews(db)
  return { texts: createKeptTexts(news), answers: createKeptAnswers({ news, ofOthers: OF_OTHERS }) }
}

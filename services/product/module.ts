import type { Module, ModuleDeps } from '#services/platform/module.ts'
import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live-catalogue.ts'
import { reductionDueHandlers } from './prices/reductions.ts'
import { productRoutes } from './routes.ts'
import { stockDueHandlers } from './stock/stock-changes.ts'

/** One per process: its routes are created before it starts. */
const catalogues = new WeakMap<ModuleDeps, LiveCatalogue>()

export const module: Module = {
  name: 'product',
  services: ['product'],
  imports: ['media', 'settings'],
  writes: [
    'attributes',
    'categories',
    'category:*',
    'list:*',
    'pieces:*',
    'planned:*',
    'product:*',
    'product-tags',
    'search',
    'slug:*',
  ],
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
    const catalogue = createLiveCatalogue(deps)
    catalogues.set(deps, catalogue)
    return productRoutes(deps, catalogue.reads)
  },
  start: async (deps) => {
    const catalogue = catalogues.get(deps)
    await catalogue?.start()
    return async () => catalogue?.stop()
  },
  dueHandlers: { ...reductionDueHandlers, ...stockDueHandlers },
}

import type { Module } from '#services/platform/module.ts'
import { badgeNights, newDays } from './badges/badges.ts'
import { productMediaUses } from './media-uses.ts'
import { reductionDueHandlers } from './prices/reductions.ts'
import { productMemory } from './product-memory.ts'
import { productRoutes } from './routes.ts'
import { lowStock } from './stock/low-stock.ts'
import { stockDueHandlers } from './stock/stock-holds.ts'

export const module: Module = {
  name: 'product',
  services: ['product'],
  imports: ['media', 'settings'],
  settings: { 'catalogue/newDays': newDays, 'catalogue/lowStock': lowStock },
  writes: [
    'attributes',
    'categories',
    'category:*',
    'list:*',
    'pieces:*',
    'planned:*',
    'popular',
    'product:*',
    'product-tags',
    'search',
    'slug:*',
  ],
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
    'product_badge',
    'product_category',
    'product_media',
    'product_option',
    'product_sale',
    'product_tag',
    'product_tag_text',
    'product_tagging',
    'product_tax',
    'product_text',
    'reduction',
    'stock',
    'stock_hold',
  ],
  mediaUses: productMediaUses,
  routes: (deps) => {
    const { catalogue, products } = productMemory(deps)
    return productRoutes(deps, { reads: catalogue.reads, products })
  },
  start: async (deps) => {
    const { catalogue } = productMemory(deps)
    await badgeNights.start(deps)
    await catalogue.start()
    return () => catalogue.stop()
  },
  dueHandlers: { ...reductionDueHandlers, ...stockDueHandlers, ...badgeNights.dueHandlers },
}

import type { CachePartition } from '#services/platform/answer-cache.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live-catalogue.ts'
import { type CategorySearch, createCategorySearch } from './categories/category-search.ts'

/** Products and categories that one process holds in memory. */
export type ProductMemory = {
  readonly catalogue: LiveCatalogue
  readonly products: CachePartition
  readonly categories: CategorySearch
}

const PRODUCTS_SHARE = 0.5

const memories = new WeakMap<ModuleDeps, ProductMemory>()

/** Returns one instance, which its own routes and other modules share. */
export function productMemory(deps: ModuleDeps): ProductMemory {
  const existing = memories.get(deps)
  if (existing) return existing
  const made = {
    catalogue: createLiveCatalogue(deps),
    products: deps.cache.partition('products', PRODUCTS_SHARE),
    categories: createCategorySearch(deps),
  }
  memories.set(deps, made)
  return made
}

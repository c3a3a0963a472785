import type { CachePartition } from '#services/platform/answer-cache.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live-catalogue.ts'
import { type CategorySearch, createCategorySearch } from './categories/category-search.ts'

/** What one process keeps in memory of products and categories. */
export type ProductMemory = {
  readonly catalogue: LiveCatalogue
  readonly products: CachePartition
  readonly categories: CategorySearch
}

const PRODUCTS_SHARE = 0.6

const memories = new WeakMap<ModuleDeps, ProductMemory>()

/** The same for its own routes and for other modules. */
export function productMemory(deps: ModuleDeps): ProductMemory {
  const standing = memories.get(deps)
  if (standing) return standing
  const made = {
    catalogue: createLiveCatalogue(deps),
    products: deps.cache.partition(PRODUCTS_SHARE),
    categories: createCategorySearch(deps),
  }
  memories.set(deps, made)
  return made
}

import {
  filterCategories,
  filterProducts,
  filterTags,
  getCategory,
  getLayers,
  getProduct,
} from '#services/contract/product.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { Scope } from '#services/platform/scope.ts'
import { categoryById, listCategories } from './categories.ts'
import { readLayers } from './layers.ts'
import { listProducts } from './product-list.ts'
import { productPage } from './product-page.ts'
import type { ReadContext } from './product-parts.ts'
import { listTags } from './tags.ts'

export function productRoutes(): readonly Route[] {
  return [
    route(filterProducts, (input, scope) => listProducts(readContext(scope), input)),
    route(getProduct, (input, scope) => productPage(readContext(scope), input)),
    route(getCategory, async ({ id }, scope) => ({
      category: await categoryById(readContext(scope), id),
    })),
    route(filterCategories, (input, scope) => listCategories(readContext(scope), input)),
    route(filterTags, (input, scope) => listTags(readContext(scope), input)),
    route(getLayers, (input, scope) => readLayers(readContext(scope), input)),
  ]
}

/** One moment for the whole request: a reduction that ends meanwhile does not split an answer. */
function readContext({ db, language, clock }: Scope): ReadContext {
  return { db, language, now: clock.now().toISOString() }
}

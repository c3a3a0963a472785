import { checkBundles } from '#services/contract/bundles.ts'
import {
  filterCategories,
  filterProducts,
  filterTags,
  getCategory,
  getLayers,
  getProduct,
} from '#services/contract/product.ts'
import { type Route, route, writtenRoute } from '#services/platform/http.ts'
import type { Scope } from '#services/platform/scope.ts'
import { checkBundle } from './bundle-check.ts'
import type { CatalogueReads } from './catalogue/catalogue-reads.ts'
import { categoryById, listCategories } from './categories.ts'
import { readLayers } from './layers.ts'
import { type ListContext, listProducts } from './product-list.ts'
import { productPage } from './product-page.ts'
import type { ReadContext } from './product-parts.ts'
import type { ProductTexts } from './product-texts.ts'
import { listTags } from './tags.ts'

export function productRoutes(reads: CatalogueReads, texts: ProductTexts): readonly Route[] {
  const listContext = (scope: Scope): ListContext => ({ ...readContext(scope), reads, texts })
  return [
    writtenRoute(filterProducts, (input, scope) => listProducts(listContext(scope), input)),
    writtenRoute(getProduct, (input, scope) => productPage(listContext(scope), input)),
    route(checkBundles, ({ product }, scope) => checkBundle(readContext(scope), product)),
    route(getCategory, async ({ id }, scope) => ({
      category: await categoryById(listContext(scope), id),
    })),
    route(filterCategories, (input, scope) => listCategories(listContext(scope), input)),
    route(filterTags, (input, scope) => listTags(readContext(scope), input)),
    route(getLayers, (input, scope) => readLayers(listContext(scope), input)),
  ]
}

/** One moment for the whole request: a reduction that ends meanwhile does not split an answer. */
function readContext({ db, language, clock }: Scope): ReadContext {
  return { db, language, now: clock.now().toISOString() }
}

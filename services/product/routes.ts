import { checkBundles } from '#services/contract/bundles.ts'
import {
  filterCategories,
  filterProducts,
  filterTags,
  getCategory,
  getLayers,
  getProduct,
} from '#services/contract/product.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route, written, writtenRoute } from '#services/platform/http.ts'
import type { KeptAnswers } from '#services/platform/kept-answers.ts'
import { checkBundle } from './bundle-check.ts'
import { categoryById, listCategories } from './categories.ts'
import { goesByTime, readLayers } from './layers.ts'
import { type ListContext, listProducts } from './product-list.ts'
import { productPage } from './product-page.ts'
import type { ReadContext } from './product-parts.ts'
import { listTags } from './tags.ts'

export type Sources = Pick<ListContext, 'reads' | 'texts'> & { readonly answers: KeptAnswers }

export function productRoutes({ answers, ...sources }: Sources): readonly Route[] {
  const listContext = (scope: Scope): ListContext => ({ ...readContext(scope), ...sources })
  return [
    writtenRoute(filterProducts, (input, scope) => listProducts(listContext(scope), input)),
    writtenRoute(getProduct, (input, scope) => productPage(listContext(scope), input)),
    route(checkBundles, ({ product }, scope) => checkBundle(readContext(scope), product)),
    route(getCategory, async ({ id }, scope) => ({
      category: await categoryById(listContext(scope), id),
    })),
    writtenRoute(filterCategories, (input, scope) =>
      answers.of(['categories', scope.language, input], async () =>
        written(filterCategories, await listCategories(listContext(scope), input)),
      ),
    ),
    route(filterTags, (input, scope) => listTags(readContext(scope), input)),
    writtenRoute(getLayers, (input, scope) => {
      const read = async () => written(getLayers, await readLayers(listContext(scope), input))
      return goesByTime(input) ? read() : answers.of(['layers', scope.language, input], read)
    }),
  ]
}

/** One moment for the whole request: a reduction that ends meanwhile does not split an answer. */
function readContext({ db, language, clock }: Scope): ReadContext {
  return { db, language, now: clock.now().toISOString() }
}

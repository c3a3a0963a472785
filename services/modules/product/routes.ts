import { checkBundles } from '#services/contract/bundles.ts'
import type { CallInput } from '#services/contract/call.ts'
import { filterCategories, getCategory } from '#services/contract/category.ts'
import { filterProducts, filterTags, getLayers, getProduct } from '#services/contract/product.ts'
import { currencies, site } from '#services/modules/settings/api.ts'
import { Validity } from '#services/platform/answer-cache.ts'
import { cachedRoute } from '#services/platform/cached-route.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route, writtenRoute } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { categoryById, listCategories } from './categories/categories.ts'
import { checkBundle } from './read/bundle-check.ts'
import { readLayers } from './read/facets.ts'
import { type ListContext, listProducts } from './read/product-list.ts'
import { productPage } from './read/product-page.ts'
import type { ReadContext } from './read/product-parts.ts'
import { listTags } from './tags.ts'

const CATALOGUE_SHARE = 0.17

export function productRoutes(
  { cache, follower }: Pick<ModuleDeps, 'cache' | 'follower'>,
  { reads, products }: Pick<ListContext, 'reads' | 'products'>,
): readonly Route[] {
  const cached = { follower, answers: cache.partition('catalogue', CATALOGUE_SHARE) }

  /** Updates cache and index once per call. */
  async function listContext(scope: Scope): Promise<ListContext> {
    await follower.upToDate()
    return { ...readContext(scope), reads, products, validity: new Validity() }
  }

  return [
    writtenRoute(filterProducts, async (input, scope) =>
      listProducts(await listContext(scope), input),
    ),
    writtenRoute(getProduct, async (input, scope) => {
      await refuseOtherPlace(scope.db, input)
      return productPage(await listContext(scope), input)
    }),
    route(checkBundles, ({ product }, scope) => checkBundle(readContext(scope), product)),
    route(getCategory, async ({ id }, scope) => ({
      category: await categoryById(await listContext(scope), id),
    })),
    cachedRoute(filterCategories, cached, (context, input) =>
      listCategories({ ...context, reads, products }, input),
    ),
    route(filterTags, (input, scope) => listTags(readContext(scope), input)),
    cachedRoute(getLayers, cached, (context, input) =>
      readLayers({ ...context, reads, products }, input),
    ),
  ]
}

/** Prices belong to one store and one currency, so requests for others are rejected. */
async function refuseOtherPlace(db: Db, { store, currency }: CallInput<typeof getProduct>) {
  if (store !== undefined && store !== (await site(db)).storeId) {
    throw new Refusal(400, 'The store is not known.', { code: 'INVALID_INPUT', field: 'store' })
  }
  if (currency !== undefined && currency !== (await currencies(db)).mainCurrencyId) {
    throw new Refusal(400, 'The store does not sell in this currency.', {
      code: 'INVALID_INPUT',
      field: 'currency',
    })
  }
}

/**
 * One time for the whole request, so that a reduction that ends in between does not split an
 * answer.
 */
function readContext({ db, language, clock }: Scope): ReadContext {
  return { db, language, now: clock.now().toISOString() }
}

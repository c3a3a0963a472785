import { loadNoticeForms } from '#client/features/notices/load-notice-forms.ts'
import { leaveEmptyPages, REVIEWS_KEY, readListPage } from '#client/features/reviews/list-page.ts'
import { pathsContext } from '#client/lib/links.ts'
import { missing, moved } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import {
  type ProductPageFieldsFragment,
  ProductScreenDocument,
} from './product-screen.generated.ts'

export { ProductScreen as Component } from './product-screen.tsx'

export async function loader({ params, request, context }: LoaderArgs): Promise<null> {
  const url = new URL(request.url)
  const reviewsPage = readListPage(url.searchParams, REVIEWS_KEY)
  const { data, error } = await preload(context, ProductScreenDocument, {
    slug: params['slug'] ?? '',
    reviewsPage,
  })
  if (!data?.product) throw missing(error)
  if (data.product.__typename === 'Moved') {
    throw moved(context.get(pathsContext).pathTo('product', { slug: data.product.slug }))
  }
  if (data.layout.site.checkout.productNotices && isSoldOut(data.product)) {
    await (await loadNoticeForms()).preloadConsents(context)
  }
  leaveEmptyPages(data.product.reviews, url, REVIEWS_KEY)
  // Only the server draws them for browsers without scripts.
  if (import.meta.env.SSR) {
    const { preloadParts } = await import('./preload-parts.ts')
    await preloadParts(context, data.product.bundleParts)
  }
  return null
}

/** Itself, or in one of its variants. */
function isSoldOut(product: ProductPageFieldsFragment): boolean {
  const { isArchived, variants } = product
  return (
    isArchived || [product, ...variants].some(({ availability }) => availability === 'OUT_OF_STOCK')
  )
}

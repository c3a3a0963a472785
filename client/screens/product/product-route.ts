import { leaveEmptyPages, REVIEWS_KEY, readListPage } from '#client/features/reviews/list-page.ts'
import { pathsContext } from '#client/lib/links.ts'
import { missing, moved } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ProductScreenDocument } from './product-screen.generated.ts'

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
  leaveEmptyPages(data.product.reviews, url, REVIEWS_KEY)
  // The browser loads this data itself, once it is needed.
  if (import.meta.env.SSR) {
    const { preloadForServer } = await import('./preload-for-server.ts')
    await preloadForServer(context, data.product, data.layout.site.checkout)
  }
  return null
}

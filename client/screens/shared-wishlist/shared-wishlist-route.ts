import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { readPage } from '#client/lib/read-page.ts'
import { SharedWishlistScreenDocument } from './shared-wishlist-screen.generated.ts'

export { SharedWishlistScreen as Component } from './shared-wishlist-screen.tsx'

export async function loader({ params, context, request }: LoaderArgs): Promise<null> {
  const page = readPage(new URL(request.url).searchParams)
  const token = params['token'] ?? ''
  const { data, error } = await preload(context, SharedWishlistScreenDocument, { token, page })
  if (!data?.sharedWishlist) throw missing(error)
  return null
}

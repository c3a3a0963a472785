import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { readPage } from '#client/lib/read-page.ts'
import { WishlistScreenDocument } from './wishlist-screen.generated.ts'

export { WishlistScreen as Component } from './wishlist-screen.tsx'

/**
 * Open to all, since guests have a list as well. Bypasses the cache, because hearts change on every
 * screen.
 */
export async function loader({ context, request }: LoaderArgs): Promise<null> {
  const page = readPage(new URL(request.url).searchParams)
  await preload(context, WishlistScreenDocument, { page }, { isFresh: true })
  return null
}

import { graphContext, type LoaderArgs, preload } from '#client/lib/preload.ts'
import { readPage } from '#client/lib/read-page.ts'
import { WishlistScreenDocument } from './wishlist-screen.generated.ts'

export { WishlistScreen as Component } from './wishlist-screen.tsx'

/** Open to all: guests keep a list as well. Always asked anew, for hearts are tapped everywhere. */
export async function loader({ context, request }: LoaderArgs): Promise<null> {
  const { cache } = context.get(graphContext).client
  if (!import.meta.env.SSR) cache.evict({ id: 'ROOT_QUERY', fieldName: 'wishlist' })
  const page = readPage(new URL(request.url).searchParams)
  await preload(context, WishlistScreenDocument, { page })
  return null
}

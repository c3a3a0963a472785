import { hasFailed, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CartScreenDocument } from './cart-screen.generated.ts'

export { CartScreen as Component } from './cart-screen.tsx'

/** Never from the cache: the cart is changed on every screen. Who is logged in may fail by itself. */
export async function loader({ context }: LoaderArgs): Promise<null> {
  const { data, error } = await preload(context, CartScreenDocument, {}, { isFresh: true })
  if (!data?.cart && hasFailed('cart', error)) throw unavailable()
  return null
}

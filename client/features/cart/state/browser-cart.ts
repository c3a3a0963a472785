import { lockWhileOrdering } from '#client/features/cart/live/ordering.ts'
import type { GraphClient } from '#client/lib/graph/for-store.ts'
import { announceCart } from './announce-cart.ts'
import { cartServer } from './cart-server.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

/** The cart store of a tab. */
export function createBrowserCart(client: GraphClient): CartStore {
  const cart = createCartStore({
    server: cartServer(client),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    newKey: () => crypto.randomUUID(),
    onChanged: () => announceCart(),
  })
  lockWhileOrdering(cart)
  return cart
}

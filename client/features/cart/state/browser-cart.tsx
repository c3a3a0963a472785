import type { ReactElement } from 'react'
import { lockWhileOrdering } from '#client/features/cart/live/ordering.ts'
import { announceCart } from './announce-cart.ts'
import { CartOperations } from './cart-operations.tsx'
import { type CartStore, createCartStore } from './cart-store.ts'

/** The cart store, with the component whose hooks provide its operations. */
export function createBrowserCart(render: (operations: ReactElement) => void): CartStore {
  const cart = createCartStore({
    connect: () => new Promise((resolve) => render(<CartOperations onReady={resolve} />)),
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

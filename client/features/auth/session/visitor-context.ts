import { createContext, useContext } from 'react'
import type { CartStore } from '#client/features/cart/state/cart-store.ts'
import type { WishStore } from '#client/features/wishlist/wish-store.ts'
import type { SessionEvents } from './session-events.ts'

type VisitorStores = {
  readonly session: SessionEvents
  readonly wishes: WishStore
  readonly cart: CartStore
}

export const VisitorContext = createContext<VisitorStores | null>(null)

/** The stores of `<VisitorStores>`: one set per app in the browser, one per page on the server. */
export function useVisitorStores(): VisitorStores {
  const stores = useContext(VisitorContext)
  if (stores === null) throw new Error('Visitor stores were used outside of <VisitorStores>')
  return stores
}

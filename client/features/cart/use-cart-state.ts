import { useSyncExternalStore } from 'react'
import { useVisitorStores } from '#client/features/auth/visitor-context.ts'
import type { CartState } from './cart-store.ts'

export function useCartState(): CartState {
  const { cart } = useVisitorStores()
  return useSyncExternalStore(cart.subscribe, cart.state, cart.state)
}

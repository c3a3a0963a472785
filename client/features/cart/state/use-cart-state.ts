import { useSyncExternalStore } from 'react'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import type { CartState } from './cart-state.ts'

export function useCartState(): CartState {
  const { cart } = useVisitorStores()
  return useSyncExternalStore(cart.subscribe, cart.state, cart.state)
}

import { useEffect } from 'react'
import type { CartStore } from '#client/features/cart/state/cart-store.ts'

/**
 * Follows changes by other devices while the cart has lines. The code is loaded when the page is
 * idle, because most visitors have no cart.
 */
export function useCartOfOtherDevices(cart: CartStore, isFilled: boolean): void {
  useEffect(() => {
    if (!isFilled) return
    // Safari has no idle callbacks.
    const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout
    whenIdle(() => {
      import('./follow-cart.ts')
        .then(({ followCart }) => followCart(cart))
        // Without it the cart is refetched when the visitor returns to the tab.
        .catch(() => undefined)
    })
  }, [cart, isFilled])
}

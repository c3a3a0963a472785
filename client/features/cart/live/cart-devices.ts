import { useEffect } from 'react'
import type { CartStore } from '#client/features/cart/state/cart-store.ts'

/**
 * Another device may change a cart that has lines. The code for it is fetched when the page is
 * idle; most pages are read without a cart.
 */
export function useCartOfOtherDevices(cart: CartStore, isFilled: boolean): void {
  useEffect(() => {
    if (!isFilled) return
    // Safari has no idle callbacks.
    const whenIdle = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout
    whenIdle(() => {
      import('./follow-cart.ts')
        .then(({ followCart }) => followCart(cart))
        // Without it the cart is read again on return to the tab.
        .catch(() => undefined)
    })
  }, [cart, isFilled])
}

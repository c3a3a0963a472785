import { useEffect } from 'react'
import { notifyVisitorChange, onReturn } from '#client/features/auth/session/visitor.ts'
import type { CartChange, CartStore } from './cart-store.ts'

export const CHANNEL = 'cart'
/** A BroadcastChannel also delivers to other channel objects of the sending tab. */
export const TAB = Math.random()
/** Without a version, any shown cart may be outdated. */
export type CartMessage = { readonly tab: number; readonly change?: CartChange | undefined }

/**
 * Refetches a loaded cart when another tab has changed it, and when the visitor returns to the tab,
 * because another device may have changed it.
 */
export function useCartOfOtherTabs(cart: CartStore): void {
  useEffect(() => {
    const refresh = (change?: CartChange): void => {
      if (cart.state().isLoaded) cart.refresh(change).catch(reportError)
    }
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data: { tab, change } }: MessageEvent<CartMessage>) => {
      if (tab === TAB) return
      notifyVisitorChange()
      refresh(change)
    }
    const stop = onReturn(() => {
      if (document.visibilityState === 'visible') refresh()
    })
    return () => {
      channel.close()
      stop()
    }
  }, [cart])
}

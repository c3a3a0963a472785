import { useEffect } from 'react'
import { notifyVisitorChange, onReturn } from '#client/features/auth/session/visitor.ts'
import type { CartChange, CartStore } from './cart-store.ts'

export const CHANNEL = 'cart'
/** Messages also come to other channel objects of the tab that sent them. */
export const TAB = Math.random()
/** Without a change any cart that is shown may be old. */
export type CartMessage = { readonly tab: number; readonly change?: CartChange | undefined }

/**
 * A cart that this tab has loaded is fetched again when another tab has changed it, and when its
 * reader returns to the tab: another device may have changed it meanwhile.
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

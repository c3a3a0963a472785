import { useEffect } from 'react'
import { notifyVisitorChange, onReturn } from '#client/features/auth/visitor.ts'
import type { CartStore } from './cart-store.ts'

const CHANNEL = 'cart'
/** Messages also come to other channel objects of the tab that sent them. */
const TAB = Math.random()

/** After the server has changed the cart: the count in the header of this tab, the cart in others. */
export function announceCart(): void {
  notifyVisitorChange()
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(TAB)
  channel.close()
}

/**
 * A cart that this tab has loaded is fetched again when another tab has changed it, and when its
 * reader returns to the tab: another device may have changed it meanwhile.
 */
export function useCartOfOtherTabs(cart: CartStore): void {
  useEffect(() => {
    const refresh = (): void => {
      if (cart.state().isLoaded) cart.refresh().catch(reportError)
    }
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data === TAB) return
      notifyVisitorChange()
      refresh()
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

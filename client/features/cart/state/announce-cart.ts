import { notifyVisitorChange } from '#client/features/auth/session/visitor.ts'
import type { CartChange } from './cart-store.ts'
import { type CartMessage, CHANNEL, TAB } from './cart-tabs.ts'

/**
 * Called after the server changed the cart: updates the count in this tab's header and notifies
 * other tabs.
 */
export function announceCart(change?: CartChange): void {
  notifyVisitorChange()
  const channel = new BroadcastChannel(CHANNEL)
  const message: CartMessage = { tab: TAB, change }
  channel.postMessage(message)
  channel.close()
}

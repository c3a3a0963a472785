import { notifyVisitorChange } from '#client/features/auth/session/visitor.ts'
import type { CartChange } from './cart-store.ts'
import { type CartMessage, CHANNEL, TAB } from './cart-tabs.ts'

/** After the server has changed the cart: the count in the header of this tab, the cart in others. */
export function announceCart(change?: CartChange): void {
  notifyVisitorChange()
  const channel = new BroadcastChannel(CHANNEL)
  const message: CartMessage = { tab: TAB, change }
  channel.postMessage(message)
  channel.close()
}

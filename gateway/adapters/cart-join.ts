import type { CartSession } from '#gateway/session/guest.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { addItem, type Cart, clearCart, getAbandoned, getCart } from '#services/contract/cart.ts'

/**
 * The cart after a login by the calls of the specification: the lines of the guest are added to the
 * account's cart, then the guest's is emptied. Without an account's cart the guest goes on with theirs.
 */
export async function joinCartInSteps(upstream: Upstream, guest: CartSession): Promise<Cart> {
  const { cart: own } = await upstream.call(getCart, guest)
  const { cart: saved } = await upstream.call(getAbandoned, {})
  if (!saved || saved.id === own.id) return own
  const session = { cartId: saved.id, protectCode: saved.protectCode }
  let joined = saved
  for (const { productId, qty, options } of own.items) {
    // One after the other: a platform without versions may answer them in any order.
    joined = (await upstream.call(addItem, { ...session, productId, qty, options })).cart
  }
  await upstream.call(clearCart, guest)
  return joined
}

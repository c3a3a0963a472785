import type { CartSession } from '#gateway/session/guest.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { addItem, type Cart, clearCart, getAbandoned, getCart } from '#services/contract/cart.ts'

/**
 * Joins carts after a login with the specification's calls only: adds the guest's lines to the
 * account's cart and empties the guest's cart. Without an account cart the guest's cart stays.
 */
export async function joinCartInSteps(upstream: Upstream, guest: CartSession): Promise<Cart> {
  const { cart: own } = await upstream.call(getCart, guest)
  const { cart: saved } = await upstream.call(getAbandoned, {})
  if (!saved || saved.id === own.id) return own
  const session = { cartId: saved.id, protectCode: saved.protectCode }
  let joined = saved
  for (const { productId, qty, options } of own.items) {
    // Sequential, because a platform without versions may reorder concurrent answers.
    joined = (await upstream.call(addItem, { ...session, productId, qty, options })).cart
  }
  await upstream.call(clearCart, guest)
  return joined
}

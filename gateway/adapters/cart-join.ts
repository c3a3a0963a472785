import type { Logger } from 'pino'
import type { CartSession } from '#gateway/session/guest.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { addItem, clearCart, getAbandoned, getCart } from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'

type PricedCart = CartSession & { readonly currencyId?: number }

/**
 * Joins carts after a login with the specification's calls only: adds the guest's lines to the
 * account's cart and empties the guest's cart. Without an account cart the guest's cart stays.
 */
export async function joinCartInSteps(upstream: Upstream, guest: PricedCart): Promise<Cart> {
  const { currencyId } = guest
  const priced = currencyId === undefined ? {} : { currencyId }
  const { cart: own } = await upstream.call(getCart, guest)
  const { cart: saved } = await upstream.call(getAbandoned, priced)
  if (!saved || saved.id === own.id) return own
  const session = { cartId: saved.id, protectCode: saved.protectCode, ...priced }
  let joined = saved
  for (const { productId, qty, options } of own.items) {
    // Sequential, because a platform without versions may reorder concurrent answers.
    joined = (await upstream.call(addItem, { ...session, productId, qty, options })).cart
  }
  await upstream.call(clearCart, guest)
  return joined
}

/** Adds the lines of a guest's cart to the one that a cancelled order opens, as far as they can be. */
export async function carryLines(
  from: Cart,
  to: CartSession,
  upstream: Upstream,
  log: Logger,
): Promise<void> {
  for (const { productId, qty, options } of from.items) {
    try {
      await upstream.call(addItem, { ...to, productId, qty, options })
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      log.warn({ code: error.code }, 'line not carried into the cart of a cancelled order')
    }
  }
}

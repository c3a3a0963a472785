import type { DomainDeps } from '#gateway/context.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getAbandoned, getCart } from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'

export type VisitorCart = {
  /** Null when the visitor has no cart (any more). */
  current(): Promise<Cart | null>
  /** Refetches the cart after a change that did not return it. */
  reload(): Promise<Cart | null>
  /** Stores the state that a call returned. */
  keep(cart: Cart): Cart
  /** Forgets the state, not which cart it is. */
  reset(): void
}

/** The specification prices carts per currency; ours are in the main one without it, too. */
export type Priced = { readonly currencyId?: number }

/** The cart of one request, read once. */
export function createVisitorCart(
  { upstream, session }: Pick<DomainDeps, 'upstream' | 'session'>,
  priced: Priced,
): VisitorCart {
  // Not destructured further: reading the credentials makes an answer private.
  const { credentials } = session
  let known: Promise<Cart | null> | null = null

  async function load(): Promise<Cart | null> {
    const own = credentials.guest.cart()
    if (own === null) return session.hasTokens() ? await abandoned() : null
    try {
      return keep((await upstream.call(getCart, { ...own, ...priced })).cart)
    } catch (error) {
      if (!isGone(error)) throw error
      credentials.guest.keepCart(null)
      return session.hasTokens() ? await abandoned() : null
    }
  }

  /** A cart that the customer began on another device. */
  async function abandoned(): Promise<Cart | null> {
    const { cart } = await upstream.call(getAbandoned, priced)
    if (cart) keep(cart)
    return cart
  }

  function keep(cart: Cart): Cart {
    credentials.guest.keepCart({ cartId: cart.id, protectCode: cart.protectCode })
    credentials.noteCart({
      quantity: quantityOf(cart),
      version: cart.version ?? null,
      hasMemberPrices: Boolean(cart.memberCardBarcode),
    })
    known = Promise.resolve(cart)
    return cart
  }

  function current(): Promise<Cart | null> {
    known ??= load()
    return known
  }

  function reset(): void {
    known = null
  }

  return {
    current,
    reload: () => {
      reset()
      return current()
    },
    keep,
    reset,
  }
}

export function quantityOf({ items }: Cart): number {
  return items.reduce((sum, { qty }) => sum + qty, 0)
}

/**
 * The specification's statuses of a cart that cannot be loaded: 400, 409, and 404 for a missing
 * one.
 */
export function isGone(error: unknown): boolean {
  return error instanceof UpstreamError && [400, 404, 409].includes(error.status)
}

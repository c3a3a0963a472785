import type { Logger } from 'pino'
import { joinCartInSteps } from '#gateway/adapters/cart-join.ts'
import type { LoaderDeps } from '#gateway/context.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import type { CallOptions } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Call, CallInput } from '#services/contract/call.ts'
import {
  type Cart,
  getAbandoned,
  getCart,
  getNewCartSession,
  joinCarts,
} from '#services/contract/cart.ts'
import { cartCodeOf } from './problems.ts'

export type CartLoaders = {
  /** Null when the visitor has no cart (any more). */
  current(): Promise<Cart | null>
  /** Null when there is no cart to write to. */
  write<C extends Call>(
    call: C,
    input: Omit<CallInput<C>, keyof CartSession>,
    options?: CallOptions,
  ): Promise<Cart | null>
  /** Creates the cart if there is none. */
  ensure(): Promise<void>
  /** Joins the guest's cart after a login; a failure does not fail the login. */
  join(log: Logger): Promise<void>
  /** Forgets the cart after a logout. */
  leave(): void
}

/** Codes of a cart that no longer exists. */
const OVER: ReadonlySet<string | null> = new Set(['CART_ARCHIVED', 'SESSION_USED', 'NO_SESSION'])

export function createLoaders({
  upstream,
  session,
}: Pick<LoaderDeps, 'upstream' | 'session'>): CartLoaders {
  // Not destructured further: reading the credentials makes an answer private.
  const { credentials } = session
  let known: Promise<Cart | null> | null = null

  async function load(): Promise<Cart | null> {
    const own = credentials.guest.cart()
    if (own === null) return session.hasTokens() ? await abandoned() : null
    try {
      return keep((await upstream.call(getCart, own)).cart)
    } catch (error) {
      if (!isGone(error)) throw error
      credentials.guest.keepCart(null)
      return session.hasTokens() ? await abandoned() : null
    }
  }

  async function joined(guest: CartSession): Promise<Cart> {
    try {
      return (await upstream.call(joinCarts, guest)).cart
    } catch (error) {
      const isLacking = error instanceof UpstreamError && error.code === 'NOT_SUPPORTED'
      if (isLacking) return await joinCartInSteps(upstream, guest)
      throw error
    }
  }

  /** A cart that the customer began on another device. */
  async function abandoned(): Promise<Cart | null> {
    const { cart } = await upstream.call(getAbandoned, {})
    if (cart) keep(cart)
    return cart
  }

  function keep(cart: Cart): Cart {
    credentials.guest.keepCart({ cartId: cart.id, protectCode: cart.protectCode })
    credentials.noteCart(cart.items.reduce((sum, { qty }) => sum + qty, 0))
    known = Promise.resolve(cart)
    return cart
  }

  return {
    current: () => (known ??= load()),

    async write<C extends Call>(
      call: C,
      input: Omit<CallInput<C>, keyof CartSession>,
      options?: CallOptions,
    ) {
      const own = credentials.guest.cart()
      if (own === null) return null
      try {
        // The contract of every cart write takes a session and returns a cart.
        const sent = { ...input, ...own } as CallInput<C>
        const { cart } = (await upstream.call(call, sent, options)) as { cart: Cart }
        return keep(cart)
      } catch (error) {
        if (error instanceof UpstreamError && OVER.has(cartCodeOf(error)))
          credentials.guest.keepCart(null)
        throw error
      }
    },

    async ensure() {
      if (credentials.guest.cart() === null) {
        credentials.guest.keepCart(await upstream.call(getNewCartSession, {}))
      }
    },

    async join(log) {
      known = null
      const guest = credentials.guest.cart()
      if (guest === null) return
      try {
        keep(await joined(guest))
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        if (isGone(error)) credentials.guest.keepCart(null)
        else log.warn({ code: error.code }, 'guest cart not joined at login')
      }
    },

    leave() {
      known = null
      credentials.guest.keepCart(null)
    },
  }
}

/**
 * The specification's statuses of a cart that cannot be loaded: 400, 409, and 404 for a missing
 * one.
 */
function isGone(error: unknown): boolean {
  return error instanceof UpstreamError && [400, 404, 409].includes(error.status)
}

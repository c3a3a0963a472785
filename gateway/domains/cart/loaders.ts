import type { Logger } from 'pino'
import { joinCartInSteps } from '#gateway/adapters/cart-join.ts'
import type { MemberCard } from '#gateway/adapters/member-card.ts'
import type { LoaderDeps } from '#gateway/context.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import { cartCodeOf } from '#gateway/upstream/cart-problems.ts'
import type { CallOptions, Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Call, CallInput, CallOutput } from '#services/contract/call.ts'
import {
  addItem,
  applyCoupon,
  applyMemberCard,
  beginCart,
  clearCart,
  deleteItem,
  getCart,
  getNewCartSession,
  joinCarts,
  removeCoupon,
  removeMemberCard,
  updateItem,
  validateCart,
} from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { isCartGone } from '#services/contract/rules/cart.ts'
import { createVisitorCart, isGone, type Priced, quantityOf } from './visitor-cart.ts'

export type CartLoaders = {
  /** Names the visitor's cart without reading it; null without one. */
  session(): Promise<CartSession | null>
  /** Null when the visitor has no cart (any more). */
  current(): Promise<Cart | null>
  /** The answer of a call with the session of the visitor's cart; null when there is no cart. */
  send<C extends Call>(
    call: C,
    input: Omit<CallInput<C>, keyof CartSession>,
    options?: CallOptions,
  ): Promise<CallOutput<C> | null>
  /** Null when there is no cart to write to. */
  write<C extends Call>(
    call: C,
    input: Omit<CallInput<C>, keyof CartSession>,
    options?: CallOptions,
  ): Promise<Cart | null>
  /** With current prices, before it is ordered. */
  validated(session: CartSession): Promise<Cart>
  /** Stores the state that a call returned. */
  known(cart: Cart): Cart
  /** Refetches the cart after a change that did not return it. */
  reload(): Promise<Cart | null>
  /** Creates the cart if there is none, and then answers true. */
  ensure(): Promise<boolean>
  /** A new cart with a first product. */
  begin(input: CallInput<typeof beginCart>, options?: CallOptions): Promise<Cart>
  /**
   * The profile's card counts in the cart without being applied there; null takes it off. A failure
   * leaves the cart as it is.
   */
  followCard(card: MemberCard | null, log: Logger): Promise<void>
  /** Continues with another cart of the visitor. */
  open(session: CartSession): Promise<Cart | null>
  /**
   * Joins the guest's cart after a login; a failure does not fail the login. True when both the
   * guest and the account had something in their carts.
   */
  join(log: Logger): Promise<boolean>
  /** Forgets the cart after a logout or an order. */
  leave(): void
}

const PRICED: ReadonlySet<Call> = new Set<Call>([
  ...[addItem, updateItem, deleteItem, clearCart],
  ...[applyCoupon, removeCoupon, applyMemberCard, removeMemberCard],
])

export function createLoaders({
  upstream,
  session,
  currencyId,
}: Pick<LoaderDeps, 'upstream' | 'session' | 'currencyId'>): CartLoaders {
  // Not destructured further: reading the credentials makes an answer private.
  const { credentials } = session
  const priced: Priced = currencyId === null ? {} : { currencyId }
  const cart = createVisitorCart({ upstream, session }, priced)

  async function send<C extends Call>(
    call: C,
    input: Omit<CallInput<C>, keyof CartSession>,
    options?: CallOptions,
  ): Promise<CallOutput<C> | null> {
    const own = credentials.guest.cart()
    if (own === null) return null
    try {
      // The contract of every call of a cart takes a session.
      const sent = { ...input, ...own, ...(PRICED.has(call) ? priced : {}) }
      return await upstream.call(call, sent as CallInput<C>, options)
    } catch (error) {
      if (error instanceof UpstreamError && isCartGone(cartCodeOf(error)))
        credentials.guest.keepCart(null)
      throw error
    }
  }

  async function write<C extends Call>(
    call: C,
    input: Omit<CallInput<C>, keyof CartSession>,
    options?: CallOptions,
  ): Promise<Cart | null> {
    // The contract of every cart write returns a cart.
    const answer = (await send(call, input, options)) as { cart: Cart } | null
    return answer && cart.keep(answer.cart)
  }

  return {
    async session() {
      const own = credentials.guest.cart()
      if (own !== null || !session.hasTokens()) return own
      await cart.current()
      return credentials.guest.cart()
    },

    async validated(own) {
      return cart.keep((await upstream.call(validateCart, { ...own, ...priced })).cart)
    },

    current: cart.current,
    send,
    known: cart.keep,
    reload: cart.reload,
    write,

    async ensure() {
      if (credentials.guest.cart() !== null) return false
      cart.reset()
      credentials.guest.keepCart(await upstream.call(getNewCartSession, {}))
      return true
    },

    begin: async (input, options) =>
      cart.keep((await upstream.call(beginCart, { ...input, ...priced }, options)).cart),

    async followCard(card, log) {
      try {
        const current = await cart.current()
        if (!current || (current.memberCardBarcode ?? null) === (card?.barcode ?? null)) return
        if (card === null) await write(removeMemberCard, {})
        else await write(applyMemberCard, { barcode: card.barcode })
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn({ code: error.code }, 'cart did not follow the card of the profile')
      }
    },

    async open(own) {
      credentials.guest.keepCart(own)
      return cart.reload()
    },

    async join(log) {
      cart.reset()
      const guest = credentials.guest.cart()
      if (guest === null) return false
      try {
        const before = await piecesOf(upstream, { ...guest, ...priced })
        const joined = cart.keep(await joinCart(upstream, guest, priced))
        return joined.id !== guest.cartId && before > 0 && quantityOf(joined) > before
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        if (isGone(error)) credentials.guest.keepCart(null)
        else log.warn({ code: error.code }, 'guest cart not joined at login')
        return false
      }
    },

    leave() {
      cart.reset()
      credentials.guest.keepCart(null)
    },
  }
}

/** Of the guest's cart before it is joined; 0 when it cannot be read, which joining reports. */
async function piecesOf(upstream: Upstream, guest: CallInput<typeof getCart>): Promise<number> {
  try {
    return quantityOf((await upstream.call(getCart, guest)).cart)
  } catch (error) {
    if (error instanceof UpstreamError) return 0
    throw error
  }
}

async function joinCart(upstream: Upstream, guest: CartSession, priced: Priced): Promise<Cart> {
  try {
    return (await upstream.call(joinCarts, guest)).cart
  } catch (error) {
    const isLacking = error instanceof UpstreamError && error.code === 'NOT_SUPPORTED'
    if (isLacking) return await joinCartInSteps(upstream, { ...guest, ...priced })
    throw error
  }
}

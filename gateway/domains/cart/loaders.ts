import type { Logger } from 'pino'
import { joinCartInSteps } from '#gateway/adapters/cart-join.ts'
import type { MemberCard } from '#gateway/adapters/member-card.ts'
import type { LoaderDeps } from '#gateway/context.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import { cartCodeOf } from '#gateway/upstream/cart-problems.ts'
import type { CallOptions } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Call, CallInput, CallOutput } from '#services/contract/call.ts'
import {
  addItem,
  applyCoupon,
  applyMemberCard,
  beginCart,
  clearCart,
  deleteItem,
  getAbandoned,
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
  /** The specification prices carts per currency; ours are in the main one without it, too. */
  const priced = currencyId === null ? {} : { currencyId }
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

  /** Of the guest's cart before it is joined; 0 when it cannot be read, which joining reports. */
  async function piecesOf(guest: CartSession): Promise<number> {
    try {
      return quantityOf((await upstream.call(getCart, { ...guest, ...priced })).cart)
    } catch (error) {
      if (error instanceof UpstreamError) return 0
      throw error
    }
  }

  async function joined(guest: CartSession): Promise<Cart> {
    try {
      return (await upstream.call(joinCarts, guest)).cart
    } catch (error) {
      const isLacking = error instanceof UpstreamError && error.code === 'NOT_SUPPORTED'
      if (isLacking) return await joinCartInSteps(upstream, { ...guest, ...priced })
      throw error
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
    return answer && keep(answer.cart)
  }

  function reload(): Promise<Cart | null> {
    known = null
    return current()
  }

  function current(): Promise<Cart | null> {
    known ??= load()
    return known
  }

  return {
    async session() {
      const own = credentials.guest.cart()
      if (own !== null || !session.hasTokens()) return own
      await current()
      return credentials.guest.cart()
    },

    async validated(session) {
      return keep((await upstream.call(validateCart, { ...session, ...priced })).cart)
    },

    current,
    send,
    known: keep,
    reload,

    write,

    async ensure() {
      if (credentials.guest.cart() !== null) return false
      known = null
      credentials.guest.keepCart(await upstream.call(getNewCartSession, {}))
      return true
    },

    begin: async (input, options) =>
      keep((await upstream.call(beginCart, { ...input, ...priced }, options)).cart),

    async followCard(card, log) {
      try {
        const cart = await current()
        if (!cart || (cart.memberCardBarcode ?? null) === (card?.barcode ?? null)) return
        if (card === null) await write(removeMemberCard, {})
        else await write(applyMemberCard, { barcode: card.barcode })
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn({ code: error.code }, 'cart did not follow the card of the profile')
      }
    },

    async open(session) {
      credentials.guest.keepCart(session)
      return reload()
    },

    async join(log) {
      known = null
      const guest = credentials.guest.cart()
      if (guest === null) return false
      try {
        const before = await piecesOf(guest)
        const cart = keep(await joined(guest))
        return cart.id !== guest.cartId && before > 0 && quantityOf(cart) > before
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        if (isGone(error)) credentials.guest.keepCart(null)
        else log.warn({ code: error.code }, 'guest cart not joined at login')
        return false
      }
    },

    leave() {
      known = null
      credentials.guest.keepCart(null)
    },
  }
}

function quantityOf({ items }: Cart): number {
  return items.reduce((sum, { qty }) => sum + qty, 0)
}

/**
 * The specification's statuses of a cart that cannot be loaded: 400, 409, and 404 for a missing
 * one.
 */
function isGone(error: unknown): boolean {
  return error instanceof UpstreamError && [400, 404, 409].includes(error.status)
}

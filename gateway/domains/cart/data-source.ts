import type { Logger } from 'pino'
import type { MemberCard } from '#gateway/adapters/member-card.ts'
import type { DomainDeps } from '#gateway/context.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import type { CallOptions } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput } from '#services/contract/call.ts'
import {
  applyMemberCard,
  beginCart,
  getNewCartSession,
  removeMemberCard,
  validateCart,
} from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { type CartCalls, createCartCalls } from './cart-calls.ts'
import { joinGuestCart } from './join-guest-cart.ts'
import { createVisitorCart, type Priced, type VisitorCart } from './visitor-cart.ts'

export type CartDataSource = CartCalls &
  Pick<VisitorCart, 'current' | 'reload'> & {
    /** Names the visitor's cart without reading it; null without one. */
    session(): Promise<CartSession | null>
    /** With current prices, before it is ordered. */
    validated(session: CartSession): Promise<Cart>
    /** Stores the state that a call returned. */
    known(cart: Cart): Cart
    /** Creates the cart if there is none, and then answers true. */
    ensure(): Promise<boolean>
    /** A new cart with a first product. */
    begin(input: CallInput<typeof beginCart>, options?: CallOptions): Promise<Cart>
    /**
     * The profile's card counts in the cart without being applied there; null takes it off. A
     * failure leaves the cart as it is.
     */
    followCard(card: MemberCard | null, log: Logger): Promise<void>
    /** Continues with another cart of the visitor. */
    open(session: CartSession): Promise<Cart | null>
    /** True when both the guest and the account had something in their carts. */
    join(log: Logger): Promise<boolean>
    /** Forgets the cart after a logout or an order. */
    leave(): void
  }

type Deps = Pick<DomainDeps, 'upstream' | 'session'>

export function createDataSource({
  currencyId,
  ...deps
}: Deps & Pick<DomainDeps, 'currencyId'>): CartDataSource {
  const { upstream, session } = deps
  // Not destructured further: reading the credentials makes an answer private.
  const { credentials } = session
  const priced: Priced = currencyId === null ? {} : { currencyId }
  const cart = createVisitorCart(deps, priced)
  const calls = createCartCalls(deps, cart, priced)

  return {
    ...calls,
    current: cart.current,
    known: cart.keep,
    reload: cart.reload,

    async session() {
      const own = credentials.guest.cart()
      if (own !== null || !session.hasTokens()) return own
      await cart.current()
      return credentials.guest.cart()
    },

    async validated(own) {
      return cart.keep((await upstream.call(validateCart, { ...own, ...priced })).cart)
    },

    async ensure() {
      if (credentials.guest.cart() !== null) return false
      cart.reset()
      credentials.guest.keepCart(await upstream.call(getNewCartSession, {}))
      return true
    },

    begin: async (input, options) =>
      cart.keep((await upstream.call(beginCart, { ...input, ...priced }, options)).cart),

    followCard: (card, log) => followCard(card, { cart, calls, log }),

    async open(own) {
      credentials.guest.keepCart(own)
      return cart.reload()
    },

    join: (log) => joinGuestCart(deps, { cart, priced, log }),

    leave() {
      cart.reset()
      credentials.guest.keepCart(null)
    },
  }
}

async function followCard(
  card: MemberCard | null,
  { cart, calls, log }: { cart: VisitorCart; calls: CartCalls; log: Logger },
): Promise<void> {
  try {
    const current = await cart.current()
    if (!current || (current.memberCardBarcode ?? null) === (card?.barcode ?? null)) return
    if (card === null) await calls.write(removeMemberCard, {})
    else await calls.write(applyMemberCard, { barcode: card.barcode })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ code: error.code }, 'cart did not follow the card of the profile')
  }
}

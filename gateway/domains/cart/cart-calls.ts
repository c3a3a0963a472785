import type { DomainDeps } from '#gateway/context.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import { cartCodeOf } from '#gateway/upstream/cart-problems.ts'
import type { CallOptions } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Call, CallInput, CallOutput } from '#services/contract/call.ts'
import {
  addItem,
  applyCoupon,
  applyMemberCard,
  clearCart,
  deleteItem,
  removeCoupon,
  removeMemberCard,
  updateItem,
} from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { isCartGone } from '#services/contract/rules/cart.ts'
import type { Priced, VisitorCart } from './visitor-cart.ts'

/** Calls with the session of the visitor's cart. */
export type CartCalls = {
  /** The answer of a call; null when there is no cart. */
  send<C extends Call>(
    call: C,
    input: Omit<CallInput<C>, keyof CartSession>,
    options?: CallOptions,
  ): Promise<CallOutput<C> | null>
  /** The cart after a write; null when there is no cart to write to. */
  write<C extends Call>(
    call: C,
    input: Omit<CallInput<C>, keyof CartSession>,
    options?: CallOptions,
  ): Promise<Cart | null>
}

const PRICED: ReadonlySet<Call> = new Set<Call>([
  ...[addItem, updateItem, deleteItem, clearCart],
  ...[applyCoupon, removeCoupon, applyMemberCard, removeMemberCard],
])

export function createCartCalls(
  { upstream, session: { credentials } }: Pick<DomainDeps, 'upstream' | 'session'>,
  cart: VisitorCart,
  priced: Priced,
): CartCalls {
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

  return {
    send,
    async write(call, input, options) {
      // The contract of every cart write returns a cart.
      const answer = (await send(call, input, options)) as { cart: Cart } | null
      return answer && cart.keep(answer.cart)
    },
  }
}

import type { Logger } from 'pino'
import { joinCartInSteps } from '#gateway/adapters/cart-join.ts'
import type { DomainDeps } from '#gateway/context.ts'
import type { CartSession } from '#gateway/session/guest.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput } from '#services/contract/call.ts'
import { getCart, joinCarts } from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { isGone, type Priced, quantityOf, type VisitorCart } from './visitor-cart.ts'

/**
 * Joins the guest's cart after a login; a failure does not fail the login. True when both the guest
 * and the account had something in their carts.
 */
export async function joinGuestCart(
  { upstream, session: { credentials } }: Pick<DomainDeps, 'upstream' | 'session'>,
  { cart, priced, log }: { cart: VisitorCart; priced: Priced; log: Logger },
): Promise<boolean> {
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

import type { PlaceOrderInput, ProblemCode } from '#gateway/generated/resolvers.ts'
import { toCents } from '#gateway/lib/money.ts'
import { cartCodeOf } from '#gateway/upstream/cart-problems.ts'
import { type Problem, problem, problemOf } from '#gateway/upstream/problem.ts'
import type { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { Cart } from '#services/contract/cart-answer.ts'

export type CartChanged = Problem<'CartChangedProblem'> & { readonly cart: Cart }

type CartSnapshot = Pick<PlaceOrderInput, 'expectedTotal' | 'expectedItems'>

/** Refusals of an order after which the cart shows what has changed. */
const CHANGES: ReadonlySet<string | null> = new Set<ProblemCode>([
  'OUT_OF_STOCK',
  'COUPON_BELOW_MINIMUM',
  'COUPON_EXPIRED',
  'COUPON_MEMBERS_ONLY',
  'COUPON_NOT_BEGUN',
  'COUPON_NOT_FOR_THESE_ITEMS',
  'COUPON_NOT_FOUND',
  'COUPON_USED_UP',
  'EVENT_CANCELLED',
  'INVALID_MEMBER_CARD',
])

/** True unless the validated cart is the one that the buyer saw, and all of it can be ordered. */
export function hasChanged(cart: Cart, snapshot: CartSnapshot): boolean {
  const { items, notices, prices } = cart
  return (
    items.length === 0 ||
    (notices ?? []).length > 0 ||
    items.some(({ state }) => (state ?? 'ok') !== 'ok') ||
    toCents(prices.converted.cartTotal) !== toCents(Number(snapshot.expectedTotal)) ||
    haveLinesChanged(cart, snapshot)
  )
}

function haveLinesChanged({ items }: Cart, { expectedItems }: CartSnapshot): boolean {
  if (!expectedItems) return false
  if (expectedItems.length !== items.length) return true
  const snapshot = new Map(expectedItems.map((item) => [item.itemId, item]))
  return items.some(({ itemId, qty, prices }) => {
    const item = snapshot.get(String(itemId))
    const isEqual =
      item?.quantity === qty &&
      toCents(Number(item.unitPrice)) === toCents(prices.converted.finalPrice)
    return !isEqual
  })
}

export function isChange(refusal: UpstreamError): boolean {
  return refusal.code === 'CART_CHANGED' || CHANGES.has(cartCodeOf(refusal))
}

export function changedProblem(cart: Cart, refusal?: UpstreamError): CartChanged {
  const code = (refusal && cartCodeOf(refusal)) ?? 'CART_CHANGED'
  const refused = refusal
    ? problemOf('CartChangedProblem', refusal, { code, field: null })
    : problem('CartChangedProblem', code)
  // Cents of a minimum are no number of pieces.
  return { ...refused, limit: code === 'OUT_OF_STOCK' ? refused.limit : null, cart }
}

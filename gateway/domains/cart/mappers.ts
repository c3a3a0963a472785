import type { CartNotice, ProblemCode } from '#gateway/generated/resolvers.ts'
import type { CartProblem } from '#gateway/upstream/cart-problems.ts'
import type { Cart, CartItem } from '#services/contract/cart-answer.ts'

export type CartProblemParent = CartProblem
export type CartParent = Cart
export type CartItemParent = CartItem
export type CartPricesParent = Cart['prices'] & { readonly isDeliveryKnown: boolean }

type Notice = NonNullable<Cart['notices']>[number]

const REASONS = {
  EXPIRED: 'COUPON_EXPIRED',
  NOT_BEGUN: 'COUPON_NOT_BEGUN',
  USED_UP: 'COUPON_USED_UP',
  BELOW_MINIMUM: 'COUPON_BELOW_MINIMUM',
  NOT_FOR_THESE_ITEMS: 'COUPON_NOT_FOR_THESE_ITEMS',
  MEMBERS_ONLY: 'COUPON_MEMBERS_ONLY',
} as const satisfies Record<string, ProblemCode>

export function toNotice(notice: Notice): CartNotice {
  const none = { subject: null, reason: null, quantity: null }
  switch (notice.code) {
    case 'COUPON_REMOVED':
      return {
        ...none,
        code: notice.code,
        subject: notice.couponCode,
        reason: REASONS[notice.reason],
      }
    case 'MEMBER_CARD_REMOVED':
      return { ...none, code: notice.code }
    case 'QUANTITY_REDUCED':
    case 'LINE_REMOVED':
      return { ...none, code: notice.code, subject: notice.name, quantity: notice.qty }
    case 'NOT_RESERVED':
      return { ...none, code: notice.code, subject: notice.name }
  }
}

export const ITEM_STATES = {
  ok: 'OK',
  notEnough: 'NOT_ENOUGH',
  unavailable: 'UNAVAILABLE',
} as const

import type { COUPON_REASONS } from '#services/contract/cart-answer.ts'
import type { CouponCut } from '#services/modules/cart/pricing/price-lines.ts'

export type CouponReason = (typeof COUPON_REASONS)[number]

export type Coupon = {
  readonly id: number
  readonly code: string
  readonly kind: 'percent' | 'fixed' | 'freeDelivery'
  readonly percent: number | null
  readonly amountCents: number | null
  readonly minCents: number
  readonly categoryId: number | null
  readonly isForMembers: boolean
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly maxUses: number | null
  readonly uses: number
}

/** Why a coupon does not reduce this cart; null when it does. */
export function refusalOf(
  coupon: Coupon,
  cart: {
    readonly now: string
    readonly isMember: boolean
    readonly itemsCents: number
    readonly eligibleCents: number
  },
): CouponReason | null {
  if (coupon.endsAt !== null && coupon.endsAt <= cart.now) return 'EXPIRED'
  if (coupon.startsAt !== null && coupon.startsAt > cart.now) return 'NOT_BEGUN'
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'USED_UP'
  if (coupon.isForMembers && !cart.isMember) return 'MEMBERS_ONLY'
  if (cart.itemsCents < coupon.minCents) return 'BELOW_MINIMUM'
  if (cart.eligibleCents === 0) return 'NOT_FOR_THESE_ITEMS'
  return null
}

export function cutOf({ percent, amountCents }: Coupon): CouponCut {
  if (percent !== null) return { percent }
  return amountCents === null ? null : { cents: amountCents }
}

/** Codes are case-insensitive. */
export function couponKey(code: string): string {
  return code.trim().toUpperCase()
}

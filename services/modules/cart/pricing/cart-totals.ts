import { type Coupon, cutOf } from '#services/modules/cart/coupons/coupon.ts'
import { type CartLine, pricedLines } from '#services/modules/cart/lines/cart-line.ts'
import { type DeliveryCharge, priceLines, type Totals } from './price-lines.ts'

/** The goods of a cart with what their prices depend on. */
export type CartGoods = {
  readonly lines: readonly CartLine[]
  readonly isMember: boolean
  readonly coupon: Coupon | null
  /** Why the coupon gives no discount. */
  readonly couponRefusal: string | null
}

export function appliedCoupon({ coupon, couponRefusal }: CartGoods): Coupon | null {
  return couponRefusal === null ? coupon : null
}

/** Totals in the currency to which `convert` converts each amount. */
export function totalsOf(
  goods: CartGoods,
  delivery: DeliveryCharge | null,
  convert: (cents: number) => number = (cents) => cents,
): Totals {
  const coupon = appliedCoupon(goods)
  const cut = coupon && cutOf(coupon)
  return priceLines(pricedLines(goods.lines, coupon, convert), {
    isMember: goods.isMember,
    coupon: cut && 'cents' in cut ? { cents: convert(cut.cents) } : cut,
    delivery: delivery && { ...delivery, priceCents: convert(delivery.priceCents) },
  })
}

import type { Coupon } from '#services/modules/cart/coupons/coupon.ts'
import type { PricedLine } from '#services/modules/cart/pricing/price-lines.ts'
import type { StoredItem } from '#services/modules/cart/store.ts'
import type { SellableProduct } from '#services/modules/product/api.ts'

export type CartLine = StoredItem & {
  /** Null for a product that no longer exists. */
  readonly product: SellableProduct | null
  /** The products chosen for the parts of a bundle. */
  readonly parts: readonly { readonly product: SellableProduct; readonly quantity: number }[]
  readonly room: number | null
  readonly state: 'ok' | 'notEnough' | 'unavailable'
  /** Why it is unavailable; null when it is sold out or no longer sold. */
  readonly reason: 'EVENT_CANCELLED' | null
}

/** A line that can be ordered; only these count. */
export type CountedLine = CartLine & { readonly product: SellableProduct; readonly state: 'ok' }

export function countedLines(lines: readonly CartLine[]): CountedLine[] {
  return lines.filter((line): line is CountedLine => line.product !== null && line.state === 'ok')
}

export function pricedLines(
  lines: readonly CartLine[],
  coupon: Coupon | null,
  convert: (cents: number) => number = (cents) => cents,
): PricedLine[] {
  return countedLines(lines).map(({ product, quantity }) => {
    const { listCents, finalCents, membershipCents, taxBasisPoints, categoryIds } = product
    return {
      listCents: convert(listCents),
      finalCents: convert(finalCents),
      membershipCents: membershipCents === null ? null : convert(membershipCents),
      quantity,
      taxBasisPoints,
      isEligible: coupon?.categoryId == null || categoryIds.has(coupon.categoryId),
    }
  })
}

export function isDigital({ product }: Pick<CartLine, 'product'>): boolean {
  if (product?.format !== 'Bundle') return product?.format === 'EProduct'
  return product.parts.every(({ choices }) => choices.every(({ format }) => format === 'EProduct'))
}

/** True when nothing has to be shipped. */
export function isDigitalOnly(lines: readonly CartLine[]): boolean {
  return lines.length > 0 && lines.every(isDigital)
}

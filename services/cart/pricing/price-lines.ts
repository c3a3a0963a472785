import { withoutTaxCents } from '#services/product/api.ts'
import { shareOut } from './share-out.ts'

/** All amounts are whole cents including VAT. */

export type PricedLine = {
  readonly listCents: number
  readonly finalCents: number
  readonly membershipCents: number | null
  readonly quantity: number
  readonly taxBasisPoints: number
  /** Whether the coupon applies to it. */
  readonly isEligible: boolean
}

/** `null` does not reduce the price of goods. */
export type CouponCut = { readonly percent: number } | { readonly cents: number } | null

export type Totals = {
  readonly rows: readonly { readonly unitCents: number; readonly rowCents: number }[]
  readonly itemsCents: number
  readonly couponCents: number
  readonly taxCents: number
  readonly totalCents: number
  /** What member prices save, or would save. */
  readonly memberSavingCents: number
}

/** The only place that sums up a cart. */
export function priceLines(
  lines: readonly PricedLine[],
  { isMember, coupon }: { readonly isMember: boolean; readonly coupon: CouponCut },
): Totals {
  const rows = lines.map((line) => {
    const unitCents = isMember ? memberCents(line) : line.finalCents
    return { unitCents, rowCents: unitCents * line.quantity }
  })
  const itemsCents = sum(rows.map(({ rowCents }) => rowCents))
  const eligible = rows.map(({ rowCents }, index) => (lines[index]?.isEligible ? rowCents : 0))
  const couponCents = cutOf(coupon, sum(eligible))
  const cuts = shareOut(couponCents, eligible)

  // Once per rate: the rounded VAT of rows would not add up to that of the sum.
  const grossByRate = new Map<number, number>()
  for (const [index, { taxBasisPoints }] of lines.entries()) {
    const gross = (rows[index]?.rowCents ?? 0) - (cuts[index] ?? 0)
    grossByRate.set(taxBasisPoints, (grossByRate.get(taxBasisPoints) ?? 0) + gross)
  }
  const taxes = [...grossByRate].map(([rate, gross]) => gross - withoutTaxCents(gross, rate))
  return {
    rows,
    itemsCents,
    couponCents,
    taxCents: sum(taxes),
    totalCents: itemsCents - couponCents,
    memberSavingCents: sum(
      lines.map((line) => (line.finalCents - memberCents(line)) * line.quantity),
    ),
  }
}

function memberCents({ finalCents, membershipCents }: PricedLine): number {
  return Math.min(finalCents, membershipCents ?? finalCents)
}

/** Rounds half up; never more than the amount it reduces. */
function cutOf(coupon: CouponCut, eligibleCents: number): number {
  if (coupon === null) return 0
  if ('percent' in coupon) return Math.floor((eligibleCents * coupon.percent + 50) / 100)
  return Math.min(coupon.cents, eligibleCents)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

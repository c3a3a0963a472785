import { withoutTaxCents } from '#services/modules/product/api.ts'
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

/** The price of the delivery. */
export type DeliveryCharge = { readonly priceCents: number; readonly taxBasisPoints: number }

export type PricedRow = {
  readonly unitCents: number
  readonly rowCents: number
  /** Its share of the coupon. */
  readonly couponCents: number
}

/** The VAT of one rate, and the gross amount that contains it. */
export type RateTax = {
  readonly taxBasisPoints: number
  readonly grossCents: number
  readonly taxCents: number
}

export type Totals = {
  readonly rows: readonly PricedRow[]
  readonly itemsCents: number
  readonly couponCents: number
  readonly deliveryCents: number
  /** Highest rate first. */
  readonly taxes: readonly RateTax[]
  readonly taxCents: number
  readonly totalCents: number
  /** Amount that member prices save, or would save. */
  readonly memberSavingCents: number
}

/** The only place that sums up a cart. */
export function priceLines(
  lines: readonly PricedLine[],
  {
    isMember,
    coupon,
    delivery = null,
  }: {
    readonly isMember: boolean
    readonly coupon: CouponCut
    readonly delivery?: DeliveryCharge | null
  },
): Totals {
  const gross = lines.map((line) => {
    const unitCents = isMember ? memberCents(line) : line.finalCents
    return { unitCents, rowCents: unitCents * line.quantity }
  })
  const itemsCents = sum(gross.map(({ rowCents }) => rowCents))
  const eligible = gross.map(({ rowCents }, index) => (lines[index]?.isEligible ? rowCents : 0))
  const couponCents = cutOf(coupon, sum(eligible))
  const cuts = shareOut(couponCents, eligible)
  const rows = gross.map((row, index) => ({ ...row, couponCents: cuts[index] ?? 0 }))
  const taxes = taxesOf([
    ...rows.map(({ rowCents, couponCents: cut }, index) => ({
      taxBasisPoints: lines[index]?.taxBasisPoints ?? 0,
      grossCents: rowCents - cut,
    })),
    ...(delivery
      ? [{ taxBasisPoints: delivery.taxBasisPoints, grossCents: delivery.priceCents }]
      : []),
  ])
  const deliveryCents = delivery?.priceCents ?? 0
  return {
    rows,
    itemsCents,
    couponCents,
    deliveryCents,
    taxes,
    taxCents: sum(taxes.map(({ taxCents }) => taxCents)),
    totalCents: itemsCents - couponCents + deliveryCents,
    memberSavingCents: sum(
      lines.map((line) => (line.finalCents - memberCents(line)) * line.quantity),
    ),
  }
}

/** Computes VAT once per rate: the rounded VAT of rows would not add up to that of the sum. */
function taxesOf(parts: readonly Omit<RateTax, 'taxCents'>[]): RateTax[] {
  const grossByRate = new Map<number, number>()
  for (const { taxBasisPoints, grossCents } of parts) {
    grossByRate.set(taxBasisPoints, (grossByRate.get(taxBasisPoints) ?? 0) + grossCents)
  }
  return [...grossByRate]
    .toSorted(([one], [other]) => other - one)
    .map(([taxBasisPoints, grossCents]) => ({
      taxBasisPoints,
      grossCents,
      taxCents: grossCents - withoutTaxCents(grossCents, taxBasisPoints),
    }))
}

function memberCents({ finalCents, membershipCents }: PricedLine): number {
  return Math.min(finalCents, membershipCents ?? finalCents)
}

/** Rounds half up; never exceeds the amount it reduces. */
function cutOf(coupon: CouponCut, eligibleCents: number): number {
  if (coupon === null) return 0
  if ('percent' in coupon) return Math.floor((eligibleCents * coupon.percent + 50) / 100)
  return Math.min(coupon.cents, eligibleCents)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

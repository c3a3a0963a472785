import { type Money, toCents, toMoney } from '#gateway/lib/money.ts'

export type PriceFigures = {
  readonly retailPrice?: number | undefined
  readonly basicPrice?: number | undefined
  readonly finalPrice?: number | undefined
  readonly membershipPrice?: number | null | undefined
  readonly discount?: { readonly retailPrice: number } | null | undefined
  readonly referencePrice?: number | null | undefined
}

export type Price = {
  readonly final: Money
  readonly retail: Money
  readonly withoutTax: Money
  readonly membership: Money | null
  readonly memberSaving: Money | null
  readonly reference: Money | null
  readonly discountPercent: number | null
}

/** By law a reduction is announced against the lowest price of the 30 days before it. */
export function toPrice(figures: PriceFigures, currency: string): Price {
  const { retailPrice, finalPrice, basicPrice, membershipPrice, discount } = figures
  const final = finalPrice ?? discount?.retailPrice ?? retailPrice
  if (final === undefined) throw new Error('A product has no price.')

  const percent = percentBelow(figures.referencePrice, final)
  // Members pay the lower of the two, so a member price above the current one is not shown.
  const member = isBelow(membershipPrice, final) ? membershipPrice : null
  const isAnnounced = percent !== null && percent > 0 && figures.referencePrice
  return {
    final: toMoney(final, currency),
    retail: toMoney(retailPrice ?? final, currency),
    withoutTax: toMoney(basicPrice ?? retailPrice ?? final, currency),
    membership: member === null ? null : toMoney(member, currency),
    memberSaving:
      member === null ? null : toMoney((toCents(final) - toCents(member)) / 100, currency),
    reference: isAnnounced ? toMoney(figures.referencePrice ?? final, currency) : null,
    discountPercent: isAnnounced ? percent : null,
  }
}

function isBelow(price: number | null | undefined, other: number): price is number {
  return typeof price === 'number' && toCents(price) < toCents(other)
}

function percentBelow(reference: number | null | undefined, final: number): number | null {
  if (!reference) return null
  const referenceCents = toCents(reference)
  return Math.round(((referenceCents - toCents(final)) * 100) / referenceCents)
}

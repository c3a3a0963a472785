/** All amounts are whole cents; the contract uses decimals. */

export type PricedProduct = {
  /** Including VAT. */
  readonly listPriceCents: number
  /** Including VAT. */
  readonly membershipPriceCents: number | null
  readonly taxBasisPoints: number
}

export type RunningReduction = {
  readonly priceCents: number
  readonly referencePriceCents: number | null
  readonly startsAt?: string
  readonly endsAt?: string | null
}

export type Prices = {
  readonly retailPrice: number
  readonly basicPrice: number
  readonly finalPrice: number
  readonly membershipPrice: number | null
  readonly discount:
    | ({ readonly retailPrice: number } & Pick<RunningReduction, 'startsAt' | 'endsAt'>)
    | null
  readonly referencePrice: number | null
}

/** The country whose VAT is included in displayed prices. */
export const HOME_COUNTRY = 'HR'

export function pricesOf(product: PricedProduct, running: RunningReduction | null): Prices {
  const { listPriceCents, membershipPriceCents } = product
  const finalCents = finalPriceCents(listPriceCents, running)
  const isReduced = finalCents < listPriceCents
  return {
    retailPrice: toDecimal(listPriceCents),
    basicPrice: toDecimal(withoutTaxCents(listPriceCents, product.taxBasisPoints)),
    finalPrice: toDecimal(finalCents),
    membershipPrice: membershipPriceCents === null ? null : toDecimal(membershipPriceCents),
    discount: isReduced ? { retailPrice: toDecimal(finalCents), ...spanOf(running) } : null,
    referencePrice:
      isReduced && running !== null && running.referencePriceCents !== null
        ? toDecimal(running.referencePriceCents)
        : null,
  }
}

function spanOf(running: RunningReduction | null): Pick<RunningReduction, 'startsAt' | 'endsAt'> {
  const { startsAt, endsAt } = running ?? {}
  return startsAt === undefined ? {} : { startsAt, endsAt: endsAt ?? null }
}

/** A reduction never raises the price: the list price may have been lowered below it. */
export function finalPriceCents(
  listPriceCents: number,
  running: Pick<RunningReduction, 'priceCents'> | null,
): number {
  return running ? Math.min(listPriceCents, running.priceCents) : listPriceCents
}

/** Rounds half up with integers only: 24.90 € at 25 % is 19.92 €. */
export function withoutTaxCents(grossCents: number, taxBasisPoints: number): number {
  const divisor = 10_000 + taxBasisPoints
  return Math.floor((2 * grossCents * 10_000 + divisor) / (2 * divisor))
}

export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100)
}

function toDecimal(cents: number): number {
  return cents / 100
}

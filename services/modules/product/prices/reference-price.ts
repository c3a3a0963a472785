/** The price from a time on, until the next point. */
export type PricePoint = { readonly since: string; readonly finalPriceCents: number }

const WINDOW_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export function referenceWindowStart(beganAt: string): string {
  return new Date(Date.parse(beganAt) - WINDOW_DAYS * DAY_MS).toISOString()
}

/**
 * The lowest price of the 30 days before a reduction began (Directive 98/6/EC, article 6a),
 * including the price valid at their start. Null when the product was not on sale before.
 */
export function referencePriceCents(
  history: readonly PricePoint[],
  beganAt: string,
): number | null {
  const windowStart = referenceWindowStart(beganAt)
  const before = history.filter((point) => point.since < beganAt)
  const existing = before
    .filter((point) => point.since <= windowStart)
    .reduce<PricePoint | null>(
      (latest, point) => (latest && latest.since > point.since ? latest : point),
      null,
    )
  const paid = before.filter((point) => point.since > windowStart)
  const prices = (existing ? [existing, ...paid] : paid).map((point) => point.finalPriceCents)
  return prices.length === 0 ? null : Math.min(...prices)
}

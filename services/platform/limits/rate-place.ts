import { networksOf } from '#services/platform/http/client-address.ts'
import type { RateRule, RateStep } from './rate-limit.ts'

/** Whoever has a whole network gets this many times what a place has, not as often as it has places. */
const TIMES_AROUND = 10

/** A rule for each place that asks, and for the network around it; for all it asks or for `subject`. */
export function atPlace(
  rule: RateRule,
  clientAddress: string,
  subject = '',
): readonly [place: RateStep, around: RateStep] {
  const { place, around } = networksOf(clientAddress)
  const wide = { ...rule, name: `${rule.name}-around`, limit: rule.limit * TIMES_AROUND }
  return [
    { rule, key: `${place} ${subject}` },
    { rule: wide, key: `${around} ${subject}` },
  ]
}

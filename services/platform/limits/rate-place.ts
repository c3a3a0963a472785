import { networksOf } from '#services/platform/http/client-address.ts'
import type { RateRule, RateStep } from './rate-limit.ts'

/** A network gets this many times the limit of one place, however many places it contains. */
const TIMES_AROUND = 10

/**
 * Limits one rule per place and for the network around it, for all requests or for one `subject`.
 */
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

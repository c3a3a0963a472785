import type { RateLimits, RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'

const HOUR = 60 * 60

/** A school or an office may share one place. */
const PLACE: RateRule = { name: 'form-place', limit: 60, seconds: HOUR }
/** Answers to one form from any number of places: more than any crowd sends by hand. */
const FORM: RateRule = { name: 'form-answers', limit: 1_200, seconds: HOUR }

/** Before anything is read, so that a flood costs nothing. */
export async function limitPlace(limits: RateLimits, clientAddress: string): Promise<void> {
  await limits.claim(...atPlace(PLACE, clientAddress))
}

/** Before an answer is stored, so that what is refused does not use up the form of others. */
export async function limitForm(limits: RateLimits, formId: number): Promise<void> {
  await limits.limit(FORM, `${formId}`)
}

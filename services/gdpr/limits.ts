import type { RateLimits, RateRule } from '#services/platform/rate-limit.ts'
import { atPlace } from '#services/platform/rate-place.ts'
import { emailKey } from './statements.ts'

const HOUR = 60 * 60

/** Anybody can say anything under any address: enough for a family, too little for a nuisance. */
const LOG_EMAIL: RateRule = { name: 'consent-email', limit: 10, seconds: HOUR }
/** A school or an office may stand behind one place. */
const LOG_PLACE: RateRule = { name: 'consent-place', limit: 60, seconds: HOUR }
/** Each change stays in the log for years. */
const OWN_CHANGE: RateRule = { name: 'consent-own', limit: 60, seconds: HOUR }
const OWN_EXPORT: RateRule = { name: 'data-export', limit: 10, seconds: HOUR }

export async function limitLog(
  limits: RateLimits,
  { email, clientAddress }: { readonly email: string; readonly clientAddress: string },
): Promise<void> {
  const ofAddress = { rule: LOG_EMAIL, key: emailKey(email) }
  await limits.claim(...atPlace(LOG_PLACE, clientAddress), ofAddress)
}

export async function limitOwnChanges(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(OWN_CHANGE, `${accountId}`)
}

export async function limitExports(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(OWN_EXPORT, `${accountId}`)
}

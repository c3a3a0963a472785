import { emailKey } from '#services/contract/rules/email-key.ts'
import type { RateLimits, RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { FormType } from './log/statements.ts'

const HOUR = 60 * 60

/** Anybody can say anything under any address: enough for a family, too little for a nuisance. */
const LOG_EMAIL: RateRule = { name: 'consent-email', limit: 10, seconds: HOUR }
/** Above it, for each place: what strangers say elsewhere keeps the owner of an address from nothing. */
const LOG_ATTACKED: RateRule = { name: 'consent-attacked', limit: 3, seconds: HOUR }
/** A school or an office may stand behind one place. */
const LOG_PLACE: RateRule = { name: 'consent-place', limit: 60, seconds: HOUR }
/** Each change stays in the log for years. */
const OWN_CHANGE: RateRule = { name: 'consent-own', limit: 60, seconds: HOUR }
const OWN_EXPORT: RateRule = { name: 'data-export', limit: 10, seconds: HOUR }

type Saying = {
  readonly email: string
  readonly source: FormType
  readonly clientAddress: string
  /** Whose address it is, where its owner says so. */
  readonly accountId: number | null
}

export async function limitLog(
  limits: RateLimits,
  { email, source, clientAddress, accountId }: Saying,
): Promise<void> {
  // Each form by itself: whoever fills the one cannot shut the other, least of all that for an account.
  const key = `${source} ${emailKey(email)}`
  const above = atPlace(LOG_ATTACKED, clientAddress, key)
  await limits.claim(
    ...atPlace(LOG_PLACE, clientAddress),
    accountId === null
      ? { rule: LOG_EMAIL, key, above }
      : { rule: OWN_CHANGE, key: `${accountId}` },
  )
}

export async function limitOwnChanges(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(OWN_CHANGE, `${accountId}`)
}

export async function limitExports(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(OWN_EXPORT, `${accountId}`)
}

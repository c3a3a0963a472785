import { emailKey } from '#services/contract/rules/email-key.ts'
import type { RateLimits, RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { FormType } from './log/statements.ts'

const HOUR = 60 * 60

/** Anyone can submit any address: enough for a family, too few to be a nuisance. */
const LOG_EMAIL: RateRule = { name: 'consent-email', limit: 10, seconds: HOUR }
/** Above it, per place, so that strangers elsewhere cannot block the owner of an address. */
const LOG_ATTACKED: RateRule = { name: 'consent-attacked', limit: 3, seconds: HOUR }
/** A school or an office may share one place. */
const LOG_PLACE: RateRule = { name: 'consent-place', limit: 60, seconds: HOUR }
/** Each change stays in the log for years. */
const OWN_CHANGE: RateRule = { name: 'consent-own', limit: 60, seconds: HOUR }
const OWN_EXPORT: RateRule = { name: 'data-export', limit: 10, seconds: HOUR }

type Saying = {
  readonly email: string
  readonly source: FormType
  readonly clientAddress: string
  /** The account, when its owner submits the address. */
  readonly accountId: number | null
}

export async function limitLog(
  limits: RateLimits,
  { email, source, clientAddress, accountId }: Saying,
): Promise<void> {
  // Per form, so that flooding one form does not block another, above all the registration.
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

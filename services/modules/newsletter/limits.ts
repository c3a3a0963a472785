import { emailKey } from '#services/contract/rules/email-key.ts'
import type { RateLimits, RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'

const HOUR = 60 * 60

/** A school or an office may share one place. */
const PLACE: RateRule = { name: 'newsletter-place', limit: 60, seconds: HOUR }
/** Mails to one address: enough for an evening in the shop, too few to annoy its owner. */
const EMAIL: RateRule = { name: 'newsletter-email', limit: 6, seconds: HOUR }
/** Above it, per place, so that strangers cannot block the owner. */
const ATTACKED: RateRule = { name: 'newsletter-attacked', limit: 1, seconds: HOUR }
/** Mails to one address from any number of places. */
const STORM: RateRule = { name: 'newsletter-storm', limit: 20, seconds: HOUR }
const ACCOUNT: RateRule = { name: 'newsletter-account', limit: 60, seconds: HOUR }

/** Sends a mail to an address that anyone may have typed. */
export async function limitSignUps(
  limits: RateLimits,
  { email, clientAddress }: { readonly email: string; readonly clientAddress: string },
): Promise<void> {
  const key = emailKey(email)
  await limits.claim(...atPlace(PLACE, clientAddress), {
    rule: EMAIL,
    key,
    above: [...atPlace(ATTACKED, clientAddress, key), { rule: STORM, key }],
  })
}

export async function limitOwnSignUps(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(ACCOUNT, `${accountId}`)
}

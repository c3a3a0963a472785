import { addressBlock } from '#services/platform/client-address.ts'
import type { RateLimits, RateRule } from '#services/platform/rate-limit.ts'
import { emailKey } from './account-store.ts'

const HOUR = 60 * 60
const QUARTER = 15 * 60

/** Each sends a mail to whoever owns the address: enough for mails that got lost, no nuisance. */
const REGISTER_EMAIL: RateRule = { name: 'register-email', limit: 3, seconds: HOUR }
const FORGOT_EMAIL: RateRule = { name: 'forgot-email', limit: 3, seconds: HOUR }
/** A school or an office may stand behind one place. */
const REGISTER_PLACE: RateRule = { name: 'register-place', limit: 20, seconds: HOUR }
const FORGOT_PLACE: RateRule = { name: 'forgot-place', limit: 20, seconds: HOUR }
const TOKEN_PLACE: RateRule = { name: 'token-place', limit: 30, seconds: QUARTER }
/** Of somebody logged in. */
const OWN_PASSWORD: RateRule = { name: 'own-password', limit: 5, seconds: QUARTER }
const OWN_EMAIL: RateRule = { name: 'own-email', limit: 5, seconds: HOUR }
/** Of all accounts together: each sends a mail to somebody who may have asked for none. */
const OTHER_EMAIL: RateRule = { name: 'other-email', limit: 3, seconds: HOUR }
const OWN_CARD: RateRule = { name: 'own-card', limit: 10, seconds: HOUR }

type Asking = { readonly email: string; readonly clientAddress: string }

export async function limitRegistrations(limits: RateLimits, asking: Asking): Promise<void> {
  await limits.limit(REGISTER_PLACE, addressBlock(asking.clientAddress))
  await limits.limit(REGISTER_EMAIL, emailKey(asking.email))
}

export async function limitForgotten(limits: RateLimits, asking: Asking): Promise<void> {
  await limits.limit(FORGOT_PLACE, addressBlock(asking.clientAddress))
  await limits.limit(FORGOT_EMAIL, emailKey(asking.email))
}

/** Tokens cannot be guessed; looking them up is work all the same. */
export async function limitTokens(limits: RateLimits, clientAddress: string): Promise<void> {
  await limits.limit(TOKEN_PLACE, addressBlock(clientAddress))
}

/** Who has taken over a session does not know the password yet. */
export async function limitOwnPassword(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(OWN_PASSWORD, `${accountId}`)
}

export async function forgiveOwnPassword(limits: RateLimits, accountId: number): Promise<void> {
  await limits.forget(OWN_PASSWORD, `${accountId}`)
}

export async function limitOwnEmail(
  limits: RateLimits,
  { accountId, email }: { readonly accountId: number; readonly email: string },
): Promise<void> {
  await limits.limit(OWN_EMAIL, `${accountId}`)
  await limits.limit(OTHER_EMAIL, emailKey(email))
}

/** Or cards could be found by trying numbers. */
export async function limitOwnCard(limits: RateLimits, accountId: number): Promise<void> {
  await limits.limit(OWN_CARD, `${accountId}`)
}

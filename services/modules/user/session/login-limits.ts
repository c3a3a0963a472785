import { emailKey } from '#services/contract/rules/email-key.ts'
import { RATES } from '#services/modules/user/limits.ts'
import type { RateLimits, RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'

export type LoginAttempt = {
  succeeded(): Promise<void>
  /** No password was checked after all. */
  wasNone(): Promise<void>
}

export type LoginPlace = { readonly email: string; readonly clientAddress: string }

/**
 * Counts an attempt before it is made, because many can run at once, and rejects one above the
 * limit. An account is never locked, so an attacker cannot keep its owner out. A rejected place
 * uses up none of the account's attempts.
 */
export async function beginLogin(limits: RateLimits, place: LoginPlace): Promise<LoginAttempt> {
  const claim = await limits.claim(
    ...atPlace(RATES.loginPlace, place.clientAddress),
    ...ofPair(RATES.loginPair, place),
    {
      rule: RATES.loginAccount,
      key: emailKey(place.email),
      above: ofPair(RATES.loginAttacked, place),
    },
  )
  return {
    succeeded: async () => {
      await claim.takeBack()
      await limits.reset(ofPair(RATES.loginPair, place)[0])
    },
    wasNone: () => claim.takeBack(),
  }
}

/** A person who has proved the address may log in again at once. */
export async function forgiveLogins(limits: RateLimits, place: LoginPlace): Promise<void> {
  await limits.reset(...ofPair(RATES.loginPair, place), ...ofPair(RATES.loginAttacked, place))
}

function ofPair(rule: RateRule, { email, clientAddress }: LoginPlace): ReturnType<typeof atPlace> {
  return atPlace(rule, clientAddress, emailKey(email))
}

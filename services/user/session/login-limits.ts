import { emailKey } from '#services/contract/rules/email-key.ts'
import type { RateLimits, RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import { RATES } from '#services/user/limits.ts'

export type LoginAttempt = {
  succeeded(): Promise<void>
  /** No password was tried after all. */
  wasNone(): Promise<void>
}

export type LoginPlace = { readonly email: string; readonly clientAddress: string }

/**
 * Counts a try before it is made, since any number of them may be made at once, and refuses one too
 * many. An account is never closed: whoever attacks one cannot keep its owner out, and a place that
 * is refused uses up nothing of it.
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
      await limits.forget(ofPair(RATES.loginPair, place)[0])
    },
    wasNone: () => claim.takeBack(),
  }
}

/** Who has shown that the address is theirs may try again at once. */
export async function forgiveLogins(limits: RateLimits, place: LoginPlace): Promise<void> {
  await limits.forget(...ofPair(RATES.loginPair, place), ...ofPair(RATES.loginAttacked, place))
}

function ofPair(rule: RateRule, { email, clientAddress }: LoginPlace): ReturnType<typeof atPlace> {
  return atPlace(rule, clientAddress, emailKey(email))
}

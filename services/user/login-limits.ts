import { addressBlock } from '#services/platform/client-address.ts'
import { tooMany } from '#services/platform/errors.ts'
import type { RateLimits, RateRule } from '#services/platform/rate-limit.ts'
import { emailKey } from './account-store.ts'

/** Failures of one account from one place. */
const PAIR: RateRule = { name: 'login-pair', limit: 5, seconds: 15 * 60 }
/** Failures from one place, whatever the accounts. */
const PLACE: RateRule = { name: 'login-place', limit: 30, seconds: 15 * 60 }
/** Failures of one account, wherever from. Above it each place has one try: also its owner's. */
const ACCOUNT: RateRule = { name: 'login-account', limit: 20, seconds: 60 * 60 }
const TRIES_UNDER_ATTACK = 1

export type LoginAttempt = {
  succeeded(): Promise<void>
  /** No password was tried after all. */
  wasNone(): Promise<void>
}

export type LoginPlace = { readonly email: string; readonly clientAddress: string }

/**
 * Counts a try before it is made, since any number of them may be made at once, and refuses one too
 * many. An account is never closed: whoever attacks one cannot keep its owner out.
 */
export async function beginLogin(
  limits: RateLimits,
  { email, clientAddress }: LoginPlace,
): Promise<LoginAttempt> {
  const account = emailKey(email)
  const place = addressBlock(clientAddress)
  const pair = pairKey({ email, clientAddress })
  const [inPair, inPlace, ofAccount] = await Promise.all([
    limits.count(PAIR, pair),
    limits.count(PLACE, place),
    limits.count(ACCOUNT, account),
  ])
  const forgive = async () => {
    await Promise.all([limits.takeBack(PLACE, place), limits.takeBack(ACCOUNT, account)])
  }

  const tries = ofAccount.count > ACCOUNT.limit ? TRIES_UNDER_ATTACK : PAIR.limit
  const isPairOver = inPair.count > tries
  if (isPairOver || inPlace.count > PLACE.limit) {
    await forgive()
    throw tooMany(limits.secondsLeft(isPairOver ? inPair : inPlace))
  }
  return {
    succeeded: async () => {
      await Promise.all([forgive(), limits.forget(PAIR, pair)])
    },
    wasNone: async () => {
      await Promise.all([forgive(), limits.takeBack(PAIR, pair)])
    },
  }
}

/** Who has shown that the address is theirs may try again at once. */
export async function forgiveLogins(limits: RateLimits, place: LoginPlace): Promise<void> {
  await limits.forget(PAIR, pairKey(place))
}

function pairKey({ email, clientAddress }: LoginPlace): string {
  return `${emailKey(email)} ${addressBlock(clientAddress)}`
}

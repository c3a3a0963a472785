import { emailKey } from '#services/contract/rules/email-key.ts'
import type { RateLimits, RateRule } from './rate-limit.ts'
import { atPlace } from './rate-place.ts'

const HOUR = 60 * 60

type SignUpLimits = {
  /** Sends a mail to an address that anyone may have typed. */
  limitSignUps(
    limits: RateLimits,
    given: { readonly email: string; readonly clientAddress: string },
  ): Promise<void>
  limitOwnSignUps(limits: RateLimits, accountId: number): Promise<void>
}

/** Of a form whose mail goes to a typed address; each form counts by itself. */
export function signUpLimits(name: string): SignUpLimits {
  const rule = (kind: string, limit: number): RateRule => ({
    ...{ name: `${name}-${kind}`, limit, seconds: HOUR },
  })
  // A school or an office may share one place.
  const place = rule('place', 60)
  // Mails to one address: enough for an evening in the shop, too few to annoy its owner.
  const email = rule('email', 6)
  // Above it, per place, so that strangers cannot block the owner.
  const attacked = rule('attacked', 1)
  // Mails to one address from any number of places.
  const storm = rule('storm', 20)
  const account = rule('account', 60)
  return {
    async limitSignUps(limits, { email: address, clientAddress }) {
      const key = emailKey(address)
      await limits.claim(...atPlace(place, clientAddress), {
        rule: email,
        key,
        above: [...atPlace(attacked, clientAddress, key), { rule: storm, key }],
      })
    },
    limitOwnSignUps: async (limits, accountId) => await limits.limit(account, `${accountId}`),
  }
}

import { createCaptchaChallenge, getCaptcha } from '#services/contract/captcha.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { newChallenge } from './altcha.ts'

/** A page fetches one for each form that is used, and another one every ten minutes. */
const CHALLENGES: RateRule = { name: 'captcha-challenges', limit: 300, seconds: 60 * 60 }

export function captchaRoutes({ config, limits }: ModuleDeps): readonly Route[] {
  const { captcha, sessionSecret } = config
  return [
    route(getCaptcha, async () => ({
      kind: captcha.kind,
      siteKey: captcha.kind === 'recaptcha' ? captcha.siteKey : null,
    })),

    route(createCaptchaChallenge, async (_input, { clock, clientAddress }) => {
      if (captcha.kind !== 'altcha') throw noChallenges()
      await limits.claim(...atPlace(CHALLENGES, clientAddress))
      return await newChallenge(sessionSecret, clock.now())
    }),
  ]
}

function noChallenges(): Refusal {
  return new Refusal(404, 'The site has no captcha with challenges.', { code: 'NOT_SUPPORTED' })
}

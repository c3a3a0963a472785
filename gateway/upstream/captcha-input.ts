import type { CaptchaInput } from '#gateway/generated/resolvers.ts'

/** As the calls of the services take it; nothing of what a visitor did not solve. */
export function toCaptcha(captcha: CaptchaInput | null | undefined): {
  readonly recaptchaKey?: string | null
  readonly recaptchaResponse?: string
} {
  if (!captcha) return {}
  return { recaptchaKey: captcha.siteKey ?? null, recaptchaResponse: captcha.response }
}

/** Our input fields, by those of the calls. */
export const CAPTCHA_NAMES = {
  recaptchaKey: 'captcha.siteKey',
  recaptchaResponse: 'captcha.response',
} as const

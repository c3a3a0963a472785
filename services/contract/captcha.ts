import { z } from 'zod'
import { describeCall } from './call.ts'

/** `none`: forms are sent without a check. */
export const CAPTCHA_KINDS = ['none', 'altcha', 'recaptcha'] as const

/**
 * Why a form was not taken: it came without a check; with one of another kind or key than the site
 * has now; its provider did not answer; the check is wrong, over, or was used before.
 */
export const CAPTCHA_FAULTS = [
  'CAPTCHA_MISSING',
  'CAPTCHA_OUTDATED',
  'CAPTCHA_NOT_LOADED',
  'CAPTCHA_FAILED',
] as const

/** Of every call by which visitors send something; not read while the site has no captcha. */
export const captchaInput = {
  /** The `siteKey` that the response was made with; left out, it is not compared. */
  recaptchaKey: z.string().max(200).nullish(),
  /** What the captcha of the page returned: for `altcha` the solved challenge. */
  recaptchaResponse: z.string().max(4_000).nullish(),
}

export const getCaptcha = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'x/captcha/current',
  summary: 'Which captcha forms need',
  adds: 'the check that a visitor is no robot, if one is configured',
  input: z.object({}),
  output: z.object({
    kind: z.enum(CAPTCHA_KINDS),
    /** Of `recaptcha`; null for the others. */
    siteKey: z.string().nullable(),
  }),
})

export const createCaptchaChallenge = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/captcha/challenge',
  summary: 'A challenge of `altcha` for one visitor, which is used once; NOT_SUPPORTED without it',
  adds: 'its challenges',
  // Two visitors must not share one.
  kind: 'write',
  input: z.object({}),
  output: z.object({
    /** JSON for the solvers of altcha, version 2. */
    challenge: z.string(),
    /** During which a response to it is accepted. */
    lifetimeSeconds: z.int32(),
  }),
})

import type { z } from 'zod'
import type { CAPTCHA_FAULTS, captchaInput } from '#services/contract/captcha.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { isSolved, readSolved } from './altcha.ts'
import { verifyRecaptcha } from './recaptcha.ts'
import { markUsed } from './store.ts'

type CaptchaFault = (typeof CAPTCHA_FAULTS)[number]

/** A message may be the only one of its visitor; a sign-up can be repeated. */
type CaptchaPurpose = 'message' | 'signUp'

type SentCaptcha = {
  readonly response: string | null | undefined
  /** The key that it was made with; not compared when it is missing. */
  readonly key: string | null | undefined
  readonly ip: string
  readonly purpose: CaptchaPurpose
}

export type GivenCaptcha = z.input<z.ZodObject<typeof captchaInput>>

type Deps = Pick<ModuleDeps, 'config' | 'log'>

const CHECKS: RateRule = { name: 'captcha-checks', limit: 300, seconds: 60 * 60 }

const MESSAGES: Readonly<Record<CaptchaFault, string>> = {
  CAPTCHA_MISSING: 'The captcha has no response.',
  CAPTCHA_OUTDATED: 'The response is of another captcha than the site has.',
  CAPTCHA_NOT_LOADED: 'The provider of the captcha cannot be reached.',
  CAPTCHA_FAILED: 'The response of the captcha is wrong, over or used.',
}

/**
 * Null when a visitor passes, which uses the response up. Not within a transaction, since it may
 * wait for the provider.
 */
async function checkCaptcha(
  db: Db,
  sent: SentCaptcha,
  { config: { captcha, sessionSecret }, log, clock }: Deps & Pick<ModuleDeps, 'clock'>,
): Promise<CaptchaFault | null> {
  if (captcha.kind === 'none') return null
  const { response, key, ip, purpose } = sent
  if (!response) return 'CAPTCHA_MISSING'
  if (key && key !== siteKeyOf(captcha)) return 'CAPTCHA_OUTDATED'
  if (captcha.kind === 'altcha') {
    const solved = readSolved(response)
    if (!solved) return 'CAPTCHA_OUTDATED'
    if (!(await isSolved(solved, sessionSecret, clock.now()))) return 'CAPTCHA_FAILED'
    const { signature, parameters } = solved.challenge
    const isFirst = await markUsed(db, { signature, expires_at: parameters.data.until })
    return isFirst ? null : 'CAPTCHA_FAILED'
  }
  const verdict = await verifyRecaptcha(captcha, { response, ip }, log)
  if (verdict === 'failed') return 'CAPTCHA_FAILED'
  return verdict === 'passed' || purpose === 'message' ? null : 'CAPTCHA_NOT_LOADED'
}

type Requiring = {
  readonly purpose: CaptchaPurpose
  readonly deps: Deps & Pick<ModuleDeps, 'limits'>
}

/** Refuses a visitor without a session who does not pass. */
export async function requireCaptcha(
  { db, principal, clientAddress, clock }: Scope,
  given: GivenCaptcha,
  { purpose, deps }: Requiring,
): Promise<void> {
  if (deps.config.captcha.kind === 'none' || principal !== null) return
  await deps.limits.claim(...atPlace(CHECKS, clientAddress))
  const { recaptchaKey: key, recaptchaResponse: response } = given
  const sent = { response, key, ip: clientAddress, purpose }
  const fault = await checkCaptcha(db, sent, { ...deps, clock })
  if (fault) throw new Refusal(422, MESSAGES[fault], { code: fault })
}

function siteKeyOf(captcha: ModuleDeps['config']['captcha']): string | null {
  return captcha.kind === 'recaptcha' ? captcha.siteKey : null
}

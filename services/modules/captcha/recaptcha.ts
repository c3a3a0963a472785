import type { Logger } from 'pino'
import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'

/** A visitor waits for it. */
const TIMEOUT_MS = 4_000
/** The provider refuses us, not the visitor. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

type Recaptcha = Extract<ServicesConfig['captcha'], { kind: 'recaptcha' }>
type Sent = { readonly response: string; readonly ip: string }

/** What the provider says of a response; `unknown` when it does not say. */
export async function verifyRecaptcha(
  { secret, verifyUrl }: Recaptcha,
  { response, ip }: Sent,
  log: Logger,
): Promise<'passed' | 'failed' | 'unknown'> {
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip: ip }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}.`)
    const { success, 'error-codes': codes } = verdict.parse(await answer.json())
    if (success) return 'passed'
    if (!codes.some((code) => OUR_FAULTS.includes(code))) return 'failed'
    throw new Error(`reCAPTCHA refuses our settings: ${codes.join(', ')}.`)
  } catch (error) {
    log.error({ err: error }, 'captcha not verified')
    return 'unknown'
  }
}

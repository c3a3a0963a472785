import { z } from 'zod'

export type CaptchaConfig =
  | { readonly kind: 'none' }
  | { readonly kind: 'altcha' }
  | {
      readonly kind: 'recaptcha'
      readonly siteKey: string
      readonly secret: string
      readonly verifyUrl: string
    }

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/

const kind = z.enum(['none', 'altcha', 'recaptcha'], {
  error: 'must be none, altcha or recaptcha',
})
const key = z
  .string({ error: 'missing, CAPTCHA=recaptcha needs it' })
  .regex(/^[\w-]{8,200}$/, 'must be a key as the console of reCAPTCHA shows it')
const recaptcha = z.object({
  RECAPTCHA_SITE_KEY: key,
  RECAPTCHA_SECRET: key,
  RECAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https address' })
    // The secret is posted there.
    .refine((url) => url.startsWith('https:') || LOCAL_HOST.test(new URL(url).hostname), {
      error: 'must be an https address; only this machine may be http',
    })
    .default('https://www.google.com/recaptcha/api/siteverify'),
})

type ReadCaptcha = { readonly captcha: CaptchaConfig; readonly faults: readonly string[] }

/** Expects no empty variables. */
export function readCaptcha(given: NodeJS.ProcessEnv): ReadCaptcha {
  const chosen = kind.safeParse(given['CAPTCHA'] ?? 'none')
  if (!chosen.success) return refused(chosen.error, ['CAPTCHA'])
  if (chosen.data === 'altcha') return readAltcha(given)
  if (chosen.data === 'none') return { captcha: { kind: 'none' }, faults: [] }
  const read = recaptcha.safeParse(given)
  if (!read.success) return refused(read.error)
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL } = read.data
  const keys = { siteKey: RECAPTCHA_SITE_KEY, secret: RECAPTCHA_SECRET }
  return { captcha: { kind: 'recaptcha', ...keys, verifyUrl: RECAPTCHA_VERIFY_URL }, faults: [] }
}

/** Browsers compute hashes only on pages that arrive encrypted, or from this machine. */
function readAltcha(given: NodeJS.ProcessEnv): ReadCaptcha {
  const site = URL.parse(given['PUBLIC_URL'] ?? 'http://localhost')
  const isReadable = site?.protocol !== 'http:' || LOCAL_HOST.test(site.hostname)
  const faults = isReadable ? [] : ['CAPTCHA: altcha needs a PUBLIC_URL with https']
  return { captcha: { kind: 'altcha' }, faults }
}

function refused({ issues }: z.ZodError, at: readonly string[] = []): ReadCaptcha {
  const faults = issues.map(({ path, message }) => `${[...at, ...path].join('.')}: ${message}`)
  return { captcha: { kind: 'none' }, faults }
}

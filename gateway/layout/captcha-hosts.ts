import type { LayoutData } from './layout.ts'

/** Scripts and frames of reCAPTCHA. */
const RECAPTCHA_HOSTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
]

/** Of what the captcha of the site loads: nothing, unless it is another site's. */
export function captchaHosts({ captcha }: Pick<LayoutData, 'captcha'>): readonly string[] {
  return captcha?.kind === 'recaptcha' ? RECAPTCHA_HOSTS : []
}

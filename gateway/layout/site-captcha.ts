import type { LayoutData, SiteCaptcha } from './layout.ts'

/** Scripts and frames of reCAPTCHA. */
const RECAPTCHA_HOSTS = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
]

/** As the graph names them. */
export const CAPTCHA_KINDS = {
  altcha: 'ALTCHA',
  recaptcha: 'RECAPTCHA',
} as const satisfies Readonly<Record<SiteCaptcha['kind'], string>>

/** What pages are described of the captcha. */
export type PageCaptcha = {
  readonly kind: (typeof CAPTCHA_KINDS)[SiteCaptcha['kind']]
  readonly siteKey: string | null
  /** Where else the site can be reached; empty when it names nothing. */
  readonly contact: string
}

/** Hosts of what the captcha loads: none, unless it is another site's. */
export function captchaHosts({ captcha }: Pick<LayoutData, 'captcha'>): readonly string[] {
  return captcha?.kind === 'recaptcha' ? RECAPTCHA_HOSTS : []
}

export function pageCaptcha({
  captcha,
  elements,
}: Pick<LayoutData, 'captcha' | 'elements'>): PageCaptcha | null {
  if (!captcha) return null
  const { email, phone } = elements.footer?.organisation ?? {}
  const contact = [email, phone].filter(Boolean).join(', ')
  return { kind: CAPTCHA_KINDS[captcha.kind], siteKey: captcha.siteKey, contact }
}

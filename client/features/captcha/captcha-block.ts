import type { CaptchaFault } from './captcha-fault.ts'

/** Of the element in which the server describes the captcha; pages of a site without one lack it. */
export const CAPTCHA_BLOCK_ID = 'captcha'

export type CaptchaTexts = {
  readonly working: string
  /** What a visitor allows by `allow`. */
  readonly notice: string
  readonly allow: string
  readonly allowFirst: string
  readonly retry: string
  readonly faults: Readonly<Record<CaptchaFault, string>>
}

export type CaptchaBlock = {
  readonly kind: string
  readonly siteKey: string | null
  readonly texts: CaptchaTexts
}

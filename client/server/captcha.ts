import {
  CAPTCHA_BLOCK_ID,
  type CaptchaBlock,
  type CaptchaTexts,
} from '#client/features/captcha/captcha-block.ts'
import { escapeJson } from '#client/lib/json-block.tsx'

type CaptchaText =
  | 'working'
  | 'notice'
  | 'allow'
  | 'allowFirst'
  | 'retry'
  | 'missing'
  | 'outdated'
  | 'notLoaded'
  | 'failed'

export type Captcha = Pick<CaptchaBlock, 'kind' | 'siteKey'> & {
  readonly text: (key: CaptchaText) => string
  /** Another way to reach the site; empty when there is none. */
  readonly elsewhere: string
}

/**
 * Describes the captcha to the forms of a page, with its texts, so that pages of a site without one
 * have nothing of it.
 */
export function withCaptcha(html: string, { kind, siteKey, text, elsewhere }: Captcha): string {
  const fault = (key: CaptchaText) => `${text(key)} ${elsewhere}`.trim()
  const texts: CaptchaTexts = {
    working: text('working'),
    notice: text('notice'),
    allow: text('allow'),
    allowFirst: text('allowFirst'),
    retry: text('retry'),
    faults: {
      CAPTCHA_MISSING: fault('missing'),
      CAPTCHA_OUTDATED: text('outdated'),
      CAPTCHA_NOT_LOADED: fault('notLoaded'),
      CAPTCHA_FAILED: fault('failed'),
    },
  }
  const block: CaptchaBlock = { kind, siteKey, texts }
  const end = html.lastIndexOf('</body>')
  const script = `<script id="${CAPTCHA_BLOCK_ID}" type="application/json">${escapeJson(block)}</script>`
  return html.slice(0, end) + script + html.slice(end)
}

import { createHash } from 'node:crypto'
import { type StoredPage, storedPage } from './stored-page.ts'

/**
 * Shown when the renderer itself fails: no layout, script or file. Its texts are inline because the
 * client's i18n may be what failed.
 */
const STYLE =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1.5rem;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center;color:#1b2430;background:#fff}' +
  'h1{font-size:1.75rem;margin:0 0 .5rem}p{margin:0 0 1.5rem}a{color:inherit}'

const TEXTS = {
  400: {
    title: 'Adresa nije ispravna',
    text: 'Provjerite adresu ili krenite od naslovnice.',
  },
  503: {
    title: 'Nešto je pošlo po zlu',
    text: 'Nešto je pošlo po zlu. Molimo pokušajte ponovno.',
  },
} as const

export type FallbackStatus = keyof typeof TEXTS

/** For the policy: the only inline style that is allowed. */
export const FALLBACK_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

export function fallbackPage(status: FallbackStatus): StoredPage {
  return storedPage({
    status,
    location: null,
    retryAfterSeconds: status === 503 ? 10 : null,
    isWhole: false,
    body: Buffer.from(html(status)),
  })
}

function html(status: FallbackStatus): string {
  const { title, text } = TEXTS[status]
  return (
    '<!DOCTYPE html><html lang="hr"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${title}</h1><p>${text}</p><a href="/">Idi na naslovnicu</a></main></body></html>`
  )
}

import { createHash } from 'node:crypto'

/** A page without layout, script or file: shown when these may be what failed. */
const STYLE =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1.5rem;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center;color:#1b2430;background:#fff;' +
  'box-sizing:border-box}' +
  'main{max-width:32rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0 0 1.5rem}' +
  'a{color:inherit;display:inline-block;padding:.5rem}' +
  'button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.25rem;' +
  'color:#fff;background:#0b1b33;cursor:pointer}form{margin:0 0 1rem}'

/** For the policy: the only inline style that is allowed. */
export const PLAIN_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

export type PlainPage = {
  /** Croatian unless it is given. */
  readonly language?: 'hr' | 'en'
  readonly title: string
  readonly text: string
  /** The request that the button repeats: its fields are sent as a form to the same address. */
  readonly retry?: {
    readonly label: string
    readonly path: string
    readonly method: 'get' | 'post'
    readonly fields: readonly (readonly [name: string, value: string])[]
  }
  /** Reloads the page by itself. */
  readonly reloadSeconds?: number
  readonly links: readonly { readonly label: string; readonly path: string }[]
}

export function plainPage(page: PlainPage): string {
  const { language = 'hr', title, text, retry, reloadSeconds, links } = page
  const refresh = reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : ''
  const anchors = links.map(({ label, path }) => `<a href="${escaped(path)}">${escaped(label)}</a>`)
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex">${refresh}` +
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>${retry ? formOf(retry) : ''}` +
    `${anchors.join(' ')}</main></body></html>`
  )
}

function formOf({ label, path, method, fields }: NonNullable<PlainPage['retry']>): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return (
    `<form method="${method}" action="${escaped(path)}">${inputs.join('')}` +
    `<button>${escaped(label)}</button></form>`
  )
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

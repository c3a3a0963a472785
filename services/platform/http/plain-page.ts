import { createHash } from 'node:crypto'

/** A page of the services themselves: without scripts and external resources. */
export type PlainPage = {
  /** HTML, as the body. */
  readonly title: string
  readonly style: string
  readonly body: string
  /** Croatian unless it is given. */
  readonly language?: PageLanguage
}

/** Languages of the services' own pages, those of letters. */
export type PageLanguage = 'hrv' | 'eng'

export function pageLanguage(language: string | null | undefined): PageLanguage {
  return language === 'eng' ? 'eng' : 'hrv'
}

/** The colours and measures of the shop, for a page that loads nothing of it. */
export const PLAIN_STYLE = `
:root { color: #0b1b33; background: #faf8f4; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1.5rem 1rem 3rem }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 1.5rem; background: #fff; border: 1px solid #e0d8c9; border-radius: .75rem }
h1 { font-size: 1.75rem; line-height: 1.15; margin: 0 0 .75rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 700; color: #fff; background: #d7263d; border: 1px solid #d7263d; border-radius: .5rem; cursor: pointer }
button:hover { background: #b51d32; border-color: #b51d32 }
a { color: #0b6f79 }
a:focus-visible, button:focus-visible { outline: 3px solid #0b6f79; outline-offset: 2px }
`

export function plainPage({ title, style, body, language = 'hrv' }: PlainPage): string {
  return `<!doctype html>
<html lang="${language === 'eng' ? 'en' : 'hr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}

/** Allows the one style by its hash. */
export function plainPagePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

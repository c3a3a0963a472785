import { escapeHtml } from '#services/platform/text/escape-html.ts'

/** Forbids scripts and external resources; `extra` adds what one page needs. */
export function devPolicy(extra: readonly string[]): string {
  return ["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", ...extra].join('; ')
}

/** A page for people who try the demo, in Croatian as in the shop. */
export function devPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

const STYLE = `
:root { color: #0b1b33; background: #faf8f4; font: 17px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.75rem; line-height: 1.15; margin: 0 0 1rem }
p { margin: 0 0 1rem }
a { color: #0b6f79 }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid #0b6f79; outline-offset: 2px }
ul { list-style: none; margin: 0 0 1.5rem; padding: 0; border-top: 1px solid #e0d8c9 }
li { border-bottom: 1px solid #e0d8c9 }
li a { display: block; padding: .75rem .25rem; color: inherit; text-decoration: none; overflow-wrap: anywhere }
li a:hover strong { text-decoration: underline }
small, .soft { color: #4a586e; font-size: .9375rem }
li small { display: block }
iframe { width: 100%; height: 46rem; border: 1px solid #e0d8c9; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .9375rem }
label { display: block; margin: 0 0 .75rem; font-weight: 600 }
input[type=text], input[type=email] { display: block; width: 100%; box-sizing: border-box; padding: .6rem .7rem; font: inherit; border: 1px solid #8d8676; border-radius: .5rem; background: #fff }
label.choice { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; font-weight: 400 }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 700; color: #fff; background: #d7263d; border: 0; border-radius: .5rem }
`

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A page to which a link of a mail leads. Title and body are HTML. */
export function linkPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
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

const STYLE = `
:root { color: #0b1b33; background: #faf8f4; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1.5rem 1rem 3rem }
main { box-sizing: border-box; max-width: 30rem; margin: 10vh auto 0; padding: 1.5rem; background: #fff; border: 1px solid #e0d8c9; border-radius: .75rem }
h1 { font-size: 1.75rem; line-height: 1.15; margin: 0 0 .75rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 700; color: #fff; background: #d7263d; border: 0; border-radius: .5rem; cursor: pointer }
button:hover { background: #b51d32 }
a { color: #0b6f79 }
a:focus-visible, button:focus-visible { outline: 3px solid #0b6f79; outline-offset: 2px }
`

/** Without scripts and external resources; the one style by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function sendLinkPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(page)
}

const MOST_BYTES = 4_096

/** Mail programs post a form of either kind, whose one field says nothing more. */
export function ignorePostedForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const unread = { parseAs: 'string', bodyLimit: MOST_BYTES } as const
  app.addContentTypeParser('*', unread, async () => null)
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { type PageLanguage, PLAIN_STYLE, plainPage, plainPagePolicy } from './plain-page.ts'

const STYLE = `${PLAIN_STYLE}main { margin-top: 10vh }
`
const POLICY = `${plainPagePolicy(STYLE)}; form-action 'self'`

/** A page behind a link of a mail. Title and body are HTML. */
export function linkPage(title: string, body: string, language: PageLanguage): string {
  return plainPage({ title, style: STYLE, body, language })
}

/** A link of such a page. */
export function backToShop(language: PageLanguage): string {
  return language === 'eng'
    ? '<p><a href="/en">Back to the shop</a></p>'
    : '<p><a href="/">Povratak u trgovinu</a></p>'
}

export function sendLinkPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(page)
}

const MOST_BYTES = 4_096

/**
 * Mail programs post a urlencoded or multipart form (RFC 8058), whose only field carries no
 * information.
 */
export function ignorePostedForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const unread = { parseAs: 'string', bodyLimit: MOST_BYTES } as const
  app.addContentTypeParser('*', unread, async () => null)
}

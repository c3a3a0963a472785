import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromOwnPages, type OwnOrigins } from './own-origin.ts'

/** Headers that a page of an allowed origin may send. */
const REQUEST_HEADERS = 'authorization, content-type, x-client, x-guest, x-language'
/** Headers of answers that its scripts may read, beside the simple ones. */
const ANSWER_HEADERS = 'retry-after, www-authenticate'
/** Chrome remembers a preflight for two hours at most. */
const PREFLIGHT_SECONDS = 7_200

/**
 * The headers that identify a visitor; null for a request of a foreign page. A page of an allowed
 * origin is an app: it says so, and its cookies are not read.
 */
export function visitorHeaders(
  headers: IncomingHttpHeaders,
  own: OwnOrigins,
  allowedOrigins: readonly string[],
): IncomingHttpHeaders | null {
  if (isFromOwnPages(headers, own)) return headers
  if (!isAllowed(headers, allowedOrigins) || headers['x-client'] !== 'app') return null
  const { cookie: _cookie, origin: _origin, ...rest } = headers
  return rest
}

/** Lets pages of allowed origins read every answer of these routes, refusals too. */
export function shareAnswers(scope: FastifyInstance, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.length === 0) return
  scope.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('vary', 'origin')
    if (!isAllowed(headers, allowedOrigins)) return
    reply.header('access-control-allow-origin', headers.origin)
    reply.header('access-control-expose-headers', ANSWER_HEADERS)
  })
}

/** Answers the preflight of an allowed origin; null for any other request. */
export function answerPreflight(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  allowedOrigins: readonly string[],
): FastifyReply | null {
  const isPreflight = headers['access-control-request-method'] === 'POST'
  if (!isPreflight || !isAllowed(headers, allowedOrigins)) return null
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': REQUEST_HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .send()
}

/** Browsers write an origin in one way, so that anything that differs in one letter is another. */
function isAllowed({ origin }: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  return origin !== undefined && allowedOrigins.includes(origin)
}

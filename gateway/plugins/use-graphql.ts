import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '#gateway/context-factory.ts'
import { type Graph, MAX_BODY_BYTES } from '#gateway/graph.ts'
import { deadlineOf } from '#gateway/lib/deadline.ts'
import { readBody } from '#gateway/lib/read-body.ts'
import { answerPreflight, shareAnswers, visitorHeaders } from '#gateway/session/allowed-origin.ts'
import { isBearerUnusable } from '#gateway/session/bearer.ts'
import type { Cookies } from '#gateway/session/cookies.ts'
import { type Credentials, openCredentials } from '#gateway/session/credentials.ts'
import type { OwnOrigins } from '#gateway/session/own-origin.ts'
import type { StaffCheck } from '#gateway/session/staff-visit.ts'
import { createTrustedQueries, namesOperation } from './answer-trusted-query.ts'
import { answerJson, answerTypeOf, mayStream } from './json-handler.ts'
import { isAllowedInMaintenance } from './maintenance-operations.ts'
import { refuse, refuseClosed } from './refuse.ts'
import { sendExplorer } from './use-graphiql.ts'

export type GraphqlRoute = {
  readonly graph: Graph
  readonly cookies: Cookies
  ownOrigins(): OwnOrigins
  /** Other origins whose pages may send operations as apps do. */
  readonly allowedOrigins: readonly string[]
  isInMaintenance(): boolean
  /** Until the planned end of the maintenance; null when that is not known. */
  secondsToEnd(): number | null
  /** Called only in maintenance. */
  readonly isStaff: StaffCheck
  /** Serves GraphiQL, which may also log in as an app, on a GET that names no trusted query. */
  readonly hasExplorer: boolean
}

/** Two letters, such as `hr`; `accept-language` of a browser is not that of the page it shows. */
const LANGUAGE_HEADER = 'x-language'
const FOREIGN = 'Operations are sent by our own pages, and with "x-client: app" by allowed origins.'
const UNUSABLE_BEARER =
  'A Bearer is one token of an app, sent with "x-client: app", without cookies and from no page of ours.'

/** In maintenance only staff, and operations that refresh or end a session, are allowed. */
type Access = 'open' | 'staff' | 'closed'

/**
 * Accepts operations only as JSON posts: another site's form or image cannot send one without a
 * preflight request. A GET reads trusted queries, with nothing of the visitor.
 */
export const graphqlPlugin: FastifyPluginAsync<GraphqlRoute> = async (scope, options) => {
  const { graph, isInMaintenance, secondsToEnd, isStaff, hasExplorer, allowedOrigins } = options
  const answerTrusted = createTrustedQueries({
    ...{ graph, isInMaintenance, secondsToEnd },
    languageHeader: LANGUAGE_HEADER,
  })
  shareAnswers(scope, allowedOrigins)
  refuseOthers(scope, allowedOrigins)
  scope.removeAllContentTypeParsers()
  // Yoga and the JSON handler read the body themselves, with a size limit.
  scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null))

  scope.get('/graphql', async (request, reply) => {
    if (namesOperation(request)) return answerTrusted(request, reply)
    return hasExplorer ? sendExplorer(reply) : refuseMethod(reply)
  })

  scope.post('/graphql', async (request, reply) => {
    const headers = visitorHeaders(request.headers, options.ownOrigins(), allowedOrigins)
    if (!headers) {
      return refuse(reply, 403, 'FOREIGN_ORIGIN', FOREIGN)
    }
    const credentials = openCredentials(headers, options.cookies, { hasExplorer })
    if (isBearerUnusable(headers, credentials.isApp)) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"')
      return refuse(reply, 401, 'UNAUTHENTICATED', UNUSABLE_BEARER)
    }
    const { id: requestId, ip: clientAddress } = request
    const { signal, release: liftDeadline } = deadlineOf(reply.raw, graph.deadlineMs)
    const locale = request.headers[LANGUAGE_HEADER]
    const context = {
      ...{ requestId, clientAddress, signal, liftDeadline, credentials },
      ...(typeof locale === 'string' ? { locale } : {}),
    }
    const access = await accessOf(headers, { requestId, clientAddress, signal })
    const answer = await run(request, reply, context, access)
    setCookies(reply, credentials)
    return answer
  })

  async function accessOf(...visit: Parameters<StaffCheck>): Promise<Access> {
    if (!isInMaintenance()) return 'open'
    return (await isStaff(...visit)) ? 'staff' : 'closed'
  }

  async function run(
    request: FastifyRequest,
    reply: FastifyReply,
    context: ServerContext,
    access: Access,
  ): Promise<Response | string | Buffer | FastifyReply> {
    const type = answerTypeOf(request.raw)
    if (type === null && access !== 'closed') {
      return graph.yoga.handleNodeRequestAndResponse(request, reply, context)
    }
    const text = await readBody(request.raw, MAX_BODY_BYTES)
    if (access === 'closed' && !isAllowedInMaintenance(text, graph.documents)) {
      return refuseClosed(reply, secondsToEnd())
    }
    if (text !== null && (type === null || mayStream(text, graph.documents))) {
      request.body = text
      return graph.yoga.handleNodeRequestAndResponse(request, reply, context)
    }
    const answerType = type ?? 'application/json'
    const cacheable = access === 'open' ? { ...context, answerType } : context
    const { status, headers, body } = await answerJson(graph, text, answerType, cacheable)
    reply.code(status)
    for (const [name, value] of headers) reply.header(name, value)
    return body
  }

  scope.setErrorHandler<{ statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 415) {
      return refuse(reply, 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send operations as application/json.')
    }
    throw error
  })
}

function setCookies(reply: FastifyReply, credentials: Credentials): void {
  if (credentials.isPersonal()) reply.header('cache-control', 'private, no-store')
  const cookies = credentials.setCookies()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}

function refuseOthers(scope: FastifyInstance, allowedOrigins: readonly string[]): void {
  scope.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    handler: (request, reply) => {
      const answered =
        request.method === 'OPTIONS' && answerPreflight(request, reply, allowedOrigins)
      return answered || refuseMethod(reply)
    },
  })
  for (const url of ['/graphql/*', '/api/*']) {
    scope.all(url, (_request, reply) =>
      refuse(reply, 404, 'NOT_FOUND', 'There is nothing at this address.'),
    )
  }
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  reply.header('allow', 'POST')
  return refuse(reply, 405, 'METHOD_NOT_ALLOWED', 'Operations are sent by POST.')
}

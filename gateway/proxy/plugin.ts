import { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type Dispatcher, Pool } from 'undici'
import { type Breaker, createBreaker } from '#gateway/upstream/breaker.ts'
import type { ServiceName } from '#services/contract/call.ts'
import { GATEWAY_KEY_HEADER } from '#services/contract/gateway-key.ts'
import { DEMO_PROXY_ROUTES, PROXY_ROUTES, type ProxyRoute } from './proxy-routes.ts'

export type ProxyOptions = {
  /** Base address of the service, without a slash at its end. */
  originOf(service: ServiceName): string
  readonly isDemo: boolean
  readonly gatewayKey?: string | null
  readonly log: FastifyBaseLogger
}

/** Apart from those of the graph, so that slow downloads never hold up a page. */
const CONNECTIONS = 64
/** For the log alone: nobody reads it. */
const CLIENT_LEFT = 499
/** What a visitor uploaded must never run as a page of ours. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`

/** Where files come from, and whether it is worth asking. */
type Source = { readonly pool: Pool; readonly breaker: Breaker }

export const proxyPlugin: FastifyPluginAsync<ProxyOptions> = async (app, options) => {
  const { log, gatewayKey = null } = options
  const sources = new Map<string, Source>()
  const sourceOf = (origin: string, service: ServiceName): Source => {
    const known = sources.get(origin)
    if (known) return known
    const source = {
      pool: new Pool(origin, { connections: CONNECTIONS, pipelining: 1 }),
      // A page has dozens of pictures: each would wait its whole time for a service that hangs.
      breaker: createBreaker(
        (state) => log.warn({ service, state }, 'proxy circuit changed'),
        (error) => (error instanceof VisitorLeft ? 'nothing' : 'at fault'),
      ),
    }
    sources.set(origin, source)
    return source
  }
  app.addHook('onClose', async () => {
    await Promise.all([...sources.values()].map(({ pool }) => pool.destroy()))
  })

  // The body is streamed on, not parsed.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  for (const route of [...PROXY_ROUTES, ...(options.isDemo ? DEMO_PROXY_ROUTES : [])]) {
    const method = route.arePages ? ['GET', 'POST'] : ['GET']
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (mayLeadOut(request.raw.url ?? '/')) return refuse(reply, 404)
      const base = new URL(options.originOf(route.service))
      const { pool, breaker } = sourceOf(base.origin, route.service)
      let answer: Dispatcher.ResponseData
      try {
        answer = await breaker.run(
          () => ask({ route, pool, base, gatewayKey, request, reply }),
          () => new ServiceRests(),
        )
      } catch (error) {
        if (error instanceof VisitorLeft) return reply.code(CLIENT_LEFT).send()
        if (!(error instanceof ServiceRests))
          log.warn({ err: error, service: route.service }, 'proxy request failed')
        return refuse(reply, 502)
      }
      return forward(route, answer, reply)
    }
    app.route({ method, url: route.path, handler })
  }
}

/** The client has left, which is not the fault of the service. */
class VisitorLeft extends Error {}
/** It failed again and again, and is left alone for a moment. */
class ServiceRests extends Error {}

const DOTS = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i

/** What a server in front of the service may read as an address outside of the route. */
function mayLeadOut(target: string): boolean {
  return !target.startsWith('/') || DOTS.test(target.split(/[?#]/, 1)[0] ?? '')
}

type Asking = {
  readonly route: ProxyRoute
  readonly pool: Pool
  readonly base: URL
  readonly gatewayKey: string | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function ask(asking: Asking): Promise<Dispatcher.ResponseData> {
  const { route, pool, base, gatewayKey, request, reply } = asking
  const gone = new AbortController()
  const leave = () => gone.abort()
  reply.raw.once('close', leave)
  try {
    return await pool.request({
      method: methodOf(request),
      ...(request.body instanceof Readable ? { body: request.body } : {}),
      path: base.pathname.replace(/\/$/, '') + (request.raw.url ?? '/'),
      headers: {
        ...pick(request.headers, route.requestHeaders),
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        ...(gatewayKey && { [GATEWAY_KEY_HEADER]: gatewayKey }),
      },
      headersTimeout: route.timeoutMs,
      bodyTimeout: route.timeoutMs,
      signal: gone.signal,
    })
  } catch (error) {
    throw gone.signal.aborted ? new VisitorLeft() : error
  } finally {
    // From here on the answer, which is destroyed with the reply, ends the reading.
    reply.raw.off('close', leave)
  }
}

function methodOf({ method }: FastifyRequest): 'GET' | 'HEAD' | 'POST' {
  return method === 'HEAD' || method === 'POST' ? method : 'GET'
}

async function forward(
  route: ProxyRoute,
  answer: Dispatcher.ResponseData,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode, headers, body } = answer
  const isFile = statusCode === 200 || statusCode === 206
  const isOwnPage = route.arePages === true && statusCode < 500
  if (!isFile && statusCode !== 304 && !isOwnPage) {
    // A redirect is not followed and no text of another program is shown.
    await body.dump().catch(() => undefined)
    return refuse(reply, statusCode >= 400 && statusCode < 500 ? statusCode : 502)
  }
  reply
    .code(statusCode)
    .header('content-security-policy', POLICY)
    .headers(pick(headers, route.answerHeaders))
    .header('x-content-type-options', 'nosniff')
  if (isFile || isOwnPage) return reply.send(body)
  await body.dump()
  return reply.send()
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(status === 502 ? 'Bad gateway\n' : 'Not found\n')
}

function pick(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: readonly string[],
): Record<string, string | string[]> {
  const picked: Record<string, string | string[]> = {}
  for (const name of names) {
    const value = headers[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}

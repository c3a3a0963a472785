import { STATUS_CODES } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type Dispatcher, errors, Pool } from 'undici'
import { limitOf } from '#gateway/lib/deadline.ts'
import { ownPath } from '#gateway/lib/own-path.ts'
import { type Breaker, createBreaker } from '#gateway/upstream/breaker.ts'
import type { ServiceName } from '#services/contract/call.ts'
import { GATEWAY_KEY_HEADER } from '#services/contract/gateway-key.ts'
import { delivered } from './delivered.ts'
import { sendNotice } from './notices.ts'
import { type ProxyRoute, proxyRoutes } from './proxy-routes.ts'

export type ProxyOptions = {
  /** Base address of the service, without a trailing slash. */
  originOf(service: ServiceName): string
  readonly isDemo: boolean
  /** Public origin of the site. */
  readonly publicUrl: string
  readonly gatewayKey?: string | null
  readonly log: FastifyBaseLogger
  /** Limit for the answer's headers, then for every part of its body. */
  readonly timeoutMs?: number
}

/**
 * Separate from the graph's connections, so that slow downloads never delay a page. More than the
 * media service queues, so that it can reject the next one.
 */
const CONNECTIONS = 128
const TIMEOUT_MS = 15_000
/** For a provider that reports a payment. */
const REPEAT_SECONDS = 30
/** Largest form that a provider sends a buyer back with. */
const MESSAGE_BYTES = 64 * 1024
/** Logged only; the client has left. */
const CLIENT_LEFT = 499
/** Limits for reading an answer that is not passed on. */
const DISCARD_MS = 1_000
const DISCARD_BYTES = 16_384
/** Uploaded content must never run as a page of ours. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox`

/** Connection pool of a service and its circuit breaker. */
type Lane = { readonly pool: Pool; readonly breaker: Breaker }

export const proxyPlugin: FastifyPluginAsync<ProxyOptions> = async (app, options) => {
  const { log, publicUrl, gatewayKey = null, timeoutMs = TIMEOUT_MS } = options
  const lanes = new Map<string, Lane>()
  const laneOf = (origin: string, name: string): Lane => {
    const key = `${origin} ${name}`
    const known = lanes.get(key)
    if (known) return known
    const lane = {
      pool: new Pool(origin, { connections: CONNECTIONS, pipelining: 1 }),
      // A page has dozens of pictures, and each would wait the full time limit on a service that
      // hangs.
      breaker: createBreaker(
        (state) => log.warn({ lane: name, state }, 'proxy circuit changed'),
        (error) => (error instanceof VisitorLeft ? 'nothing' : 'at fault'),
      ),
    }
    lanes.set(key, lane)
    return lane
  }
  app.addHook('onClose', async () => {
    await Promise.all([...lanes.values()].map(({ pool }) => pool.destroy()))
  })

  // Streams the body without parsing it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  for (const route of proxyRoutes(options.isDemo)) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      if (mayEscapeRoute(request.raw.url ?? '/')) return refuse({ route, request, reply }, 404)
      if (isOverLimit(route, request)) {
        // The unread rest of the body would be parsed as the next request.
        reply.header('connection', 'close')
        return refuse({ route, request, reply }, 413)
      }
      if (route.notice === 'payment') await keepBody(request)
      const base = new URL(options.originOf(route.service))
      const visit = new AbortController()
      reply.raw.once('close', () => visit.abort(new VisitorLeft()))
      const exchangeOn = (name: string, isOnlyReady: boolean) => {
        const { pool, breaker } = laneOf(base.origin, name)
        const exchange = {
          ...{ route, pool, base, gatewayKey, request, reply, isOnlyReady, publicUrl },
          timeoutMs: route.uploads?.maxMs ?? timeoutMs,
          visit: visit.signal,
        }
        return breaker.run(
          () => answer(exchange),
          () => new CircuitOpen(),
        )
      }
      try {
        const isOnlyReady = route.isDrawnOnDemand === true
        const isAnswered = await exchangeOn(route.path, isOnlyReady)
        if (!isAnswered) await exchangeOn(`${route.path} drawing`, false)
      } catch (error) {
        if (!(error instanceof VisitorLeft || error instanceof CircuitOpen)) {
          log.warn({ err: error, service: route.service }, 'proxy request failed')
        }
        if (error instanceof LeftMidway || error instanceof BrokenOff) return reply
        refuse({ route, request, reply }, error instanceof VisitorLeft ? CLIENT_LEFT : 502)
      }
      return reply
    }
    const config = { takesUploads: route.uploads !== undefined }
    app.route({ method: [...route.methods], url: route.path, handler, config })
  }
}

/** The visitor left, which is not the service's fault. */
class VisitorLeft extends Error {}
/** The visitor left after the reply began; Fastify ends it. */
class LeftMidway extends VisitorLeft {}
class BrokenOff extends Error {}
/** The circuit breaker is open. */
class CircuitOpen extends Error {}

const DOTS = /(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|$)/i

/** True for a target that the service might resolve outside of the route. */
function mayEscapeRoute(target: string): boolean {
  return !target.startsWith('/') || DOTS.test(target.split(/[?#]/, 1)[0] ?? '')
}

/** Of uploads, whose length is declared; the service counts what comes. */
function isOverLimit({ uploads }: ProxyRoute, { headers }: FastifyRequest): boolean {
  return uploads !== undefined && Number(headers['content-length'] ?? 0) > uploads.maxBytes
}

type Exchange = {
  readonly route: ProxyRoute
  readonly pool: Pool
  readonly base: URL
  readonly gatewayKey: string | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly isOnlyReady: boolean
  readonly publicUrl: string
  readonly timeoutMs: number
  /** Aborts when the visitor leaves. */
  readonly visit: AbortSignal
}

async function send(exchange: Exchange): Promise<Dispatcher.ResponseData> {
  const { route, pool, base, gatewayKey, request, isOnlyReady, visit, timeoutMs } = exchange
  const limit = limitOf(visit, timeoutMs)
  try {
    return await pool.request({
      method: methodOf(request),
      ...(isBody(request.body) ? { body: request.body } : {}),
      path: base.pathname.replace(/\/$/, '') + (request.raw.url ?? '/'),
      headers: {
        ...pick(request.headers, route.requestHeaders),
        ...(isOnlyReady ? { 'cache-control': 'only-if-cached' } : {}),
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        ...(gatewayKey && { [GATEWAY_KEY_HEADER]: gatewayKey }),
      },
      // Our own limit includes the wait for a connection, and `delivered` handles slow bodies.
      headersTimeout: 0,
      bodyTimeout: 0,
      signal: limit.signal,
    })
  } catch (error) {
    // Their unfinished body fails before their leaving is noticed.
    const { raw } = request
    throw raw.destroyed && !raw.complete ? new VisitorLeft() : error
  } finally {
    // From here on the reply ends the reading by destroying the body.
    limit.release()
  }
}

function methodOf({ method }: FastifyRequest): 'GET' | 'HEAD' | 'POST' | 'PUT' {
  return method === 'HEAD' || method === 'POST' || method === 'PUT' ? method : 'GET'
}

/**
 * Resolves when the body is complete; with false when a stored variant was requested but must be
 * drawn.
 */
async function answer(exchange: Exchange): Promise<boolean> {
  const { route, reply, isOnlyReady } = exchange
  const { statusCode, headers, body } = await send(exchange)
  const isFile = statusCode === 200 || statusCode === 206
  const isOwnPage =
    route.kind === 'pages' && statusCode < 500 && !redirectsAway(exchange, headers['location'])
  if (!isFile && !isOwnPage) await discard(body)
  if (isOnlyReady && statusCode === 504) return false
  if (!isFile && !isOwnPage && statusCode !== 304) {
    // Redirects are not followed, and error texts of a service are not shown.
    refuse(exchange, statusCode, headers['retry-after'])
    return true
  }
  reply
    .code(statusCode)
    .header('content-security-policy', POLICY)
    .headers(pick(headers, route.answerHeaders))
    .header('x-content-type-options', 'nosniff')
  if (statusCode === 304) reply.send()
  else await deliver(body, reply, exchange.timeoutMs)
  return true
}

/** The demo's login provider is redirected to under any address. */
function redirectsAway(
  { route, publicUrl }: Exchange,
  location: string | string[] | undefined,
): boolean {
  if (location === undefined || route.isDemoOnly) return false
  return typeof location !== 'string' || ownPath(location, publicUrl) === null
}

async function deliver(body: Readable, reply: FastifyReply, timeoutMs: number): Promise<void> {
  const delivery = delivered(body, reply.raw, timeoutMs)
  // Fastify answers a broken body with its own error, which must not be cached forever.
  body.once('error', () => reply.header('cache-control', 'no-store'))
  reply.send(body)
  try {
    await delivery
  } catch (error) {
    // When a visitor leaves, Fastify destroys the body without an error.
    if (error instanceof errors.RequestAbortedError) throw new LeftMidway()
    throw new BrokenOff('The answer broke off', { cause: error })
  }
}

/** Drains the body to reuse the connection, up to a limit. */
async function discard(body: Dispatcher.ResponseData['body']): Promise<void> {
  const signal = AbortSignal.timeout(DISCARD_MS)
  await body.dump({ limit: DISCARD_BYTES, signal }).catch(() => undefined)
}

/** In memory, so that a page can offer to send it again. */
async function keepBody(request: FastifyRequest): Promise<void> {
  if (!(request.body instanceof Readable)) return
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request.body) {
    bytes += Buffer.byteLength(part)
    if (bytes > MESSAGE_BYTES) throw new TooLarge()
    parts.push(Buffer.from(part))
  }
  request.body = Buffer.concat(parts)
}

class TooLarge extends Error {
  readonly statusCode = 413
}

function isBody(body: unknown): body is Readable | Buffer {
  return body instanceof Readable || Buffer.isBuffer(body)
}

function refuse(
  { route, request, reply }: Pick<Exchange, 'route' | 'request' | 'reply'>,
  given: number,
  wait?: string | string[],
): FastifyReply {
  const isPassedOn = (given >= 400 && given < 500) || given === 503
  const retryAfter = isPassedOn && typeof wait === 'string' ? wait : undefined
  const failed = route.isRepeated ? 503 : 502
  const status = isPassedOn ? given : failed
  if (route.notice && sendNotice(route.notice, { status, retryAfter }, { request, reply })) {
    return reply
  }
  if (route.isRepeated && status === 503) reply.header('retry-after', REPEAT_SECONDS)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[status] ?? 'Refused'}\n`)
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

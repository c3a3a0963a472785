import { randomUUID } from 'node:crypto'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Call } from '#services/contract/call.ts'
import { VERSION } from '#services/contract/version.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Route } from '#services/platform/http.ts'
import { LONGEST_REQUEST_MS, limitBodies } from './body-time.ts'
import { addCall, type CallDeps } from './call-routes.ts'
import { createForwardingGuard } from './client-address.ts'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { failureOf, isUnavailable, toFailure } from './failure.ts'
import {
  BODY_LIMIT_BYTES,
  HTTP_OPTIONS,
  KEEP_ALIVE_TIMEOUT_MS,
  MAX_HEADERS,
  MAX_PARAM_LENGTH,
  REQUEST_TIMEOUT_MS,
  refuseConnection,
} from './http-limits.ts'
import { parseJsonBody } from './json-body.ts'
import type { Metrics } from './metrics.ts'
import { openApiDocument } from './openapi.ts'
import type { Shutdown } from './shutdown.ts'

const REQUEST_ID = /^[\w-]{8,64}$/
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

export type HttpOptions = CallDeps & {
  readonly routes: readonly Route[]
  readonly plugins: readonly FastifyPluginAsync[]
  readonly metrics: Metrics
  /** Resolves when requests can be answered, otherwise throws. */
  checkReady(): Promise<void>
  readonly shutdown: Pick<Shutdown, 'portClosed'>
}

export function createHttpApp(options: HttpOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = options.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    http: HTTP_OPTIONS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: refuseConnection,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // While draining, open connections still get their answer, with `connection: close`.
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    // A malformed URL matches no route, so no hook would answer it.
    frameworkErrors: (error, request, { raw }) => {
      const failure = toFailure(error)
      raw
        .writeHead(failure.error.statusCode, { ...HEADERS, 'x-request-id': request.id })
        .end(JSON.stringify(failure))
    },
  })

  app.decorateRequest('caller', null)
  addParsers(app)
  limitBodies(app, REQUEST_TIMEOUT_MS)
  addHooks(app, options)
  addFailures(app, options)
  addOperations(app, options)
  addDocs(
    app,
    options.routes.map(({ call }) => call),
  )
  for (const route of options.routes) addCall(app, route, options)
  for (const plugin of options.plugins) void app.register(plugin)
  return app
}

function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseJsonBody(body),
  )
}

function addHooks(app: FastifyInstance, { log, metrics, shutdown, secret }: HttpOptions): void {
  const guardForwarding = createForwardingGuard(secret, log)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...HEADERS, 'x-request-id': request.id })
    if (request.raw.rawHeaders.length > 2 * MAX_HEADERS) {
      throw new Refusal(431, 'There are too many headers.', { code: 'INVALID_INPUT' })
    }
    guardForwarding(request.headers)
    const encoding = request.headers['content-encoding']
    if (encoding && encoding !== 'identity') {
      throw new Refusal(415, 'The body must not be compressed.', { code: 'INVALID_INPUT' })
    }
  })

  // Not in `onRequest`: draining may begin while the request is running.
  app.addHook('onSend', async (_request, reply) => {
    const portClosed = shutdown.portClosed()
    if (!portClosed) return
    await portClosed
    void reply.header('connection', 'close')
  })

  app.addHook('onResponse', async (request, reply) => {
    // The route pattern, not the URL: queries and slugs are personal data.
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.observeRequest({ method, route, status }, elapsedTime / 1_000)
    if (route.startsWith('/api/') || status >= 500) {
      log.info(
        { requestId: request.id, method, route, status, ms: Math.round(elapsedTime * 10) / 10 },
        'request',
      )
    }
  })
}

function addFailures(app: FastifyInstance, { log }: HttpOptions): void {
  app.setNotFoundHandler(async (_request, reply) => {
    await reply.code(404).send(failureOf(404, 'There is no such call.', { code: 'NOT_FOUND' }))
  })
  app.setErrorHandler(async (error, request, reply) => {
    const failure = toFailure(error)
    const { statusCode, retryAfter } = failure.error
    if (statusCode >= 500 && !(error instanceof Refusal)) {
      const line = { requestId: request.id, route: request.routeOptions.url, err: error }
      if (isUnavailable(error)) log.warn(line, 'database unavailable')
      else log.error(line, 'request failed')
    }
    if (statusCode === 503) void reply.header('retry-after', '2')
    if (retryAfter !== undefined) void reply.header('retry-after', `${retryAfter}`)
    // The unread rest of the body would be parsed as the next request.
    if (statusCode === 413 || statusCode === 431) void reply.header('connection', 'close')
    await reply.code(statusCode).send(failure)
  })
}

function addOperations(app: FastifyInstance, { metrics, checkReady }: HttpOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await checkReady()
    return { status: 'ready' }
  })
  app.get('/metrics', async (_request, reply) => {
    const text = await metrics.text()
    return await reply.type(metrics.contentType).send(text)
  })
}

function addDocs(app: FastifyInstance, calls: readonly Call[]): void {
  // Created at their first request: creating both takes a tenth of a second.
  let document: ReturnType<typeof openApiDocument> | null = null
  let page: string | null = null
  app.get('/openapi.json', async () => {
    document ??= openApiDocument(calls, VERSION)
    return document
  })
  app.get('/', async (_request, reply) => await reply.redirect('/docs'))
  app.get('/docs', async (_request, reply) => {
    void reply.header('content-security-policy', "default-src 'none'; style-src 'self'")
    page ??= docsPage(calls)
    return await reply.type('text/html; charset=utf-8').send(page)
  })
  app.get(
    '/docs.css',
    async (_request, reply) => await reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  )
}

import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { MAX_BODY_BYTES } from './graph.ts'
import { LONGEST_REQUEST_MS, limitBodies } from './lib/body-time.ts'
import { readableTarget } from './lib/readable-target.ts'
import { refuse } from './plugins/refuse.ts'

/** Time limits for slow clients. */
export type Patience = {
  readonly headersMs: number
  readonly requestMs: number
  readonly checkMs: number
}

export type HttpServer = {
  readonly app: FastifyInstance
  isDraining(): boolean
  /** Closes once running requests are answered, or after a time limit. */
  drain(): Promise<void>
}

/** Below the ten seconds after which containers are killed. */
const DRAIN_MS = 9_000
/** Long enough for clients on busy connections to receive an answer that closes them. */
const FAREWELL_MS = 250
const TURNS_TO_LET_IN = 500
const PATIENCE: Patience = { headersMs: 15_000, requestMs: 30_000, checkMs: 5_000 }
const SAFE_REQUEST_ID = /^[\w-]{8,64}$/

export function createHttpServer(options: {
  readonly log: FastifyBaseLogger
  readonly patience?: Patience | undefined
  readonly trustedProxies: readonly string[]
}): HttpServer {
  const app = createApp(options.log, options.patience ?? PATIENCE, options.trustedProxies)
  let isDraining = false
  limitBodies(app, (options.patience ?? PATIENCE).requestMs)
  handleFaults(app)
  // A client must not reuse a connection of a draining server.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return {
    app,
    isDraining: () => isDraining,
    async drain() {
      isDraining = true
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
      await sayFarewell(app.server)
      await app.close()
      clearTimeout(cut)
    },
  }
}

/**
 * Sets every limit explicitly: a socket that sends nothing, or one byte per second, is closed in
 * time.
 */
function createApp(
  log: FastifyBaseLogger,
  patience: Patience,
  trustedProxies: readonly string[],
): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // Only these proxies are trusted for the visitor's address, none for the host.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // The router would answer a malformed URL itself, without our headers and pages.
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
    forceCloseConnections: 'idle',
    // While draining, requests are still answered, with `connection: close`.
    return503OnClosing: false,
    keepAliveTimeout: 10_000,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: 60_000,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && SAFE_REQUEST_ID.test(given) ? given : randomUUID()
    },
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkMs,
      maxHeaderSize: 16_384,
    },
  })
}

/** Closing a connection while its client writes the next request would lose that request. */
async function sayFarewell(server: Server): Promise<void> {
  await nextTurn()
  if (!(await isConnected(server))) return
  await pause(FAREWELL_MS)
  // Node accepts one queued connection per turn of the event loop.
  for (let turn = 0; turn < TURNS_TO_LET_IN; turn += 1) await nextTurn()
}

function isConnected(server: Server): Promise<boolean> {
  return new Promise((resolve) => {
    server.getConnections((error, open) => resolve(error === null && open > 0))
  })
}

/** Logs unexpected errors with the request id; the client gets a neutral message. */
function handleFaults(server: FastifyInstance): void {
  server.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(reply, status, 'BAD_REQUEST', 'This request cannot be read.')
    request.log.error({ err: error, requestId: request.id }, 'unexpected error')
    return refuse(reply, status, 'INTERNAL_SERVER_ERROR', 'Something went wrong.')
  })
  server.setNotFoundHandler((_request, reply) =>
    refuse(reply, 404, 'NOT_FOUND', 'There is nothing at this address.'),
  )
}

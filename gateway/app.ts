import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { createPublicCache } from './cache/public-cache.ts'
import { ConfigError, type GatewayConfig } from './config.ts'
import { SUBSCHEMAS } from './generated/subschemas.ts'
import { createGraph, MAX_BODY_BYTES } from './graph.ts'
import { createLayoutStore, type LayoutStore } from './layout/layout-store.ts'
import { createLog } from './lib/log.ts'
import { readableTarget } from './lib/readable-target.ts'
import type { PageExecution, PageExecutionRequest } from './page-execution.ts'
import type { PagesOptions } from './pages/options.ts'
import { pagesPlugin } from './pages/plugin.ts'
import { readClientManifests } from './plugins/client-manifests.ts'
import { refuse } from './plugins/refuse.ts'
import { readTrustedDocuments } from './plugins/trusted-documents.ts'
import { serveGraphiql } from './plugins/use-graphiql.ts'
import { graphqlPlugin } from './plugins/use-graphql.ts'
import { serveHealth } from './plugins/use-health.ts'
import { warnOfUntrustedProxy } from './plugins/use-proxy-warning.ts'
import { serveSchemaText } from './plugins/use-schema-text.ts'
import { setSecurityHeaders } from './plugins/use-security-headers.ts'
import { proxyPlugin } from './proxy/plugin.ts'
import { createRemotes } from './remote/remotes.ts'
import { createSchema, entitiesOf } from './schema.ts'
import { createCookies } from './session/cookies.ts'
import type { UpstreamClient } from './upstream/upstream.ts'
import { createUpstreamClient } from './upstream/upstream-client.ts'

export type GatewayOptions = {
  readonly config: GatewayConfig
  readonly clock: { now(): Date }
  readonly log?: Logger
  /** Without it the gateway serves the graph only. */
  readonly renderer?: PagesOptions['renderer']
  /** Folder of the built client; a development server has its own. */
  readonly assetsDir?: string
  readonly styleSource?: PagesOptions['styleSource']
  /** Time limit of service reads. */
  readonly readTimeoutMs?: number
  /** Time limit of operations. */
  readonly deadlineMs?: number
  /** Time limits for slow clients. */
  readonly patience?: Patience
}

export type Patience = {
  readonly headersMs: number
  readonly requestMs: number
  readonly checkMs: number
}

export type Gateway = {
  readonly server: FastifyInstance
  readonly layout: LayoutStore
  readonly upstream: UpstreamClient
  openPage(request: PageExecutionRequest): PageExecution
  /** Returns the address it listens on. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** Below the ten seconds after which containers are killed. */
const DRAIN_MS = 9_000
/** Long enough for clients on busy connections to receive an answer that closes them. */
const FAREWELL_MS = 250
const TURNS_TO_LET_IN = 500
const PATIENCE: Patience = { headersMs: 15_000, requestMs: 30_000, checkMs: 5_000 }
const DOCUMENTS = new URL('./generated/documents.json', import.meta.url)
const RELEASED = new URL('../graphql/released/documents.json', import.meta.url)
const SAFE_REQUEST_ID = /^[\w-]{8,64}$/

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, clock, log = createLog(options.config.logLevel) } = options
  const { publicUrl, mediaUrl, paymentHosts, serviceUrls, mode } = config
  const upstream = createUpstreamClient({
    serviceUrls,
    catalogueCheckRate: config.catalogueCheckRate,
    gatewayKey: config.gatewayKey,
    log,
    ...(options.readTimeoutMs ? { readTimeoutMs: options.readTimeoutMs } : {}),
  })
  const cookies = createCookies({ isSecure: publicUrl.startsWith('https:') })
  const layout = createLayoutStore({ upstream, publicUrl, log, clock })
  const cache = createPublicCache({ layout, clock })
  const schema = createSchema()
  const graph = createGraph({
    schema,
    upstream,
    layout: layout.current,
    publicUrl,
    mediaUrl,
    paymentHosts,
    isDemo: mode === 'demo',
    documents: readTrustedDocuments(DOCUMENTS, RELEASED, documentsOfOthers(config, schema, log)),
    trustedDocumentsOnly: config.trustedDocumentsOnly,
    isCompiling: config.isCompiling,
    cache: config.hasPageCache ? cache : null,
    log,
    clock,
    ...(options.deadlineMs ? { deadlineMs: options.deadlineMs } : {}),
  })
  const remotes = createRemotes({
    remotes: config.remoteSubschemas,
    own: { schema, entities: entitiesOf(SUBSCHEMAS) },
    log,
    onJoined: graph.replaceSchema,
    ...(options.readTimeoutMs ? { timeoutMs: options.readTimeoutMs } : {}),
  })
  const server = createServer(log, options.patience ?? PATIENCE, config.trustedProxies)
  handleFaults(server)
  let isDraining = false
  // A client must not reuse a connection of a draining server.
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })

  warnOfUntrustedProxy(server)
  setSecurityHeaders(server, { publicUrl, mediaUrl, paymentHosts })
  serveHealth(server, {
    isReady: () => !isDraining && layout.current() !== null && remotes.areRequested(),
    states: () => [...upstream.states(), ...remotes.states()],
    metricsToken: config.metricsToken,
  })
  const ownOrigins = () => ({
    publicUrl,
    hosts: (layout.current()?.domains ?? []).map(({ host }) => host),
  })
  await server.register(graphqlPlugin, {
    graph,
    cookies,
    ownOrigins,
    allowedOrigins: config.allowedOrigins,
    isInMaintenance: () => layout.current()?.isInMaintenance ?? false,
    hasExplorer: mode === 'demo',
  })
  if (mode === 'demo') serveGraphiql(server)
  if (!config.trustedDocumentsOnly) serveSchemaText(server, graph.schemaText)
  await server.register(proxyPlugin, {
    originOf: (service) => serviceUrls[service],
    isDemo: mode === 'demo',
    publicUrl,
    gatewayKey: config.gatewayKey,
    log,
  })
  if (options.renderer) {
    await server.register(pagesPlugin, {
      publicUrl,
      renderer: options.renderer,
      layout,
      openPage: graph.openPage,
      isStaff: graph.isStaff,
      cookies,
      ownOrigins,
      upstream,
      log,
      clock,
      mediaUrl,
      paymentHosts,
      cache,
      hasCache: config.hasPageCache,
      ...(options.assetsDir ? { assetsDir: options.assetsDir } : {}),
      ...(options.styleSource ? { styleSource: options.styleSource } : {}),
    })
  }
  return {
    server,
    layout,
    upstream,
    openPage: graph.openPage,
    async listen() {
      layout.start()
      remotes.start()
      return server.listen({ host: config.host, port: config.port })
    },
    async close() {
      isDraining = true
      graph.endStreams()
      const cut = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
      await sayFarewell(server.server)
      await server.close()
      clearTimeout(cut)
      cache.close()
      await layout.close()
      await remotes.close()
      await upstream.close()
    },
  }
}

/** Names each fault: a demo starts without the documents that have one, production not at all. */
function documentsOfOthers(
  { trustedDocuments: folder, mode, remoteSubschemas }: GatewayConfig,
  schema: GraphQLSchema,
  log: Logger,
): ReadonlyMap<string, string> {
  if (folder === null) return new Map()
  const isSchemaPartial = remoteSubschemas.length > 0
  const { documents, faults } = readClientManifests(folder, { schema, isSchemaPartial })
  const named = faults.map((fault) => `TRUSTED_DOCUMENTS: ${fault}`)
  if (mode === 'production' && named.length > 0) throw new ConfigError(named)
  for (const fault of named) log.warn(fault)
  log.info({ folder, documents: documents.size }, 'documents of other clients are trusted')
  return documents
}

/**
 * Sets every limit explicitly: a socket that sends nothing, or one byte per second, is closed in
 * time.
 */
function createServer(
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
    requestTimeout: patience.requestMs,
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

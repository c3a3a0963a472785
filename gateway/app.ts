import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { createPublicCache } from './cache/public-cache.ts'
import { ConfigError, type GatewayConfig } from './config.ts'
import { SUBSCHEMAS } from './generated/subschemas.ts'
import { createGraph } from './graph.ts'
import { createHttpServer, type Patience } from './http-server.ts'
import { createLayoutStore, type LayoutStore } from './layout/layout-store.ts'
import { createLog } from './lib/log.ts'
import { secondsToEnd } from './lib/planned-end.ts'
import type { PageExecution, PageExecutionRequest } from './page-execution.ts'
import type { PagesOptions } from './pages/options.ts'
import { pagesPlugin } from './pages/plugin.ts'
import { readClientManifests } from './plugins/client-manifests.ts'
import { readTrustedDocuments } from './plugins/trusted-documents.ts'
import { chosenDomain, demoDomainPlugin } from './plugins/use-demo-domain.ts'
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
import { createStaffCookie } from './session/staff-cookie.ts'
import { type AdminPage, adminPagesPlugin } from './staff/admin-pages.ts'
import { createStaffCheck } from './staff/staff-check.ts'
import { createStaffGraph, type StaffGraph } from './staff/staff-graph.ts'
import { staffPlugin } from './staff/staff-plugin.ts'
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
  /** Without it there is no back office. */
  readonly admin?: AdminPage
  readonly styleSource?: PagesOptions['styleSource']
  /** Time limit of service reads. */
  readonly readTimeoutMs?: number
  /** Time limit of operations. */
  readonly deadlineMs?: number
  readonly patience?: Patience
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

const DOCUMENTS = new URL('./generated/documents.json', import.meta.url)
const STAFF_DOCUMENTS = new URL('./generated/staff-documents.json', import.meta.url)
const RELEASED = new URL('../graphql/released/documents.json', import.meta.url)

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { config, log = createLog(config.logLevel), renderer, patience } = options
  const parts = createParts(options, log)
  const { upstream, layout, cache, graph, remotes } = parts
  const http = createHttpServer({ log, patience, trustedProxies: config.trustedProxies })
  const { app } = http

  warnOfUntrustedProxy(app)
  setSecurityHeaders(app, config)
  serveHealth(app, {
    isReady: () => !http.isDraining() && layout.current() !== null && remotes.areRequested(),
    states: () => [...upstream.states(), ...remotes.states()],
    metricsToken: config.metricsToken,
  })
  await serveGraph(app, parts, options)
  await serveStaffGraph(app, parts, { ...options, log })
  await app.register(proxyPlugin, {
    originOf: (service) => config.serviceUrls[service],
    isDemo: config.mode === 'demo',
    publicUrl: config.publicUrl,
    gatewayKey: config.gatewayKey,
    log,
  })
  if (config.mode === 'demo') await app.register(demoDomainPlugin, parts)
  if (renderer) await servePages(app, parts, { ...options, renderer, log })

  return {
    server: app,
    layout,
    upstream,
    openPage: graph.openPage,
    async listen() {
      layout.start()
      remotes.start()
      return app.listen({ host: config.host, port: config.port })
    },
    async close() {
      graph.endStreams()
      await http.drain()
      cache.close()
      await layout.close()
      await remotes.close()
      await upstream.close()
    },
  }
}

type Parts = ReturnType<typeof createParts>

/** All that answers requests, without a server. */
function createParts({ config, clock, readTimeoutMs, deadlineMs }: GatewayOptions, log: Logger) {
  const { publicUrl, mediaUrl, paymentHosts, embedHosts, mode } = config
  const upstream = createUpstreamClient({
    serviceUrls: config.serviceUrls,
    catalogueCheckRate: config.catalogueCheckRate,
    gatewayKey: config.gatewayKey,
    log,
    ...(readTimeoutMs ? { readTimeoutMs } : {}),
  })
  const layout = createLayoutStore({ upstream, publicUrl, log, clock })
  const cache = createPublicCache({ layout, clock })
  const schema = createSchema()
  const graph = createGraph({
    ...{ schema, upstream, publicUrl, mediaUrl, paymentHosts, embedHosts, log, clock },
    layout: layout.current,
    isDemo: mode === 'demo',
    documents: readTrustedDocuments(DOCUMENTS, RELEASED, documentsOfOthers(config, schema, log)),
    trustedDocumentsOnly: config.trustedDocumentsOnly,
    isCompiling: config.isCompiling,
    cache: config.hasPageCache ? cache : null,
    ...(deadlineMs ? { deadlineMs } : {}),
  })
  const remotes = createRemotes({
    remotes: config.remoteSubschemas,
    own: { schema, entities: entitiesOf(SUBSCHEMAS) },
    log,
    onJoined: graph.replaceSchema,
    ...(readTimeoutMs ? { timeoutMs: readTimeoutMs } : {}),
  })
  const isSecure = publicUrl.startsWith('https:')
  const staffCookie = createStaffCookie({ isSecure })
  return {
    ...{ upstream, layout, cache, graph, remotes, staffCookie },
    isStaff: createStaffCheck({ upstream, log, layout: layout.current, cookie: staffCookie }),
    cookies: createCookies({ isSecure }),
    ownOrigins: () => ({
      publicUrl,
      hosts: (layout.current()?.domains ?? []).map(({ host }) => host),
    }),
  }
}

async function serveGraph(
  app: FastifyInstance,
  { graph, layout, cookies, ownOrigins, isStaff }: Parts,
  { config, clock }: Pick<GatewayOptions, 'config' | 'clock'>,
): Promise<void> {
  const { mode, allowedOrigins, trustedDocumentsOnly } = config
  await app.register(graphqlPlugin, {
    ...{ graph, cookies, ownOrigins, allowedOrigins, isStaff },
    isInMaintenance: () => layout.current()?.isInMaintenance ?? false,
    secondsToEnd: () => secondsToEnd(layout.current()?.maintenance, clock.now()),
    hasExplorer: mode === 'demo',
  })
  if (mode === 'demo') serveGraphiql(app)
  if (!trustedDocumentsOnly) serveSchemaText(app, graph.schemaText)
}

/** Operations of our own build alone; a demo takes any, to explore them. */
async function serveStaffGraph(
  app: FastifyInstance,
  { upstream, layout, cache, ownOrigins, staffCookie: cookie }: Parts,
  { config, log, clock, deadlineMs, admin, styleSource }: GatewayOptions & { readonly log: Logger },
): Promise<void> {
  const { publicUrl, mediaUrl, mode } = config
  let graph: StaffGraph | null = null
  await app.register(staffPlugin, {
    graph() {
      graph ??= createStaffGraph({
        ...{ upstream, publicUrl, mediaUrl, log, clock, layout: layout.current },
        isDemo: mode === 'demo',
        documents: readTrustedDocuments(STAFF_DOCUMENTS, STAFF_DOCUMENTS),
        ...(deadlineMs ? { deadlineMs } : {}),
      })
      return graph
    },
    ...{ upstream, ownOrigins, cookie, layout: layout.current, caches: cache.facts },
    hasExplorer: mode === 'demo',
  })
  if (!admin) return
  await app.register(adminPagesPlugin, {
    ...{ ...admin, publicUrl, mediaUrl, cookie, layout: layout.current },
    ...(styleSource ? { styleSource } : {}),
  })
}

async function servePages(
  app: FastifyInstance,
  { graph, layout, cache, upstream, cookies, ownOrigins, isStaff }: Parts,
  {
    config,
    clock,
    renderer,
    log,
    assetsDir,
    styleSource,
  }: GatewayOptions & Pick<PagesOptions, 'renderer'> & { readonly log: Logger },
): Promise<void> {
  const { publicUrl, mediaUrl, paymentHosts, tagHosts, embedHosts, hasPageCache } = config
  await app.register(pagesPlugin, {
    ...{ publicUrl, mediaUrl, paymentHosts, tagHosts, embedHosts, renderer, log, clock },
    ...{ layout, cache, upstream, cookies, ownOrigins, isStaff },
    openPage: graph.openPage,
    mediaOrigin: config.serviceUrls.media,
    signingKey: config.gatewayKey,
    indexNowKey: config.indexNowKey,
    hasCache: hasPageCache,
    ...(assetsDir ? { assetsDir } : {}),
    ...(styleSource ? { styleSource } : {}),
    ...(config.mode === 'demo' ? { chosenDomain } : {}),
  })
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

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { MODULES } from '#services/generated/modules.ts'
import type { ServicesConfig } from './config.ts'
import { openDrawings } from './modules/document/api.ts'
import { isInMaintenance } from './modules/settings/api.ts'
import { prepareSettings } from './modules/settings/prepare.ts'
import { createAnswerCache } from './platform/answer-cache.ts'
import { cacheReads } from './platform/cached-reads.ts'
import type { Clock } from './platform/clock.ts'
import { type OpenDatabase, ping, withoutLimits } from './platform/database.ts'
import { Refusal } from './platform/errors.ts'
import { createFeed, prepareFeed, pruneChanges } from './platform/feed.ts'
import { createFeedFollower } from './platform/feed-follower.ts'
import { createHttpApp } from './platform/http/http-app.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { createShutdown } from './platform/http/shutdown.ts'
import { createDueWorker } from './platform/jobs/due-worker.ts'
import { createOutboxWorker } from './platform/jobs/outbox-worker.ts'
import { pause } from './platform/jobs/pause.ts'
import { createWorker, faultName, type Worker } from './platform/jobs/worker.ts'
import { createRateLimits } from './platform/limits/rate-limit.ts'
import { migrate } from './platform/migrate.ts'
import { contributedBy, type ModuleDeps } from './platform/module.ts'
import { followSite } from './site-follower.ts'

const PRUNE_PAUSE_MS = 60_000
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
const READY_TIMEOUT_MS = 2_000
const CACHE_BYTES = 12_000_000
const CACHED_READS_SHARE = 0.17

export type Services = {
  readonly app: FastifyInstance
  readonly deps: ModuleDeps
  readonly due: Worker
  readonly outbox: Worker
  readonly pruning: Worker
  /**
   * Waits for the database, migrates it and starts to serve. Until then every call returns 503.
   * `seed` runs after the migrations.
   */
  start(seed?: (deps: ModuleDeps) => Promise<void>): Promise<void>
  /** Finishes running requests within ten seconds and releases all resources. */
  close(): Promise<void>
}

export function createServices({
  config,
  database,
  clock,
  log,
  cacheBytes = CACHE_BYTES,
}: {
  config: ServicesConfig
  database: OpenDatabase
  clock: Clock
  log: Logger
  /** Memory limit for all cached answers together. */
  cacheBytes?: number | undefined
}): Services {
  const { db, commits } = database
  const feed = createFeed(db, commits)
  const follower = createFeedFollower(db)
  const cache = createAnswerCache(follower, cacheBytes)
  cacheReads(db, { follower, cache, share: CACHED_READS_SHARE })
  const { redisUrl, redisPatienceMs, sessionSecret: secret } = config
  const limits = createRateLimits({ redisUrl, redisPatienceMs, secret, clock, log })
  const drawings = openDrawings(follower)
  const platform = { db, clock, config, log, feed, follower, cache, limits, drawings }
  const deps: ModuleDeps = { ...platform, ...contributedBy(MODULES) }
  const closing = new AbortController()
  const shutdown = createShutdown()
  const stops: (() => Promise<void>)[] = []
  const site = followSite(db, follower)

  const due = createDueWorker({ db, clock, log, handlers: collect((module) => module.dueHandlers) })
  const outbox = createOutboxWorker(
    deps,
    collect((module) => module.outboxHandlers),
  )
  const pruning = createWorker({
    name: 'pruning',
    pauseMs: PRUNE_PAUSE_MS,
    log,
    runOnce: async () => {
      await pruneChanges(db)
      return 0
    },
  })

  const app = createHttpApp({
    db,
    clock,
    log,
    secret,
    isSessionActive: (session) => deps.isSessionActive(db, session),
    findStaff: (token) => deps.findStaff(db, token, clock),
    isInMaintenance: () => isInMaintenance(db),
    metrics: createMetrics(db),
    routes: MODULES.flatMap((module) => module.routes(deps)),
    plugins: MODULES.flatMap((module) => (module.plugin ? [module.plugin(deps)] : [])),
    site: () => site.current() ?? refuseUntilReady(),
    siteNow: site.now,
    checkReady: async () => {
      if (!site.current() || shutdown.isClosing()) refuseUntilReady()
      await within(READY_TIMEOUT_MS, ping(db))
    },
    shutdown,
  })

  return {
    app,
    deps,
    due,
    outbox,
    pruning,
    start: async (seed) => {
      await waitForDatabase({ db, log, signal: closing.signal })
      if (closing.signal.aborted) return
      const { databaseUrl } = config
      const ran = await withoutLimits({ db, databaseUrl, log }, (unlimited) =>
        migrate(unlimited, MIGRATIONS),
      )
      if (ran.length > 0) log.info({ migrations: ran.length }, 'database migrated')
      await prepareFeed(db)
      await prepareSettings(db, config)
      await seed?.(deps)
      for (const module of MODULES) {
        if (module.start) stops.push(await module.start(deps))
      }
      await site.start()
      for (const worker of [due, outbox, pruning]) worker.start()
    },
    close: async () => {
      closing.abort()
      feed.close()
      await shutdown.close(app)
      await Promise.all([due, outbox, pruning].map((worker) => worker.stop()))
      for (const stop of stops.reverse()) await stop()
      await drawings.close()
      limits.close()
      await database.close()
    },
  }
}

function collect<Handler>(
  handlersOf: (module: (typeof MODULES)[number]) => Readonly<Record<string, Handler>> | undefined,
): ReadonlyMap<string, Handler> {
  return new Map(MODULES.flatMap((module) => Object.entries(handlersOf(module) ?? {})))
}

/** Also returns when the signal aborts. */
async function waitForDatabase({
  db,
  log,
  signal,
}: Pick<ModuleDeps, 'db' | 'log'> & { readonly signal: AbortSignal }): Promise<void> {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
    try {
      return await ping(db)
    } catch (error) {
      if (signal.aborted) return
      log.warn({ fault: faultName(error), waitMs }, 'waiting for the database')
      await pause(waitMs, signal)
    }
  }
}

function refuseUntilReady(): never {
  throw new Refusal(503, 'The services are not ready.', { code: 'NOT_READY' })
}

/** A database that responds too late counts as not ready. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ms, new Error('The database took too long'))
  })
  try {
    await Promise.race([work, late])
  } catch {
    throw new Refusal(503, 'The database does not answer.', { code: 'NOT_READY' })
  } finally {
    clearTimeout(timer)
  }
}

import type { Logger } from 'pino'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { FeedFollower } from '#services/platform/feed-follower.ts'
import { pause } from '#services/platform/jobs/pause.ts'
import { createWorker } from '#services/platform/jobs/worker.ts'
import { shareNext } from '#services/platform/share-next.ts'
import { applyChanges, buildIndex } from './build-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CatalogueReads, CatalogueSearch } from './catalogue-reads.ts'
import { followProducts } from './changed-products.ts'

export type LiveCatalogue = {
  readonly reads: CatalogueReads
  readonly search: CatalogueSearch
  /** Builds the index and keeps following the change feed, also without reads. */
  start(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly db: Db
  readonly log: Logger
  readonly follower: FeedFollower
  readonly waitMs?: number
  readonly nowMs?: () => number
  readonly rest?: (ms: number, stopped: AbortSignal) => Promise<void>
}

const FOLLOW_PAUSE_MS = 500
/** Below the gateway's time limit of three seconds. */
const WAIT_MS = 2_500

/**
 * Serves reads as of the follower's last `upToDate()`, which the caller awaits. After a gap in the
 * feed, reads wait while the index is rebuilt. A read that would wait too long is rejected, and the
 * build continues.
 */
export function createLiveCatalogue({
  db,
  log,
  follower,
  waitMs = WAIT_MS,
  nowMs = () => performance.now(),
  rest = pause,
}: Options): LiveCatalogue {
  const closed = new AbortController()
  const changes = followProducts(follower)
  let live: CatalogueIndex | null = null
  let builtAt = Number.NEGATIVE_INFINITY
  let buildMs = 0

  async function follow(): Promise<CatalogueIndex> {
    if (live && !(await applied(live))) live = null
    while (!live) live = await build()
    return live
  }

  /** False after a gap, and when the index cannot apply a change. */
  async function applied(index: CatalogueIndex): Promise<boolean> {
    const changed = changes.take()
    if (!changed) return false
    try {
      return await applyChanges({ db, log, index }, changed)
    } catch (error) {
      // The database failed: the next read retries.
      changes.putBack(changed)
      throw error
    }
  }

  /** Pauses as long as the last build took, so that repeated gaps use at most half a core. */
  async function build(): Promise<CatalogueIndex | null> {
    const restMs = builtAt + buildMs - nowMs()
    if (restMs > 0) await rest(restMs, closed.signal)
    if (closed.signal.aborted) throw notReady()
    const beganAt = nowMs()
    // Later changes are applied after the build.
    changes.take()
    try {
      const built = await buildIndex(db, closed.signal)
      if (built) log.info({ ms: Math.round(nowMs() - beganAt) }, 'catalogue index built')
      return built
    } finally {
      builtAt = nowMs()
      buildMs = builtAt - beganAt
    }
  }

  const upToDate = shareNext(follow)
  const current = () => within(waitMs, upToDate())

  const worker = createWorker({
    name: 'catalogue index',
    pauseMs: FOLLOW_PAUSE_MS,
    log,
    runOnce: async () => {
      await follower.upToDate()
      await upToDate()
      return 0
    },
  })

  return {
    reads: {
      list: async (question, window) => (await current()).list(question, window),
      facets: async (question) => (await current()).facets(question),
      categoryTotals: async (categories) => (await current()).categoryTotals(categories),
    },
    search: {
      find: async (question, limit) => (await current()).search(question, limit),
      correct: async (keywords, language) => (await current()).correct(keywords, language),
    },
    start: async () => {
      await worker.runOnce()
      worker.start()
    },
    stop: async () => {
      closed.abort()
      await worker.stop()
      // A build outlives the reads that waited for it, but not the database.
      await Promise.allSettled([upToDate()])
    },
  }
}

function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(notReady()), ms)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function notReady(): Refusal {
  return new Refusal(503, 'The catalogue is not ready.', { code: 'NOT_READY' })
}

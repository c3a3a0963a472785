import type { Logger } from 'pino'
import type { Db } from '#services/platform/database.ts'
import type { FeedFollower } from '#services/platform/feed-follower.ts'
import { createWorker, type Worker } from '#services/platform/jobs/worker.ts'
import { shareNext } from '#services/platform/share-next.ts'
import type { BitTableOptions } from './bit-table.ts'
import { apply, buildIndex, readPatch } from './build-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CatalogueReads } from './catalogue-reads.ts'
import { followProducts } from './changed-products.ts'
import { createRebuildPauses } from './rebuild-pauses.ts'
import { createSqlReads } from './sql-reads.ts'

export type LiveCatalogue = {
  readonly reads: CatalogueReads
  /** Builds the index, then follows the feed while nobody reads; begins anew after a gap. */
  readonly worker: Worker
}

const PAUSE_MS = 500
/** More changed products than a reader should wait for. */
const MAX_PATCH = 500

/**
 * A read answers as of the last `upToDate()` of the follower, which the caller awaits. Without an
 * index, at first and after a gap, SQL answers.
 */
export function createLiveCatalogue({
  db,
  log,
  follower,
  nowMs = () => performance.now(),
  table = {},
}: {
  db: Db
  log: Logger
  follower: FeedFollower
  nowMs?: () => number
  table?: BitTableOptions
}): LiveCatalogue {
  const sqlReads = createSqlReads(db)
  const pauses = createRebuildPauses(nowMs)
  const changes = followProducts(follower)
  let live: CatalogueIndex | null = null

  async function follow(): Promise<CatalogueIndex | null> {
    if (!live) return null
    const changed = changes.take()
    if (!changed || !(await isApplied(changed, live))) live = null
    return live
  }

  async function isApplied(changed: readonly number[], index: CatalogueIndex): Promise<boolean> {
    if (changed.length === 0) return true
    if (changed.length > MAX_PATCH) return false
    try {
      return apply(await readPatch(db, changed), index)
    } catch (error) {
      // What failed may be half applied or lost, so this index answers nothing any more.
      log.error({ err: error }, 'catalogue index dropped')
      return false
    }
  }

  const current = shareNext(follow)

  return {
    reads: {
      list: async (question, window) => {
        const index = await current()
        return index ? index.list(question, window) : sqlReads.list(question, window)
      },
      layers: async (question) => {
        const index = await current()
        return index ? index.layers(question) : sqlReads.layers(question)
      },
      categoryTotals: async (categories) => {
        const index = await current()
        return index ? index.categoryTotals(categories) : sqlReads.categoryTotals(categories)
      },
    },
    worker: createWorker({
      name: 'catalogue index',
      pauseMs: PAUSE_MS,
      log,
      runOnce: async (stopped) => {
        await follower.upToDate()
        if (live) await current()
        if (live || !pauses.isOver()) return 0
        try {
          live = await buildIndex(db, changes, stopped, table)
        } finally {
          pauses.begin()
        }
        return 0
      },
    }),
  }
}

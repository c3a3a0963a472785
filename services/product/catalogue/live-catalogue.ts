import type { Logger } from 'pino'
import type { Db } from '#services/platform/database.ts'
import { changesSince } from '#services/platform/feed.ts'
import { createWorker, type Worker } from '#services/platform/jobs/worker.ts'
import { shareNext } from '#services/platform/share-next.ts'
import type { BitTableOptions } from './bit-table.ts'
import {
  apply,
  buildIndex,
  type FollowedIndex,
  type Patch,
  productsAmong,
  readPatch,
} from './build-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CatalogueReads } from './catalogue-reads.ts'
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
 * Every read first makes sure of all that was committed when it began, by one small statement that
 * reads at the same time share. Without an index, at first and after a gap, SQL answers.
 */
export function createLiveCatalogue({
  db,
  log,
  nowMs = () => performance.now(),
  table = {},
}: {
  db: Db
  log: Logger
  nowMs?: () => number
  table?: BitTableOptions
}): LiveCatalogue {
  const sqlReads = createSqlReads(db)
  const pauses = createRebuildPauses(nowMs)
  let live: FollowedIndex | null = null

  async function follow(): Promise<CatalogueIndex | null> {
    if (!live) return null
    const { index, cursor: after } = live
    const { topics, gap, cursor } = await changesSince(db, after)
    const changed = productsAmong(topics)
    const isFollowed =
      !gap &&
      changed.length <= MAX_PATCH &&
      (changed.length === 0 || isApplied(await readPatch(db, changed), index))
    live = isFollowed ? { index, cursor } : null
    return isFollowed ? index : null
  }

  /** What fails half way may leave half of it behind: that index answers nothing any more. */
  function isApplied(patch: Patch, index: CatalogueIndex): boolean {
    try {
      return apply(patch, index)
    } catch (error) {
      log.error({ err: error }, 'catalogue index dropped')
      return false
    }
  }

  const upToDate = shareNext(follow)

  return {
    reads: {
      list: async (question, window) => {
        const index = await upToDate()
        return index ? index.list(question, window) : sqlReads.list(question, window)
      },
      layers: async (question) => {
        const index = await upToDate()
        return index ? index.layers(question) : sqlReads.layers(question)
      },
      categoryTotals: async (categories) => {
        const index = await upToDate()
        return index ? index.categoryTotals(categories) : sqlReads.categoryTotals(categories)
      },
    },
    worker: createWorker({
      name: 'catalogue index',
      pauseMs: PAUSE_MS,
      log,
      runOnce: async (stopped) => {
        if (live) await upToDate()
        if (live || !pauses.isOver()) return 0
        try {
          live = await buildIndex(db, stopped, table)
        } finally {
          pauses.begin()
        }
        return 0
      },
    }),
  }
}

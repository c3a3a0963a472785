import { followProducts } from '#services/modules/product/api.ts'
import { createWorker, type Worker } from '#services/platform/jobs/worker.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { lookAtPages } from './look.ts'
import { awaitedPages } from './store.ts'

const PAUSE_MS = 1_000
const PAGES_AT_ONCE = 100

/**
 * Follows the change feed and checks products that changed, such as after a cancelled order, an
 * expired hold, or a new stock or price. At startup and after a gap, it checks all awaited
 * products.
 */
export function createNoticeWatch(deps: ModuleDeps): Worker {
  const { db, follower, log } = deps
  const changes = followProducts(follower)
  let hasToLookAtAll = false

  async function lookAtAll(stopped: AbortSignal): Promise<void> {
    hasToLookAtAll = true
    for (let after = 0; !stopped.aborted; ) {
      const pages = await awaitedPages(db, { after, limit: PAGES_AT_ONCE })
      await lookAtPages(deps, pages, stopped)
      after = pages.at(-1) ?? Number.POSITIVE_INFINITY
      if (pages.length < PAGES_AT_ONCE) break
    }
    hasToLookAtAll = false
  }

  async function lookAtChanged(changed: readonly number[], stopped: AbortSignal): Promise<void> {
    try {
      for (let done = 0; done < changed.length; done += PAGES_AT_ONCE) {
        await lookAtPages(deps, changed.slice(done, done + PAGES_AT_ONCE), stopped)
      }
    } catch (error) {
      // The database failed: the next run retries.
      changes.putBack(changed)
      throw error
    }
  }

  return createWorker({
    name: 'product notices',
    pauseMs: PAUSE_MS,
    log,
    runOnce: async (stopped) => {
      await follower.upToDate()
      const changed = changes.take()
      if (changed === null || hasToLookAtAll) await lookAtAll(stopped)
      else await lookAtChanged(changed, stopped)
      return 0
    },
  })
}

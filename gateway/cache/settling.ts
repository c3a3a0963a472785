import type { PurgeMark } from '#cache/purge-log.ts'
import type { TagCache } from '#cache/tag-cache.ts'

/**
 * A read that began before the change may still be running, and another services process may see
 * the change later than we do. An answer made within this time after a purge of its tags is cached
 * only that long.
 */
const SETTLING_MS = 5_000

export type Settling = {
  /** Called after each purge. */
  notePurge(): void
  /** When an answer with these tags expires; null unless one of them was purged a moment ago. */
  expiryOf(tags: readonly string[]): number | null
}

export function createSettling(
  cache: Pick<TagCache, 'mark' | 'isPurged'>,
  clock: { now(): Date },
): Settling {
  const recent: { readonly at: number; readonly mark: PurgeMark }[] = []
  /** Of the last purge that is no longer recent. */
  let settled = cache.mark()

  function settle(now: number): void {
    for (let [oldest] = recent; oldest && now - oldest.at >= SETTLING_MS; [oldest] = recent) {
      settled = oldest.mark
      recent.shift()
    }
  }

  return {
    notePurge: () => {
      const at = clock.now().getTime()
      settle(at)
      recent.push({ at, mark: cache.mark() })
    },
    expiryOf: (tags) => {
      const now = clock.now().getTime()
      settle(now)
      return cache.isPurged(tags, settled) ? now + SETTLING_MS : null
    },
  }
}

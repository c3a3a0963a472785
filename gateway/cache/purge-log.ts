/** Position in the sequence of purges. */
export type PurgeMark = number

/**
 * Recent purges. An answer that was in progress during a purge may contain older data and must not
 * be stored.
 */
export type PurgeLog = {
  note(tags: readonly string[], isEverything: boolean): void
  mark(): PurgeMark
  /** True when one of the tags was purged since. */
  isPurged(tags: readonly string[], since: PurgeMark): boolean
  /** True when any tag was purged since. */
  isAnyPurged(since: PurgeMark): boolean
  /** True when one of the tags was purged a moment ago. */
  isSettling(tags: readonly string[]): boolean
}

/**
 * A read that began before the change may still be running, and another services process may see
 * the change later than we do. An answer made within this time after a purge of its tags is cached
 * only that long.
 */
export const SETTLING_MS = 5_000
/** Longer than any page or operation may take. */
const MEMORY_MS = 60_000

type Purge = { readonly sequence: number; readonly at: number }

export function createPurgeLog(clock: { now(): Date }): PurgeLog {
  const lastPurges = new Map<string, Purge>()
  let sequence = 0
  let everything: Purge = { sequence: 0, at: Number.NEGATIVE_INFINITY }
  let lastForgotten = 0

  function dropOld(now: number): void {
    for (const [tag, purge] of lastPurges) {
      if (now - purge.at < MEMORY_MS) return
      lastPurges.delete(tag)
      lastForgotten = purge.sequence
    }
  }

  return {
    note: (tags, isEverything) => {
      const now = clock.now().getTime()
      dropOld(now)
      sequence += 1
      const purge = { sequence, at: now }
      if (isEverything) everything = purge
      for (const tag of tags) {
        // The map is ordered by age.
        lastPurges.delete(tag)
        lastPurges.set(tag, purge)
      }
    },
    mark: () => sequence,
    isAnyPurged: (since) => sequence > since,
    isPurged: (tags, since) =>
      lastForgotten > since ||
      everything.sequence > since ||
      tags.some((tag) => (lastPurges.get(tag)?.sequence ?? 0) > since),
    isSettling: (tags) => {
      const now = clock.now().getTime()
      const isRecent = (purge: Purge | undefined) =>
        purge !== undefined && now - purge.at < SETTLING_MS
      return isRecent(everything) || tags.some((tag) => isRecent(lastPurges.get(tag)))
    },
  }
}

/** Point in the sequence of purges, from which on they count. */
export type PurgeMark = number

/**
 * What was purged lately. An answer that was being made meanwhile may have read something older than
 * the purge and must not be stored.
 */
export type PurgeLog = {
  note(tags: readonly string[], isEverything: boolean): void
  mark(): PurgeMark
  /** One of the tags was purged since. */
  isPurged(tags: readonly string[], since: PurgeMark): boolean
  /** Anything at all was purged since. */
  isAnyPurged(since: PurgeMark): boolean
  /** One of the tags was purged a moment ago. */
  isSettling(tags: readonly string[]): boolean
}

/**
 * A read that began before the change may still be under way, and another process of the services
 * may see the change later than we do. An answer made within this time after a
 * purge of its tags is cached just as long.
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
        // The oldest come first.
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

/**
 * Tells a rendering what was purged while it ran: what it read may be older than the purge, so the
 * page must not be kept.
 */
export type Watch = {
  /** Anything at all was purged since; nobody new should wait for this rendering. */
  isOvertaken(): boolean
  isTouched(tags: readonly string[]): boolean
  end(): void
}

export type PurgeWatch = {
  note(tags: readonly string[], isEverything: boolean): void
  watch(): Watch
  /** One of the tags was purged a moment ago. */
  isSettling(tags: readonly string[]): boolean
}

/**
 * A read that began before the change may still be under way, and another process of the services
 * may hear of the change later than we do. A page made within this time after a purge of its tags
 * is kept just as long.
 */
export const SETTLING_MS = 5_000

type Purged = { readonly tags: Set<string>; isEverything: boolean; isAny: boolean }

export function createPurgeWatch(clock: { now(): Date }): PurgeWatch {
  const running = new Set<Purged>()
  const purgedAt = new Map<string, number>()
  let everythingAt = Number.NEGATIVE_INFINITY

  function forgetSettled(now: number): void {
    for (const [tag, at] of purgedAt) {
      if (now - at < SETTLING_MS) return
      purgedAt.delete(tag)
    }
  }

  return {
    note: (tags, isEverything) => {
      const now = clock.now().getTime()
      forgetSettled(now)
      if (isEverything) everythingAt = now
      for (const tag of tags) {
        purgedAt.delete(tag)
        purgedAt.set(tag, now)
      }
      for (const purged of running) {
        purged.isAny = true
        purged.isEverything ||= isEverything
        for (const tag of tags) purged.tags.add(tag)
      }
    },
    watch: () => {
      const purged: Purged = { tags: new Set(), isEverything: false, isAny: false }
      running.add(purged)
      return {
        isOvertaken: () => purged.isAny,
        isTouched: (tags) => purged.isEverything || tags.some((tag) => purged.tags.has(tag)),
        end: () => running.delete(purged),
      }
    },
    isSettling: (tags) => {
      const now = clock.now().getTime()
      const isRecent = (at: number | undefined) => at !== undefined && now - at < SETTLING_MS
      return isRecent(everythingAt) || tags.some((tag) => isRecent(purgedAt.get(tag)))
    },
  }
}

import type { RateCounters } from './rate-counters.ts'

const MOST_KEYS = 100_000
/** Evicting in batches: a full scan for each new key would itself be an attack. */
const KEYS_AFTER_CLEARING = 90_000

/** Counts of this process only. */
export function createMemoryCounters(): RateCounters {
  const counts = new Map<string, { count: number; endsAt: number }>()

  function makeRoom(now: number): void {
    if (counts.size < MOST_KEYS) return
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    // A flood of new keys evicts the oldest ones, of which most expire first.
    for (const key of counts.keys()) {
      if (counts.size <= KEYS_AFTER_CLEARING) return
      counts.delete(key)
    }
  }

  function currentCount(key: string, now: number): { count: number; endsAt: number } | undefined {
    const current = counts.get(key)
    return current && current.endsAt > now ? current : undefined
  }

  return {
    add: async (key, now, windowMs) => {
      const current = currentCount(key, now)
      if (current) {
        current.count += 1
        // A clock that was set back must not lengthen the window.
        current.endsAt = Math.min(current.endsAt, now + windowMs)
        return { ...current }
      }
      counts.delete(key)
      makeRoom(now)
      const begun = { count: 1, endsAt: now + windowMs }
      counts.set(key, begun)
      return { ...begun }
    },
    takeBack: async (key, now) => {
      const current = currentCount(key, now)
      if (current && current.count > 0) current.count -= 1
    },
    reset: async (key) => {
      counts.delete(key)
    },
    close: () => counts.clear(),
  }
}

import type { RateCounters } from './rate-limit.ts'

const MOST_KEYS = 100_000
/** Evicting in batches: a full scan for each new key would itself be an attack. */
const KEYS_AFTER_CLEARING = 90_000

/** Counts of this process only. */
export function createMemoryCounters(): RateCounters {
  const counts = new Map<string, { count: number; endsAt: number }>()

  function makeRoom(now: number): void {
    if (counts.size < MOST_KEYS) return
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    // A flood of new keys evicts the oldest ones, which expire soonest.
    for (const key of counts.keys()) {
      if (counts.size <= KEYS_AFTER_CLEARING) return
      counts.delete(key)
    }
  }

  function standing(key: string, now: number): { count: number; endsAt: number } | undefined {
    const kept = counts.get(key)
    return kept && kept.endsAt > now ? kept : undefined
  }

  return {
    add: async (key, now, windowMs) => {
      const kept = standing(key, now)
      if (kept) {
        kept.count += 1
        // A clock that was set back must not lengthen the window.
        kept.endsAt = Math.min(kept.endsAt, now + windowMs)
        return { ...kept }
      }
      counts.delete(key)
      makeRoom(now)
      const begun = { count: 1, endsAt: now + windowMs }
      counts.set(key, begun)
      return { ...begun }
    },
    takeBack: async (key, now) => {
      const kept = standing(key, now)
      if (kept && kept.count > 0) kept.count -= 1
    },
    forget: async (key) => {
      counts.delete(key)
    },
    close: () => counts.clear(),
  }
}

import type { RateCounters } from './rate-limit.ts'

const MOST_KEYS = 100_000
/** Looking through all of them for each new one would be the attack itself. */
const KEYS_AFTER_CLEARING = 90_000

/** Of this program alone. */
export function createMemoryCounters(): RateCounters {
  const counts = new Map<string, { count: number; endsAt: number }>()

  function makeRoom(now: number): void {
    if (counts.size < MOST_KEYS) return
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    // Whoever fills it with ever new keys throws out the oldest, which are the nearest to their end.
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
        // A clock that was set back must not make the window longer.
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

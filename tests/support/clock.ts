import type { Clock } from '#services/platform/clock.ts'

export type TestClock = Clock & {
  set(moment: string): void
  advance(ms: number): void
}

/** Stands still until it is moved. */
export function createTestClock(moment = '2026-03-02T09:00:00.000Z'): TestClock {
  let now = new Date(moment)
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next)
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

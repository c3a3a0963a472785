const FIRST_MS = 500
const LONGEST_MS = 60_000

export type RebuildPauses = {
  isOver(): boolean
  /** Said whenever a building has ended, well or not. */
  begin(): void
}

/**
 * One building after a long time of quiet may begin at once, and another right after it. Each that
 * follows within a minute waits twice as long as the one before: what makes an index useless now,
 * such as a transaction that stays open, most likely makes the next one useless as well.
 */
export function createRebuildPauses(nowMs: () => number): RebuildPauses {
  let endedAt = Number.NEGATIVE_INFINITY
  let pauseMs = 0
  return {
    isOver: () => nowMs() - endedAt >= pauseMs,
    begin: () => {
      const now = nowMs()
      const isCalm = now - endedAt > pauseMs + LONGEST_MS
      pauseMs = isCalm ? 0 : Math.min(Math.max(pauseMs * 2, FIRST_MS), LONGEST_MS)
      endedAt = now
    },
  }
}

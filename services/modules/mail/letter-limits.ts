import type { LimitGroup } from '#services/platform/letter.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type Limit = { readonly letters: number; readonly ms: number }

/** Per recipient. */
const LIMITS: Readonly<Record<LimitGroup, readonly Limit[]>> = {
  shop: [
    { letters: 8, ms: HOUR_MS },
    { letters: 20, ms: DAY_MS },
  ],
  account: [
    { letters: 8, ms: HOUR_MS },
    { letters: 20, ms: DAY_MS },
  ],
  // To those who answer people: a flood waits, and what staff delete meanwhile is not sent.
  form: [
    { letters: 60, ms: HOUR_MS },
    { letters: 300, ms: DAY_MS },
  ],
  // As long as a link is valid, so that a letter over the limit follows six valid ones.
  password: [{ letters: 6, ms: HOUR_MS }],
}
export const LONGEST_WINDOW_MS = DAY_MS

/** When the next letter of the group may leave, in milliseconds; null for at once. */
export function roomFrom(
  group: LimitGroup,
  /** Ascending times of the counted letters. */
  sent: readonly number[],
  now: number,
): number | null {
  const ends = LIMITS[group].map(({ letters, ms }) => (sent.at(-letters) ?? -Infinity) + ms)
  const free = Math.max(...ends)
  return free > now ? free : null
}

import type { EventTime } from '#services/contract/rules/event-time.ts'

type Format = { date(moment: string): string; time(moment: string): string }

/** The time of an event in one line, such as `05.12.2026. 20:00 – 22:00`. */
export function timeWords({ start, end, isAllDay }: EventTime, { date, time }: Format): string {
  if (isAllDay) {
    const last = end === null ? start : new Date(Date.parse(end) - 1).toISOString()
    return date(start) === date(last) ? date(start) : `${date(start)} – ${date(last)}`
  }
  const first = `${date(start)} ${time(start)}`
  if (end === null) return first
  return date(start) === date(end)
    ? `${first} – ${time(end)}`
    : `${first} – ${date(end)} ${time(end)}`
}

import type { Event } from '#services/contract/calendar.ts'

/** Days in Croatian time, in a format that sorts by date. */
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Uses the calendar's own answer. On platforms without one an event is past after its end, or after
 * the day it began if it has no end.
 */
export function isPastEvent(
  { isPast, start, end }: Pick<Event, 'isPast' | 'start' | 'end'>,
  now: Date,
): boolean {
  if (typeof isPast === 'boolean') return isPast
  const moment = Date.parse(end ?? start)
  if (Number.isNaN(moment)) return false
  return end === null ? DAY.format(moment) < DAY.format(now) : moment <= now.getTime()
}

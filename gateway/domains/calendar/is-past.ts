import type { Event } from '#services/contract/calendar.ts'

/** Days as a calendar in Croatia has them, written so that the later of two is the greater. */
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * As the calendar says. One that does not say it is read like ours: an event is over with its end,
 * or with the day on which it began when nobody told an end.
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

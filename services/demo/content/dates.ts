const ZONE = 'Europe/Zagreb'
const DAY_MS = 86_400_000

/** The date on the drawn posters. Once it has passed, a later Saturday replaces it. */
const DRAWN_MATCH = { year: 2026, month: 12, day: 12 }
const MATCH_TIME = { hour: 20, minute: 15 }

const MONTHS_OF = [
  ...['siječnja', 'veljače', 'ožujka', 'travnja', 'svibnja', 'lipnja'],
  ...['srpnja', 'kolovoza', 'rujna', 'listopada', 'studenoga', 'prosinca'],
]
const ON_WEEKDAY = [
  ...['u nedjelju', 'u ponedjeljak', 'u utorak', 'u srijedu'],
  ...['u četvrtak', 'u petak', 'u subotu'],
]

export type DayTime = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour?: number
  readonly minute?: number
}

/** The time at which clocks in Zagreb show this. */
export function inZagreb({ year, month, day, hour = 0, minute = 0 }: DayTime): Date {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  // Applied twice, so that it is correct on the two days when the clocks change.
  const first = asUtc - offsetMs(asUtc)
  return new Date(asUtc - offsetMs(first))
}

/** Midnight in Zagreb that many days from now, or that hour of the day. */
export function midnight(now: Date, days: number, hour = 0): Date {
  const { year, month, day } = dayInZagreb(now)
  return inZagreb({ year, month, day: day + days, hour })
}

/** No events take place from Christmas Eve to New Year's Day. */
function isHoliday(day: Date): boolean {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()]
  return (month === 12 && date >= 24) || (month === 1 && date === 1)
}

/** The next such weekday (0 is Sunday), at least that many days ahead; skips holidays. */
export function nextWeekday(
  now: Date,
  wanted: { weekday: number; atLeastDays: number; hour: number; minute?: number },
): Date {
  const today = dayInZagreb(now)
  const earliest = new Date(Date.UTC(today.year, today.month - 1, today.day + wanted.atLeastDays))
  const ahead = (wanted.weekday - earliest.getUTCDay() + 7) % 7
  const day = new Date(earliest.getTime() + ahead * DAY_MS)
  while (isHoliday(day)) day.setUTCDate(day.getUTCDate() + 7)
  return inZagreb({
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    hour: wanted.hour,
    minute: wanted.minute ?? 0,
  })
}

export function matchDay(now: Date): Date {
  const drawn = inZagreb({ ...DRAWN_MATCH, ...MATCH_TIME })
  return drawn.getTime() > now.getTime() + 2 * DAY_MS
    ? drawn
    : nextWeekday(now, { weekday: 6, atLeastDays: 14, ...MATCH_TIME })
}

/** „12. prosinca” */
export function dayInWords(moment: Date): string {
  const { month, day } = dayInZagreb(moment)
  return `${day}. ${MONTHS_OF[month - 1] ?? ''}`
}

/** „u subotu, 12. prosinca” */
export function onDayInWords(moment: Date): string {
  const { year, month, day } = dayInZagreb(moment)
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return `${ON_WEEKDAY[weekday] ?? ''}, ${dayInWords(moment)}`
}

/** „20:15”, as everywhere on the site */
export function timeInWords(moment: Date): string {
  const { hour, minute } = dayInZagreb(moment)
  return `${hour}:${String(minute).padStart(2, '0')}`
}

function dayInZagreb(moment: Date): Required<DayTime> {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  }
}

function offsetMs(utcMs: number): number {
  const { year, month, day, hour, minute } = dayInZagreb(new Date(utcMs))
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(utcMs / 60_000) * 60_000
}

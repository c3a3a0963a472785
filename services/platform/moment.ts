/** One format for all times, because they are compared as text. */
export function utcText(moment: string): string {
  return new Date(moment).toISOString()
}

const HOUR_MS = 3_600_000
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** For example 2026-03-29; the federation's days end at midnight in Zagreb. */
export function zagrebDay(moment: Date): string {
  return DAY.format(moment)
}

/** Beginning of the year of that time in Zagreb. */
export function yearInZagreb(moment: string): string {
  const year = Number(zagrebDay(new Date(moment)).slice(0, 4))
  return dayAfterInZagreb(`${year - 1}-12-31T12:00:00.000Z`)
}

/** End of the day of that time in Zagreb; two days of the year have 23 or 25 hours. */
export function dayAfterInZagreb(moment: string): string {
  const day = zagrebDay(new Date(moment))
  // Zagreb's offset from UTC is always whole hours.
  let hour = Math.floor(Date.parse(moment) / HOUR_MS) * HOUR_MS
  while (zagrebDay(new Date(hour)) === day) hour += HOUR_MS
  return new Date(hour).toISOString()
}

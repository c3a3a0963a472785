/** Moments are compared as text, so they must all be written in one way. */
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

/** Such as 2026-03-29; days of the federation end at midnight in Zagreb. */
export function zagrebDay(moment: Date): string {
  return DAY.format(moment)
}

/** When the day of that moment ends in Zagreb, which on two days of the year takes 23 or 25 hours. */
export function dayAfterInZagreb(moment: string): string {
  const day = zagrebDay(new Date(moment))
  // Zagreb is whole hours away from UTC, summer and winter.
  let hour = Math.floor(Date.parse(moment) / HOUR_MS) * HOUR_MS
  while (zagrebDay(new Date(hour)) === day) hour += HOUR_MS
  return new Date(hour).toISOString()
}

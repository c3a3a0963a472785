import { zagrebDay } from '#services/platform/moment.ts'

const DAY_MS = 24 * 60 * 60_000
/** GDPR art. 12 (3): a month, which two further ones can prolong. */
const MONTHS = 1
const MONTHS_PROLONGED = 3
/** A request is due soon within these days. */
const SOON_DAYS = 7

/**
 * The last day for an answer: that of the same number, or the last one of a shorter month. A holiday
 * does not move it, which is never too late.
 */
export function dueDay(receivedOn: string, isProlonged = false): string {
  const [year = 0, month = 1, day = 1] = receivedOn.split('-').map(Number)
  const ahead = month - 1 + (isProlonged ? MONTHS_PROLONGED : MONTHS)
  const lastOfMonth = new Date(Date.UTC(year, ahead + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, ahead, Math.min(day, lastOfMonth)))
}

/** Below zero when the day is over. */
export function daysUntil(day: string, now: Date): number {
  return (Date.parse(day) - Date.parse(zagrebDay(now))) / DAY_MS
}

/** The last day that is soon. */
export function soonUntil(now: Date): string {
  return dayAfter(now, SOON_DAYS)
}

/** The day that comes so many days after today. */
export function dayAfter(now: Date, days: number): string {
  return isoDay(Date.parse(zagrebDay(now)) + days * DAY_MS)
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

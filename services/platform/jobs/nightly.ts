import { repeated, type Work } from './repeated.ts'

const HOUR_MS = 3_600_000
const ZONE = 'Europe/Zagreb'
/**
 * Clock changes neither skip nor repeat this hour: they go from two to three, and from three back
 * to two.
 */
const NIGHT_HOUR = '03:00'

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** The next three o'clock in Zagreb after the given time. */
export function nextNight(after: Date): Date {
  let hour = Math.floor(after.getTime() / HOUR_MS + 1) * HOUR_MS
  while (local.format(hour) !== NIGHT_HOUR) hour += HOUR_MS
  return new Date(hour)
}

/** Runs work every night. A night without a running process is made up for at the next start. */
export function nightly(kind: string, work: Work) {
  return repeated(kind, { next: nextNight, work })
}

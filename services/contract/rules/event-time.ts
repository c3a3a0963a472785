import { zagrebMoments, zagrebTime } from './zagreb-time.ts'

export type EventTime = {
  /** Of whole days: midnight in Zagreb. */
  readonly start: string
  /** Of whole days: the midnight after the last one. Null when it is not announced. */
  readonly end: string | null
  readonly isAllDay: boolean
}

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/
const DAY_MS = 86_400_000

/**
 * Reads the time of an event as one text: `2026-12-05T19:00:00.000Z/2026-12-05T21:00:00.000Z`, or
 * whole days in Zagreb, `2026-07-01/2026-07-05`; either may have no end. Null for any other text.
 */
export function readEventTime(text: string): EventTime | null {
  const [first = '', last, ...more] = text.split('/')
  if (more.length > 0) return null
  const isAllDay = DAY.test(first)
  const start = isAllDay ? midnight(first) : momentIn(first)
  if (start === null) return null
  if (last === undefined) return { start, end: null, isAllDay }
  const end = isAllDay ? midnight(dayAfter(last)) : momentIn(last)
  return end !== null && end > start ? { start, end, isAllDay } : null
}

export function writeEventTime({ start, end, isAllDay }: EventTime): string {
  if (!isAllDay) return end === null ? start : `${start}/${end}`
  const first = zagrebTime(start).slice(0, 10)
  return end === null ? first : `${first}/${lastDay(end)}`
}

/** The last of an event's whole days. */
export function lastDay(end: string): string {
  return zagrebTime(new Date(Date.parse(end) - 1).toISOString()).slice(0, 10)
}

function midnight(day: string): string | null {
  return zagrebMoments(`${day}T00:00`)[0] ?? null
}

function dayAfter(day: string): string {
  const at = DAY.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN
  return Number.isNaN(at) ? '' : new Date(at + DAY_MS).toISOString().slice(0, 10)
}

function momentIn(text: string): string | null {
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

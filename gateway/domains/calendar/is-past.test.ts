import { expect, test } from 'vitest'
import { isPastEvent } from './is-past.ts'

const START = '2026-11-28T19:00:00Z'
const at = (moment: string, event: { end?: string | null; isPast?: boolean | null } = {}) =>
  isPastEvent({ start: START, end: null, ...event }, new Date(moment))

test('the status of the calendar wins over the local clock', () => {
  expect(at('2030-01-01T00:00:00Z', { isPast: false })).toBe(false)
  expect(at('2020-01-01T00:00:00Z', { isPast: true })).toBe(true)
})

test('where it says nothing an event is over with its end', () => {
  const end = '2026-11-28T21:00:00Z'
  expect(at('2026-11-28T20:59:59Z', { end })).toBe(false)
  expect(at('2026-11-28T21:00:00Z', { end, isPast: null })).toBe(true)
})

test('without an end it is over with the day on which it began, in Zagreb', () => {
  expect(at('2026-11-28T22:59:59Z')).toBe(false)
  expect(at('2026-11-28T23:00:00Z')).toBe(true)
})

test('an end that is no moment is none', () => {
  expect(at('2030-01-01T00:00:00Z', { end: 'kasnije' })).toBe(false)
})

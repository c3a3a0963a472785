import { describe, expect, test } from 'vitest'
import {
  dayInWords,
  inZagreb,
  matchDay,
  midnight,
  nextWeekday,
  onDayInWords,
  timeInWords,
} from './dates.ts'

describe('a moment in Zagreb', () => {
  test.each([
    ['in winter', { year: 2026, month: 12, day: 12, hour: 20, minute: 15 }, '2026-12-12T19:15'],
    ['in summer', { year: 2027, month: 7, day: 1, hour: 20 }, '2027-07-01T18:00'],
    ['before the clocks go back', { year: 2026, month: 10, day: 25, hour: 1 }, '2026-10-24T23:00'],
    ['after the clocks went back', { year: 2026, month: 10, day: 25, hour: 4 }, '2026-10-25T03:00'],
    ['after the last day of a month', { year: 2027, month: 2, day: 29 }, '2027-02-28T23:00'],
  ])('%s', (_when, day, expected) => {
    expect(inZagreb(day).toISOString()).toBe(`${expected}:00.000Z`)
  })
})

test('midnight is that of Zagreb, also late in the evening', () => {
  const lateInUtc = new Date('2026-11-21T23:30:00Z')

  expect(midnight(lateInUtc, 0).toISOString()).toBe('2026-11-21T23:00:00.000Z')
  // The clocks went back that night: nine in the morning is ten hours after midnight.
  expect(midnight(lateInUtc, -28, 9).toISOString()).toBe('2026-10-25T08:00:00.000Z')
  expect(midnight(lateInUtc, -30).toISOString()).toBe('2026-10-22T22:00:00.000Z')
})

test('the match is on the day that the posters show, or on a later Saturday', () => {
  expect(matchDay(new Date('2026-11-21T12:00:00Z')).toISOString()).toBe('2026-12-12T19:15:00.000Z')

  const later = matchDay(new Date('2027-06-02T12:00:00Z'))
  expect(later.toISOString()).toBe('2027-06-19T18:15:00.000Z')
  expect(onDayInWords(later)).toBe('u subotu, 19. lipnja')
  expect(dayInWords(later)).toBe('19. lipnja')
  expect(timeInWords(later)).toBe('20:15')
})

test.each([
  ['Christmas Eve', 4, '2027-01-07'],
  ["New Year's Day", 5, '2027-01-08'],
  ['the day after it', 6, '2027-01-02'],
])('nothing is called for %s', (_day, weekday, expected) => {
  const now = new Date('2026-12-20T12:00:00Z')
  const next = nextWeekday(now, { weekday, atLeastDays: weekday === 4 ? 4 : 12, hour: 12 })

  expect(next.toISOString().slice(0, 10)).toBe(expected)
})

test('the next Sunday at ten is at least so many days away', () => {
  const next = nextWeekday(new Date('2026-11-21T12:00:00Z'), {
    weekday: 0,
    atLeastDays: 7,
    hour: 10,
  })

  expect(next.toISOString()).toBe('2026-11-29T09:00:00.000Z')
})

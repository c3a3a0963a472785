import { expect, test } from 'vitest'
import { daysUntil, dueDay, soonUntil } from './due-day.ts'

test.each([
  ['2026-03-02', '2026-04-02', '2026-06-02'],
  ['2026-01-31', '2026-02-28', '2026-04-30'],
  ['2028-01-30', '2028-02-29', '2028-04-30'],
  ['2026-11-30', '2026-12-30', '2027-02-28'],
  ['2026-12-31', '2027-01-31', '2027-03-31'],
])(
  'what is received on %s is due a month later, on %s, or on %s when prolonged',
  (day, due, late) => {
    expect(dueDay(day)).toBe(due)
    expect(dueDay(day, true)).toBe(late)
  },
)

test('days are those of Zagreb', () => {
  const evening = new Date('2026-03-31T22:30:00.000Z')
  expect(daysUntil('2026-04-01', evening)).toBe(0)
  expect(daysUntil('2026-03-31', evening)).toBe(-1)
  expect(daysUntil('2026-04-08', evening)).toBe(7)
  expect(soonUntil(evening)).toBe('2026-04-08')
})

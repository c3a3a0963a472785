import { expect, test } from 'vitest'
import { withdrawalDaysAfter } from './withdrawal-rule.ts'

test.each([
  ['an ordinary day', '2026-06-01T10:00:00.000Z', '2026-06-15T22:00:00.000Z'],
  ['a day before the clocks go back', '2026-10-19T22:30:00.000Z', '2026-11-03T23:00:00.000Z'],
  ['a day before they go forward', '2027-03-20T22:30:00.000Z', '2027-04-03T22:00:00.000Z'],
  ['the last day of February', '2028-02-29T12:00:00.000Z', '2028-03-14T23:00:00.000Z'],
])('[case 35] fourteen days from %s end at midnight in Zagreb', (_which, moment, end) => {
  expect(withdrawalDaysAfter(moment)).toBe(end)
})

import { expect, test } from 'vitest'
import { timeLeft } from './use-countdown.ts'

test('time is left in whole days, hours and minutes, and never less than none', () => {
  const minute = 60_000

  expect(timeLeft((2 * 1440 + 3 * 60 + 4) * minute + 59_000)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
  })
  expect(timeLeft(-5 * minute)).toEqual({ days: 0, hours: 0, minutes: 0 })
})

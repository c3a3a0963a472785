import { expect, test } from 'vitest'
import { hoursInWords } from './opening-hours.ts'

const HOUR = 60
const weekdays = (opens: number, closes: number) => ({ firstDay: 1, lastDay: 5, opens, closes })

test('one line for each group of days, with a break at noon', () => {
  const hours = [
    weekdays(8 * HOUR, 12 * HOUR),
    weekdays(17 * HOUR, 20 * HOUR + 30),
    { firstDay: 6, lastDay: 6, opens: 9 * HOUR, closes: 13 * HOUR + 5 },
  ]

  expect(hoursInWords(hours, 'hrv')).toEqual(['pon – pet 8 – 12, 17 – 20:30', 'sub 9 – 13:05'])
  expect(hoursInWords(hours, 'eng')).toEqual(['Mon – Fri 8 – 12, 17 – 20:30', 'Sat 9 – 13:05'])
})

test('a locker is open every day, and an unknown language reads Croatian', () => {
  const hours = [{ firstDay: 1, lastDay: 7, opens: 0, closes: 24 * HOUR }]

  expect(hoursInWords(hours, 'hrv')).toEqual(['svaki dan 0 – 24'])
  expect(hoursInWords(hours, 'slv')).toEqual(['svaki dan 0 – 24'])
  expect(hoursInWords([], 'hrv')).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { dayAfterInZagreb, zagrebDay } from './moment.ts'

describe('[case 35] a day in Zagreb', () => {
  test.each([
    ['in winter', '2026-12-31T22:59:59.999Z', '2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['of the new year', '2026-12-31T23:00:00.000Z', '2027-01-01', '2027-01-01T23:00:00.000Z'],
    ['in summer', '2026-07-01T21:59:59.999Z', '2026-07-01', '2026-07-01T22:00:00.000Z'],
    ['of 25 hours', '2026-10-24T22:00:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    [
      'of 25 hours, in its second two',
      '2026-10-25T01:30:00Z',
      '2026-10-25',
      '2026-10-25T23:00:00.000Z',
    ],
    ['of 23 hours', '2027-03-28T00:59:59.000Z', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['29 February', '2028-02-28T23:00:00.000Z', '2028-02-29', '2028-02-29T23:00:00.000Z'],
    ['after it', '2028-02-29T23:00:00.000Z', '2028-03-01', '2028-03-01T23:00:00.000Z'],
  ])('%s ends at midnight there', (_which, moment, day, end) => {
    expect(zagrebDay(new Date(moment))).toBe(day)
    expect(dayAfterInZagreb(moment)).toBe(end)
  })
})

import { expect, test } from 'vitest'
import { baseResolvers } from './resolvers.ts'

const tell = (value: unknown) => baseResolvers.DateTime?.coerceOutputValue(value)

test('every day of four years, and every hour, reads as a date would tell it', () => {
  for (let day = 0; day < 1_461; day += 1) {
    const text = new Date(Date.UTC(2024, 0, 1 + day, day % 24, day % 60, day % 59, day % 1_000))
    expect(tell(text.toISOString())).toBe(text.toISOString())
  }
})

test.each([
  ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00.000Z'],
  ['2026-01-01T10:00:00.000+02:00', '2026-01-01T08:00:00.000Z'],
  ['2026-02-30T10:00:00.000Z', '2026-03-02T10:00:00.000Z'],
  ['2026-01-01T24:00:00.000Z', '2026-01-02T00:00:00.000Z'],
])('%s is told as %s', (given, told) => {
  expect(tell(given)).toBe(told)
})

test.each(['2026-13-01T10:00:00.000Z', '2026-01-32T10:00:00.000Z', 'soon', 7, null])(
  '%s is no moment',
  (value) => {
    expect(() => tell(value)).toThrow('DateTime is ISO-8601 text, such as')
  },
)

const read = (value: unknown) => baseResolvers.DateTime?.coerceInputValue(value)

test.each([
  ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00.000Z'],
  ['2026-01-01T10:00+02:00', '2026-01-01T08:00:00.000Z'],
  ['2026-01-01t10:00:00.5z', '2026-01-01T10:00:00.500Z'],
  ['2026-01-01', '2026-01-01T00:00:00.000Z'],
])('%s of a client is read as %s', (given, moment) => {
  expect(read(given)).toBe(moment)
})

test.each(['1', '5 Nov 2026', '2026', '2026-01-01T10:00:00', '2026-01-01 10:00Z', '2026-13-01', 7])(
  '%s of a client is no moment, or one of an unknown zone',
  (value) => {
    expect(() => read(value)).toThrow('DateTime is ISO-8601 text, such as')
  },
)

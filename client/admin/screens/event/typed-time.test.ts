import { expect, test } from 'vitest'
import { readEventTime } from '#services/contract/rules/event-time.ts'
import { readTyped, typedTime } from './typed-time.ts'

const EVENING = { startDate: '2026-12-05', startTime: '20:00', endDate: '', endTime: '22:00' }

test('an end without a day is on the day of the start, and an event without an end has none', () => {
  expect(readTyped(EVENING)).toEqual({ time: '2026-12-05T19:00:00.000Z/2026-12-05T21:00:00.000Z' })
  expect(readTyped({ ...EVENING, endTime: '' })).toEqual({ time: '2026-12-05T19:00:00.000Z' })
})

test('without times of day it lasts whole days', () => {
  expect(readTyped({ startDate: '2026-07-01' })).toEqual({ time: '2026-07-01' })
  expect(readTyped({ startDate: '2026-07-01', endDate: '2026-07-01' })).toEqual({
    time: '2026-07-01',
  })
  expect(readTyped({ startDate: '2026-07-01', endDate: '2026-07-05' })).toEqual({
    time: '2026-07-01/2026-07-05',
  })
})

test('half past two in an October night says which, and in a March night does not exist', () => {
  const night = { startDate: '2026-10-25', startTime: '02:30' }
  expect(readTyped(night)).toEqual({ fault: 'whichNight', field: 'startTime' })
  expect(readTyped({ ...night, startNight: '0' })).toEqual({ time: '2026-10-25T00:30:00.000Z' })
  expect(readTyped({ ...night, startNight: '1' })).toEqual({ time: '2026-10-25T01:30:00.000Z' })
  const spring = { startDate: '2027-03-28', startTime: '02:30' }
  expect(readTyped(spring)).toEqual({ fault: 'noSuchTime', field: 'startTime' })
})

test.each([
  [{}, 'required', 'startDate'],
  [{ ...EVENING, endTime: '19:00' }, 'endsBefore', 'endTime'],
  [{ ...EVENING, endDate: '2026-12-06', endTime: '' }, 'required', 'endTime'],
  [{ ...EVENING, startTime: '' }, 'wholeDays', 'startTime'],
  [{ startDate: '2026-07-05', endDate: '2026-07-01' }, 'endsBefore', 'endDate'],
])('%o is refused at its field', (typed, fault, field) => {
  expect(readTyped(typed)).toEqual({ fault, field })
})

test.each([
  '2026-12-05T19:00:00.000Z',
  '2026-12-05T19:00:00.000Z/2026-12-06T01:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-07-01',
  '2026-07-01/2026-07-05',
])('%s is shown in the fields as it is read from them', (text) => {
  const time = readEventTime(text)
  expect(time && readTyped(typedTime(time))).toEqual({ time: text })
})

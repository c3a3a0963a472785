import { expect, test } from 'vitest'
import { readEventTime, writeEventTime } from './event-time.ts'
import { zagrebMoments, zagrebTime } from './zagreb-time.ts'

test('a time in Zagreb is one moment, in winter and in summer', () => {
  expect(zagrebMoments('2026-12-01T18:00')).toEqual(['2026-12-01T17:00:00.000Z'])
  expect(zagrebMoments('2026-07-01T18:00')).toEqual(['2026-07-01T16:00:00.000Z'])
  expect(zagrebTime('2026-07-01T16:00:00.000Z')).toBe('2026-07-01T18:00')
})

test('the hour that comes twice in October is two moments, that which is skipped in March none', () => {
  expect(zagrebMoments('2026-10-25T02:30')).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ])
  expect(zagrebMoments('2027-03-28T02:30')).toEqual([])
  for (const none of ['', 'sutra', '2026-02-30T10:00', '2026-13-01T10:00']) {
    expect(zagrebMoments(none), none).toEqual([])
  }
})

test.each([
  ['2026-12-05T19:00:00.000Z', '2026-12-05T19:00:00.000Z', null, false],
  [
    '2026-12-05T19:00:00.000Z/2026-12-05T21:00:00.000Z',
    ...(['2026-12-05T19:00:00.000Z', '2026-12-05T21:00:00.000Z', false] as const),
  ],
  ['2026-07-01', '2026-06-30T22:00:00.000Z', null, true],
  ['2026-07-01/2026-07-05', '2026-06-30T22:00:00.000Z', '2026-07-05T22:00:00.000Z', true],
  ['2026-10-25/2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', true],
])('%s is a time that is read and written alike', (text, start, end, isAllDay) => {
  expect(readEventTime(text)).toEqual({ start, end, isAllDay })
  expect(writeEventTime({ start, end, isAllDay })).toBe(text)
})

test.each([
  '',
  'sutra',
  '2026-02-30',
  '2026-07-05/2026-07-01',
  '2026-12-05T19:00:00.000Z/2026-12-05T19:00:00.000Z',
  '2026-12-05T19:00:00.000Z/2026-12-06',
  '2026-07-01/2026-07-02/2026-07-03',
  '2026-12-05T19:00',
])('"%s" is no time of an event', (text) => expect(readEventTime(text)).toBeNull())

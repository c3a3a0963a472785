import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const EVENT = {
  id: 7,
  title: 'Jadran – Sjeverni otoci; uživo, svi\nna tribine',
  description: '',
  start: '2026-11-28T19:00:00Z',
  end: '2026-11-28T21:00:00.000Z',
  location: 'Dvorana Bura, Luka',
  media: null,
}
const about = { publicUrl: 'https://shop.example', now: new Date('2026-11-01T10:00:00Z') }

test('an event is a file with times in UTC and escaped texts', () => {
  expect(calendarFile(EVENT, about).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Savez//Events//HR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-7@shop.example',
    'DTSTAMP:20261101T100000Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'DTSTART:20261128T190000Z',
    'DTEND:20261128T210000Z',
    String.raw`SUMMARY:Jadran – Sjeverni otoci\; uživo\, svi\nna tribine`,
    String.raw`LOCATION:Dvorana Bura\, Luka`,
    'URL:https://shop.example/event/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('long lines are folded at 75 bytes, never within a letter', () => {
  const title = 'Šibenčići čačkaju žljebove '.repeat(8)
  const file = calendarFile({ ...EVENT, title, end: null }, about)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  expect(file).not.toContain('DTEND')
})

test('whole days are dates, and end with the day after the last one', () => {
  const days = { start: '2026-06-30T22:00:00.000Z', end: '2026-07-05T22:00:00.000Z' }
  const file = calendarFile({ ...EVENT, ...days, isAllDay: true }, about)
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20260701\r\nDTEND;VALUE=DATE:20260706\r\n')
})

test('a cancelled event takes the place of the one that a calendar has', () => {
  const file = calendarFile({ ...EVENT, state: 'CANCELLED', sequence: 4 }, about)
  expect(file).toContain('\r\nSEQUENCE:4\r\nSTATUS:CANCELLED\r\n')
})

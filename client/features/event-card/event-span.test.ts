import { expect, test } from 'vitest'
import { createFormat } from '#client/lib/create-format.ts'
import { eventSpan } from './event-span.ts'

const FORMAT = createFormat('hr-HR')
const span = (start: string, end: string | null) => eventSpan({ start, end }, FORMAT)

test('an evening is one date with two times of the clock in Zagreb [EV-01]', () => {
  expect(span('2026-11-28T19:00:00Z', '2026-11-28T21:00:00Z')).toEqual({
    kind: 'day',
    date: '28.11.2026.',
    from: '20:00',
    to: '22:00',
  })
})

test('an evening that ends past midnight stays one evening', () => {
  expect(span('2026-06-30T19:00:00Z', '2026-06-30T23:30:00Z')).toEqual({
    kind: 'day',
    date: '30.06.2026.',
    from: '21:00',
    to: '01:30',
  })
})

test('a tournament runs from one day to another', () => {
  expect(span('2026-06-05T07:00:00Z', '2026-06-07T15:00:00Z')).toEqual({
    kind: 'days',
    from: { date: '05.06.2026.', time: '09:00' },
    to: { date: '07.06.2026.', time: '17:00' },
  })
})

test('without an end only the beginning is told', () => {
  const open = { kind: 'open', date: '28.11.2026.', from: '20:00' }
  expect(span('2026-11-28T19:00:00Z', null)).toEqual(open)
  expect(span('2026-11-28T19:00:00Z', '2026-11-28T19:00:00Z')).toEqual(open)
})

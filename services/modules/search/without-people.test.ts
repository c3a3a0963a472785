import { expect, test } from 'vitest'
import { withoutPeople } from './without-people.ts'

test('keywords are counted folded, and cut', () => {
  expect(withoutPeople('  Čarape   ŽUTE! ')).toBe('carape zute')
  expect(withoutPeople('dres 7')).toBe('dres 7')
  expect(withoutPeople('a'.repeat(80))).toBeNull()
  expect(withoutPeople('jedan dva tri cetiri pet sest sedam')).toBe('jedan dva tri cetiri pet sest')
})

test.each([
  'ana@navijaci.example',
  'ana (at) 098 123 4567',
  'OIB 12345678903',
  '+385981234567',
  '…',
])('what may be of a person, or is no word, is not counted: %s', (keywords) => {
  expect(withoutPeople(keywords)).toBeNull()
})

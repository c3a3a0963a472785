import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8'],
  ['::1', ''],
  ['', ''],
])('the connection of %j is %j', (address, place) => {
  expect(placeOf(address)).toBe(place)
})

import { expect, test } from 'vitest'
import { readCartVersion } from './cart-version.ts'

test.each([
  ['locale=hr; visitor=awc12.40; a=c1.2', 40],
  ['visitor=c0.0', 0],
  ['visitor=awc12', -1],
  ['notvisitor=c1.7', -1],
  ['', -1],
])('the version of the cart in %j is %i', (cookies, version) => {
  expect(readCartVersion(cookies)).toBe(version)
})

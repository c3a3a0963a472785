import { expect, test } from 'vitest'
import { lingerMs } from './linger.ts'

test.each([
  [0, 0],
  [199, 0],
  [200, 200],
  [350, 50],
  [400, 0],
  [9_000, 0],
])('after a page of %d ms the bar stays for %d ms [PL-21]', (tookMs, staysMs) => {
  expect(lingerMs(tookMs)).toBe(staysMs)
})

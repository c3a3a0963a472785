import { expect, test } from 'vitest'
import { createOpenings } from './openings.ts'

test('a place holds so many, of any kind, and all places together', () => {
  const openings = createOpenings({ perPlace: 2, all: 3 })
  const first = openings.open('a')
  expect([first, openings.open('a')]).not.toContain(null)
  expect(openings.open('a')).toBeNull()
  expect(openings.open('b')).not.toBeNull()
  expect(openings.open('c')).toBeNull()
  first?.()
  expect(openings.open('a')).not.toBeNull()
  expect(openings.open('c')).toBeNull()
})

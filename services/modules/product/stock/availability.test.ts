import { expect, test } from 'vitest'
import { availabilityOf, bestOf, scarcestOf } from './availability.ts'

test.each([
  [null, 'inStock'],
  [6, 'inStock'],
  [5, 'lowStock'],
  [1, 'lowStock'],
  [0, 'outOfStock'],
  [-2, 'outOfStock'],
])('%s pieces are %s', (available, expected) => {
  expect(availabilityOf(available)).toBe(expected)
})

test('variants are as available as the best of them', () => {
  expect(bestOf([0, 3, 2])).toBe(3)
  expect(bestOf([0, null])).toBeNull()
  expect(bestOf([])).toBe(0)
})

test('a bundle is as available as its scarcest part', () => {
  const parts = [
    { available: 10, quantity: 3 },
    { available: 100, quantity: 1 },
    { available: null, quantity: 1 },
  ]
  expect(scarcestOf(parts)).toBe(3)
  expect(scarcestOf([{ available: null, quantity: 2 }])).toBeNull()
  expect(scarcestOf([])).toBe(0)
})

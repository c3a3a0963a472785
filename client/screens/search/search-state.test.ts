import { expect, test } from 'vitest'
import { furtherOffsets, hasMore, readSearchState } from './search-state.ts'

const read = (query: string) => readSearchState(new URLSearchParams(query))

test('nine results, then eight by eight [SR-05]', () => {
  expect(furtherOffsets({ page: 1 })).toEqual([])
  expect(furtherOffsets({ page: 4 })).toEqual([9, 17, 25])
  expect(hasMore({ keywords: 'a', page: 1 }, 9)).toBe(false)
  expect(hasMore({ keywords: 'a', page: 1 }, 10)).toBe(true)
  expect(hasMore({ keywords: 'a', page: 2 }, 17)).toBe(false)
})

test.each([
  ['', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=x', 1],
  ['page=2.5', 1],
  ['page=3', 3],
  ['page=999999999', 40],
])('the depth of the address %j is %i', (query, page) => {
  expect(read(query).page).toBe(page)
})

import { expect, test } from 'vitest'
import { changed, listQuery, listVariables, readListState } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

test('an address without a query is the first page of 12 in the default sort [LS-10]', () => {
  expect(read('')).toEqual({
    page: 1,
    perPage: 12,
    sort: null,
    keywords: '',
    isDiscounted: false,
    isFeatured: false,
  })
})

test('values that mean nothing are as if they were not there [LS-25]', () => {
  for (const page of ['0', '-3', '1.5', 'abc', '9e99', '']) {
    expect(read(`page=${page}&perPage=13&sort=price;drop&featured=1`)).toEqual(read(''))
  }
})

test('every page of a long list is requested, and none that an Int cannot name', () => {
  expect(read('page=9000').page).toBe(9_000)
  expect(read('page=9007199254740991&perPage=24').page).toBe(1_000_000)
})

test('any change of filter, sort or page size resets to page 1 [LS-24]', () => {
  const state = read('page=3&sort=cheapest')

  expect(changed(state, { perPage: 24 })).toMatchObject({ page: 1, perPage: 24, sort: 'CHEAPEST' })
  expect(changed(state, { isFeatured: true }).page).toBe(1)
})

test('a state reads back from the shortest query that says it [LS-28, LS-14]', () => {
  const state = read('keywords=dres&discount=true&featured=true&sort=name-desc&perPage=24&page=2')

  const query = new URLSearchParams(
    Object.entries(listQuery(state)).map(([key, value]) => [key, String(value)]),
  )

  expect(readListState(query)).toEqual(state)
  expect(Object.values(listQuery(read(''))).filter(Boolean)).toEqual([])
})

test('the graph is asked for exactly what the address says [LS-17, LS-29]', () => {
  expect(listVariables(read('sort=cheapest&discount=true&page=2'))).toEqual({
    page: 2,
    limit: 12,
    sort: 'CHEAPEST',
    keywords: null,
    discount: true,
    featured: null,
  })
})

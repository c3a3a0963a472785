import { expect, test } from 'vitest'
import { completePagination } from './pagination.ts'

test.each([
  ['a pagination object', { pagination: { page: 2, limit: 12, totalPages: 3, totalRecords: 25 } }],
  [
    'a pagination object of the other kind',
    { pagination: { lastPage: 3, page: 2, limit: 12, total: 25, perPage: 12 } },
  ],
  ['totalPages and totalRecords', { totalPages: 3, totalRecords: 25 }],
  ['lastPage and total', { lastPage: 3, total: 25 }],
])('[LS-44] %s can be read in every way', (_how, told) => {
  expect(completePagination({ records: [], ...told })).toMatchObject({
    pagination: { totalPages: 3, totalRecords: 25 },
    totalPages: 3,
    totalRecords: 25,
    lastPage: 3,
    total: 25,
  })
})

test('what is no list stays as it is', () => {
  const answer = { product: null, total: 4, lastPage: 2 }
  expect(completePagination(answer)).toBe(answer)
})

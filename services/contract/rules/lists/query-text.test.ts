import { expect, test } from 'vitest'
import { ORDER_LIST } from './orders.ts'
import { queryText, readQuery } from './query-text.ts'

const read = (text: string) => readQuery(ORDER_LIST, new URLSearchParams(text))

test('a query of a list is the same after it was an address', () => {
  const query = {
    search: 'ana kovač & sin',
    filter: {
      isToSend: false,
      state: ['CONFIRMED', 'SHIPPED'],
      deliveryMethod: ['3', '17'],
      placed: { from: '2026-01-01', to: '2026-01-31' },
    },
    sort: 'TOTAL_ASC',
  } as const
  expect(queryText(ORDER_LIST, query)).toBe(
    'search=ana+kova%C4%8D+%26+sin&isToSend=false&state=CONFIRMED&state=SHIPPED&deliveryMethod=3&deliveryMethod=17&placedFrom=2026-01-01&placedTo=2026-01-31&sort=TOTAL_ASC',
  )
  expect(read(queryText(ORDER_LIST, query))).toEqual(query)
  for (const view of Object.values(ORDER_LIST.views)) {
    expect(read(queryText(ORDER_LIST, view))).toEqual(view)
  }
})

test('what the list does not know is left out, and the first sort is not written', () => {
  expect(read('state=LOST&isToSend=perhaps&placedFrom=2026-13-01&sort=EMAIL_ASC&page=2')).toEqual(
    {},
  )
  expect(read('search=+&state=')).toEqual({})
  expect(queryText(ORDER_LIST, { sort: 'PLACED_AT_DESC', filter: { state: null } })).toBe('')
})

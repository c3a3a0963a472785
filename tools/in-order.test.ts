import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('parts come after those that they need, otherwise by name', () => {
  const parts = { comments: { after: ['people', 'content'] }, content: {}, people: {}, seller: {} }
  expect(inOrder(parts)).toEqual(['people', 'content', 'comments', 'seller'])
})

test('a part after one that does not exist, and parts that wait for each other, are named', () => {
  expect(() => inOrder({ orders: { after: ['peopel'] } })).toThrow(
    'orders comes after peopel, which does not exist',
  )
  expect(() => inOrder({ one: { after: ['two'] }, two: { after: ['one'] } })).toThrow(
    'Parts wait for each other: one → two → one',
  )
})

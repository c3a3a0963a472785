import { expect, test } from 'vitest'
import { readAmount, refundOfLines } from './refund-sum.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const zero = euros('0.00')
const sums = {
  ...{ items: zero, coupon: zero, delivery: euros('4.50'), total: euros('64.47') },
  ...{ refunded: zero, owed: zero, refundable: euros('64.47') },
  ...{ undue: euros('64.47'), deliveryRefund: euros('4.50') },
}
const scarf = { id: '1', isSent: true, refunds: [euros('19.99'), euros('39.98')] }
const ticket = { id: '2', isSent: false, refunds: [euros('19.99')] }

test('the delivery comes back with the last piece that is sent, and no more than is left', () => {
  const order = { lines: [scarf, ticket], sums }
  expect(refundOfLines(order, {})).toEqual(zero)
  expect(refundOfLines(order, { 1: 1, 2: 1 })).toEqual(euros('39.98'))
  expect(refundOfLines(order, { 1: 2 })).toEqual(euros('44.48'))
  const nearlyAll = { ...sums, undue: euros('40.00') }
  expect(refundOfLines({ lines: [scarf], sums: nearlyAll }, { 1: 2 })).toEqual(euros('40.00'))
})

test('an amount is read with either sign between euros and cents, and nothing else is', () => {
  expect(['12,50', ' 12.5 ', '7'].map((text) => readAmount(text, 'EUR'))).toEqual([
    ...[euros('12.50'), euros('12.50'), euros('7.00')],
  ])
  for (const text of ['', '12,505', '1.234,50', '-5', '1e3']) {
    expect(readAmount(text, 'EUR')).toBeNull()
  }
})

import { expect, test } from 'vitest'
import { toMoney } from './money.ts'

test.each([
  [84.9, '84.90'],
  [0.1 + 0.2, '0.30'],
  [1.005, '1.00'],
  [0, '0.00'],
  [1234567.89, '1234567.89'],
])('%d becomes decimal text with two places', (amount, text) => {
  expect(toMoney(amount, 'EUR')).toEqual({ amount: text, currency: 'EUR' })
})

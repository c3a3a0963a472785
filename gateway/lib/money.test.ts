import { expect, test } from 'vitest'
import { toMoney } from './money.ts'

test.each([
  [84.9, '84.90'],
  [0.1 + 0.2, '0.30'],
  [1.005, '1.00'],
  [0, '0.00'],
  [1234567.89, '1234567.89'],
  [0.05, '0.05'],
  [-0.001, '0.00'],
  [-3.5, '-3.50'],
  [9e15, '9000000000000000.00'],
])('%d becomes decimal text with two places', (amount, text) => {
  expect(toMoney(amount, 'EUR')).toEqual({ amount: text, currency: 'EUR' })
})

test('amounts read as if they had been fixed to two places', () => {
  for (let cents = 0; cents < 25_000; cents += 1) {
    expect(toMoney(cents / 100, 'EUR').amount).toBe((cents / 100).toFixed(2))
  }
})

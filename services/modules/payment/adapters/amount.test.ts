import { expect, test } from 'vitest'
import { centsOf, decimalOf } from './amount.ts'

test('cents as a decimal and back', () => {
  const amounts = [0, 1, 9, 10, 99, 100, 1_999, 123_456_789]

  expect(amounts.map(decimalOf).slice(0, 6)).toEqual([
    '0.00',
    '0.01',
    '0.09',
    '0.10',
    '0.99',
    '1.00',
  ])
  expect(amounts.map((cents) => centsOf(decimalOf(cents)))).toEqual(amounts)
  expect(['5', '5.5', '84.90'].map(centsOf)).toEqual([500, 550, 8_490])
})

test.each(['', '-1.00', '+1', '1,00', '1.005', '1e3', ' 1', '99999999999', 12, null, undefined])(
  '%j is no amount',
  (text) => {
    expect(centsOf(text)).toBeNull()
  },
)

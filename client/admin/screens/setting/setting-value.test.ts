import { expect, test } from 'vitest'
import { storedValue, typedValue } from './setting-value.ts'

test('an amount is typed in euros and stored in cents, and what is none goes on as it is', () => {
  const amount = { unit: 'CENTS' } as const
  const typed = ['30', '30,5', '30.05 €', ' 0,99 ', '1.000,00', 'puno', '']
  expect(typed.map((text) => storedValue(amount, text))).toEqual([
    ...['3000', '3050', '3005', '99', '1.000,00', 'puno', null],
  ])
  expect(typedValue(amount, '3050')).toBe('30,50')
  expect(typedValue(amount, null)).toBe('')
  expect(storedValue({ unit: 'DAYS' }, ' 30 ')).toBe('30')
})

import { expect, test } from 'vitest'
import { hundredthsOf, typedHundredths } from './amount-input.ts'

test('an amount is typed with a comma or a point, and with or without its sign', () => {
  expect(['4,90', '4.9', ' 4,90 € ', '25 %', '0'].map(hundredthsOf)).toEqual([
    490, 490, 490, 2500, 0,
  ])
  expect(['', 'besplatno', '-1', '1.000,00', '4,905'].map(hundredthsOf)).toEqual(
    Array(5).fill(null),
  )
  expect([490, 0, 100_000].map(typedHundredths)).toEqual(['4,90', '0,00', '1000,00'])
})

import { expect, test } from 'vitest'
import { toPrice } from './price.ts'

const figures = { retailPrice: 100, basicPrice: 80, finalPrice: 75, membershipPrice: 70 }

test('[PR-02] all prices are decimal text with the currency beside it', () => {
  expect(toPrice(figures, 'EUR')).toMatchObject({
    final: { amount: '75.00', currency: 'EUR' },
    retail: { amount: '100.00', currency: 'EUR' },
    withoutTax: { amount: '80.00', currency: 'EUR' },
    membership: { amount: '70.00', currency: 'EUR' },
  })
})

test('[PR-21] a reduction is announced against the lowest price of the 30 days before', () => {
  expect(toPrice({ ...figures, referencePrice: 90 }, 'EUR')).toMatchObject({
    reference: { amount: '90.00' },
    discountPercent: 17,
  })
})

test.each([
  ['nothing is known of the days before', null],
  ['a platform does not tell', undefined],
  ['the price was as low before', 75],
  ['the price was lower before', 60],
  ['it is lower by less than half a percent', 75.2],
])('no reduction is announced when %s', (_when, referencePrice) => {
  const price = toPrice({ ...figures, referencePrice }, 'EUR')
  expect([price.reference, price.discountPercent]).toEqual([null, null])
})

test('[PR-03] without a final price the running reduction counts, and without that the list price', () => {
  expect(toPrice({ retailPrice: 100, discount: { retailPrice: 60 } }, 'EUR').final.amount).toBe(
    '60.00',
  )
  expect(toPrice({ retailPrice: 100, discount: null }, 'EUR').final.amount).toBe('100.00')
})

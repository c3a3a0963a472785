import { describe, expect, test } from 'vitest'
import { finalPriceCents, pricesOf, toBasisPoints, withoutTaxCents } from './price.ts'

describe('withoutTaxCents', () => {
  test.each([
    [2490, 25, 1992],
    [999, 25, 799],
    [1000, 13, 885],
    [1050, 5, 1000],
    [777, 0, 777],
    [0, 25, 0],
    // 1.01 € less 25 % is 80.8 cents, 1.13 € is 90.4: up and down.
    [101, 25, 81],
    [113, 25, 90],
    // Exactly half a cent goes up.
    [3, 100, 2],
    [2_147_483_647, 25, 1_717_986_918],
  ])('%i cents with %f %% inside are %i without', (gross, percent, net) => {
    expect(withoutTaxCents(gross, toBasisPoints(percent))).toBe(net)
  })

  test('no rate of VAT makes anything but whole cents', () => {
    for (let gross = 0; gross < 2000; gross += 1) {
      for (const percent of [25, 13, 5, 0, 5.5]) {
        expect(Number.isInteger(withoutTaxCents(gross, toBasisPoints(percent)))).toBe(true)
      }
    }
  })
})

describe('pricesOf', () => {
  const product = { listPriceCents: 2000, membershipPriceCents: 1800, taxBasisPoints: 2500 }

  test('without a reduction the list price is what is paid', () => {
    expect(pricesOf(product, null)).toEqual({
      retailPrice: 20,
      basicPrice: 16,
      finalPrice: 20,
      membershipPrice: 18,
      discount: null,
      referencePrice: null,
    })
  })

  test('a running reduction is what is paid, beside its reference price', () => {
    const running = { priceCents: 1499, referencePriceCents: 1700 }
    expect(pricesOf(product, running)).toMatchObject({
      finalPrice: 14.99,
      discount: { retailPrice: 14.99 },
      referencePrice: 17,
    })
  })

  test('a reduction that is not below the list price any more is none', () => {
    const running = { priceCents: 2000, referencePriceCents: 2500 }
    expect(pricesOf(product, running)).toMatchObject({
      finalPrice: 20,
      discount: null,
      referencePrice: null,
    })
    expect(finalPriceCents(1000, running)).toBe(1000)
  })

  test('cents become decimals without a tail', () => {
    for (let cents = 0; cents < 5000; cents += 1) {
      const { finalPrice } = pricesOf({ ...product, listPriceCents: cents }, null)
      expect(String(finalPrice)).toMatch(/^\d+(\.\d{1,2})?$/)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { type PricedLine, priceLines } from './price-lines.ts'
import { shareOut } from './share-out.ts'

const aLine = (line: Partial<PricedLine>): PricedLine => ({
  listCents: 1000,
  finalCents: 1000,
  membershipCents: null,
  quantity: 1,
  taxBasisPoints: 2500,
  isEligible: true,
  ...line,
})
const PLAIN = { isMember: false, coupon: null }

test('rows add up to the total, and VAT is taken out of it by rate [CA-18]', () => {
  const totals = priceLines(
    [
      aLine({ finalCents: 8999, quantity: 2 }),
      aLine({ finalCents: 333, quantity: 3, taxBasisPoints: 1300 }),
      aLine({ finalCents: 1, quantity: 3, taxBasisPoints: 500 }),
    ],
    PLAIN,
  )
  expect(totals.rows.map(({ rowCents }) => rowCents)).toEqual([17_998, 999, 3])
  expect(totals.itemsCents).toBe(19_000)
  expect(totals.totalCents).toBe(19_000)
  expect(totals.taxCents).toBe(3_600 + 115 + 0)
})

test('a member pays the lower of the two prices', () => {
  const lines = [
    aLine({ finalCents: 2000, membershipCents: 1500, quantity: 2 }),
    aLine({ finalCents: 900, membershipCents: 950 }),
  ]
  expect(priceLines(lines, { isMember: true, coupon: null }).totalCents).toBe(3_900)
  const guest = priceLines(lines, PLAIN)
  expect([guest.totalCents, guest.memberSavingCents]).toEqual([4_900, 1_000])
})

test('a coupon takes off of eligible rows alone, and never more than there is', () => {
  const lines = [aLine({ finalCents: 3333 }), aLine({ finalCents: 5000, isEligible: false })]
  const of = (coupon: { percent: number } | { cents: number }) =>
    priceLines(lines, { isMember: false, coupon }).couponCents
  expect(of({ percent: 10 })).toBe(333)
  expect(of({ percent: 33 })).toBe(1_100)
  expect(of({ cents: 2_000 })).toBe(2_000)
  expect(of({ cents: 9_000 })).toBe(3_333)
})

test('amounts are shared out to the cent, by the largest remainder', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(5, [10, 0, 30])).toEqual([1, 0, 4])
  expect(shareOut(7, [0, 0])).toEqual([0, 0])
  const many = shareOut(99_999_999, [123_456_789, 987_654_321, 1])
  expect(many.reduce((sum, cents) => sum + cents, 0)).toBe(99_999_999)
})

describe('[case 36] money', () => {
  const only = (...cents: readonly number[]) => cents.map((finalCents) => aLine({ finalCents }))

  test('0.1 + 0.2 is 0.3, and a third off of three pieces is whole cents in each row', () => {
    expect(priceLines(only(10, 20), PLAIN).totalCents).toBe(30)
    const third = priceLines(only(333, 333, 334), { isMember: false, coupon: { percent: 33.333 } })
    expect([third.couponCents, third.totalCents]).toEqual([333, 667])
    const parts = third.rows.map(({ couponCents }) => couponCents)
    expect(parts.every(Number.isInteger)).toBe(true)
    expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(333)
  })

  test('of 10,000 lines the rows, the parts of the coupon and the taxes add up to the total', () => {
    const rates = [2500, 1300, 500, 0]
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      aLine({ finalCents: 1 + (index % 997), taxBasisPoints: rates[index % 4] ?? 0 }),
    )
    const totals = priceLines(lines, { isMember: false, coupon: { percent: 33 } })
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
    expect(sum(totals.rows.map(({ rowCents }) => rowCents))).toBe(totals.itemsCents)
    expect(sum(totals.rows.map(({ couponCents }) => couponCents))).toBe(totals.couponCents)
    expect(totals.itemsCents - totals.couponCents).toBe(totals.totalCents)
    expect(sum(totals.taxes.map(({ grossCents }) => grossCents))).toBe(totals.totalCents)
    expect(sum(totals.taxes.map(({ taxCents }) => taxCents))).toBe(totals.taxCents)
  })

  test('VAT is that of the sum of a rate, not of each line', () => {
    // 0.03 a piece at 25 %: 0.006 each, which would round to 0.01 ten times.
    const totals = priceLines(only(...Array(10).fill(3)), PLAIN)
    expect(totals.taxCents).toBe(6)
  })

  test('a coupon larger than the sum leaves nothing, never less', () => {
    const totals = priceLines(only(500, 700), { isMember: false, coupon: { cents: 99_999 } })
    expect([totals.couponCents, totals.totalCents, totals.taxCents]).toEqual([1_200, 0, 0])
  })
})

test('of thousands of random carts the parts always add up [CA-18]', () => {
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 3_000; round += 1) {
    const lines = Array.from({ length: 1 + random(8) }, () =>
      aLine({
        finalCents: random(20_000),
        quantity: 1 + random(9),
        taxBasisPoints: [2500, 1300, 500, 0][random(4)] ?? 0,
        isEligible: random(3) > 0,
      }),
    )
    const coupon = random(2) ? { percent: 1 + random(100) } : { cents: 1 + random(50_000) }
    const totals = priceLines(lines, { isMember: false, coupon })
    expect(totals.totalCents).toBe(totals.itemsCents - totals.couponCents)
    expect(totals.totalCents).toBeGreaterThanOrEqual(0)
    expect(totals.taxCents).toBeGreaterThanOrEqual(0)
    expect(totals.taxCents).toBeLessThanOrEqual(Math.ceil(totals.totalCents / 5))
  }
})

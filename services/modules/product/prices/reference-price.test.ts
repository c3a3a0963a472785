import { describe, expect, test } from 'vitest'
import { type PricePoint, referencePriceCents } from './reference-price.ts'

const BEGAN = '2026-06-30T10:00:00.000Z'

function daysBefore(days: number, finalPriceCents: number): PricePoint {
  const since = new Date(Date.parse(BEGAN) - days * 24 * 60 * 60 * 1000).toISOString()
  return { since, finalPriceCents }
}

describe('the reference price of a reduction [PR-21]', () => {
  test.each<[string, readonly PricePoint[], number | null]>([
    ['one price for ages', [daysBefore(400, 2000)], 2000],
    [
      'a cheaper price that ended 31 days before',
      [daysBefore(60, 1000), daysBefore(31, 2000)],
      2000,
    ],
    [
      'a cheaper price that ended 29 days before',
      [daysBefore(60, 1000), daysBefore(29, 2000)],
      1000,
    ],
    [
      'a cheaper price that ended 30 days before to the moment',
      [daysBefore(60, 1000), daysBefore(30, 2000)],
      2000,
    ],
    [
      'a dip inside the window',
      [daysBefore(60, 2000), daysBefore(20, 1500), daysBefore(10, 2200)],
      1500,
    ],
    ['a dearer week inside the window', [daysBefore(60, 1500), daysBefore(8, 2500)], 1500],
    ['a product that is ten days old', [daysBefore(10, 1800), daysBefore(5, 1900)], 1800],
    [
      'prices in any order',
      [daysBefore(10, 2200), daysBefore(60, 2000), daysBefore(20, 1500)],
      1500,
    ],
    ['its own price does not count', [daysBefore(60, 2000), daysBefore(0, 900)], 2000],
    ['what came later does not count', [daysBefore(60, 2000), daysBefore(-5, 900)], 2000],
    ['a product that was not sold before', [daysBefore(0, 900)], null],
    ['no history at all', [], null],
  ])('%s', (_case, history, expected) => {
    expect(referencePriceCents(history, BEGAN)).toBe(expected)
  })
})

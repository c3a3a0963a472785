import { expect, test } from 'vitest'
import { type Facet, isChoice } from './facets.ts'

function colours(...totals: readonly number[]): Facet {
  const values = totals.map((totalProducts, at) => ({
    ...{ __typename: 'FacetValue', id: `${at}`, label: `Boja ${at}`, totalProducts },
    ...{ isYes: null, swatch: null, isMedia: false, min: null, max: null },
  }))
  return {
    __typename: 'Facet',
    code: 'boja',
    label: 'Boja',
    type: 'VISUAL_SWATCH',
    values,
  } as Facet
}

test('a filter is shown where it divides the list', () => {
  expect(isChoice(colours(4, 3), '', 7)).toBe(true)
  expect(isChoice(colours(2, 1, 1), '', 7)).toBe(true)
  expect(isChoice(colours(3), '', 7)).toBe(true)
})

test('a filter is left out where every product has its one value, or each value one product', () => {
  expect(isChoice(colours(7), '', 7)).toBe(false)
  expect(isChoice(colours(1, 1, 1), '', 7)).toBe(false)
})

test('a filter that is in use stays', () => {
  expect(isChoice(colours(1, 1), '0', 2)).toBe(true)
})

import { expect, test } from 'vitest'
import { buildCategoryTree, toCategoryName } from './category-tree.ts'
import { toAttributeValues, toBundleParts, toFormat, toIds } from './mappers.ts'
import { toDefaultSort, toSorts } from './sorts.ts'

const category = { id: 1, slug: 'scarves', slugMain: 'scarves' }

test.each([
  ['Simple', 'SIMPLE'],
  ['eproduct', 'E_PRODUCT'],
  ['EProduct', 'E_PRODUCT'],
  ['configurable', 'CONFIGURABLE'],
  ['BUNDLE', 'BUNDLE'],
])('[PR-07] the format %s is %s', (format, name) => expect(toFormat(format)).toBe(name))

test('[PR-06] cross-sold products are ids or objects that hold them', () => {
  expect(toIds([3, { id: 5 }, { id: 3, format: 'simple' }])).toEqual([3, 5])
  expect(toIds(null)).toEqual([])
})

test('parts of a bundle are ids or objects, each with a quantity', () => {
  const parts = [
    { product: 3, quantity: 2, format: 'simple' },
    { product: { id: 4 }, quantity: 1, format: 'simple' },
  ]
  expect(toBundleParts(parts)).toEqual([
    { productId: 3, quantity: 2 },
    { productId: 4, quantity: 1 },
  ])
})

test.each([
  [true, ['Da']],
  [1.4, ['1,4']],
  ['Vuna', ['Vuna']],
  [
    ['Crvena', 'Bijela'],
    ['Crvena', 'Bijela'],
  ],
  ['', []],
  ['2026-09-01', ['01.09.2026.']],
  ['2026-12-12T19:15:00.000Z', ['12.12.2026. u 20:15']],
  ['2026-07-01T22:30:00+02:00', ['01.07.2026. u 22:30']],
  ['2026-13-41', ['2026-13-41']],
  ['Sezona 2026/27', ['Sezona 2026/27']],
])('[PR-04] the attribute value %j is shown as %j', (value, shown) => {
  expect(toAttributeValues({ attributeCode: 'a', value: { value } }, 'hrv')).toEqual(shown)
})

test('[PR-04] other languages write days and moments in their own way', () => {
  const shown = (value: string, language: string) =>
    toAttributeValues({ attributeCode: 'a', value: { value } }, language)
  expect(shown('2026-09-01', 'ger')).toEqual(['01.09.2026'])
  expect(shown('2026-12-12T19:15:00.000Z', 'eng')).toEqual(['12/12/2026, 20:15'])
})

test('[LS-09] a category is called by its name or its title', () => {
  expect(toCategoryName({ ...category, name: 'Šalovi' })).toBe('Šalovi')
  expect(toCategoryName({ ...category, title: 'Scarves' })).toBe('Scarves')
  expect(toCategoryName(category)).toBe('scarves')
})

test('[LS-22] [LS-23] a category restricts the sorts of its list and chooses the first', () => {
  expect(toSorts(category)).toHaveLength(8)
  expect(toDefaultSort(category)).toBe('NEWEST')
  const own = { ...category, sortTypes: [3, 4, 99], sortDefaultType: 4 }
  expect([toSorts(own), toDefaultSort(own)]).toEqual([
    ['CHEAPEST', 'MOST_EXPENSIVE'],
    'MOST_EXPENSIVE',
  ])
  expect(toDefaultSort({ ...own, sortDefaultType: 1 })).toBe('CHEAPEST')
})

test('categories that lead back to themselves do not stop the tree', () => {
  const tree = buildCategoryTree([
    { ...category, id: 1, slug: 'one', parentId: null },
    { ...category, id: 2, slug: 'two', parentId: 3 },
    { ...category, id: 3, slug: 'three', parentId: 2 },
    { ...category, id: 4, slug: 'four', parentId: 99 },
  ])
  expect(tree.top.map((node) => node.category.id)).toEqual([1, 4])
  expect(tree.byId(2)).toBeNull()
})

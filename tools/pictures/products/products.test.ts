import { expect, test } from 'vitest'
import { FRONT_VIEWS, SECOND_VIEWS, THIRD_VIEWS } from './products.ts'

test('every product has a front and a second view, and no picture has two drawings', () => {
  const fronts = FRONT_VIEWS.map(({ key }) => key)
  const seconds = SECOND_VIEWS.map(({ key }) => key)
  const products = fronts.filter((key) => !key.includes('--'))

  expect(seconds).toEqual(expect.arrayContaining(products.map((key) => `${key}-2`)))
  expect(seconds).toHaveLength(products.length)
  expect(new Set([...fronts, ...seconds]).size).toBe(fronts.length + seconds.length)
})

test('a third view belongs to a product, and stands on the ground of the other two', () => {
  const fronts = new Map(FRONT_VIEWS.map(({ key, ground }) => [key, ground]))

  expect(THIRD_VIEWS.length).toBeGreaterThan(150)
  for (const { key, ground } of [...SECOND_VIEWS, ...THIRD_VIEWS]) {
    expect(ground, key).toEqual(fronts.get(key.replace(/-[23]$/, '')))
  }
})

test('another colour of a product belongs to a product that has its own picture', () => {
  const fronts = new Set(FRONT_VIEWS.map(({ key }) => key))
  const variants = [...fronts].filter((key) => key.includes('--'))

  expect(variants.length).toBeGreaterThan(30)
  expect(variants.filter((key) => !fronts.has(key.split('--')[0] ?? ''))).toEqual([])
})

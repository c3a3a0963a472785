import { expect, test } from 'vitest'
import { LARGE_ATTRIBUTES } from './attributes.ts'
import { LARGE_CATEGORIES } from './categories.ts'
import { TOPS } from './goods.ts'
import { type Ground, largeProduct } from './large-product.ts'

const ground: Ground = {
  now: new Date('2026-11-21T12:00:00.000Z'),
  categoryIds: new Map([...TOPS, ...LARGE_CATEGORIES].map(({ slug }, index) => [slug, index + 1])),
  pictures: [
    { slug: 'dres-domaci', mediaId: 1 },
    { slug: 'salica', mediaId: 2 },
  ],
}

test('there are sixty categories on three levels below those of the demo, and fourteen attributes', () => {
  const bySlug = new Map(LARGE_CATEGORIES.map((category) => [category.slug, category]))
  const levels = LARGE_CATEGORIES.map(({ path }) => path.length - 1)

  expect(bySlug.size).toBe(60)
  expect(new Set(levels)).toEqual(new Set([1, 2, 3]))
  for (const { parent, path, top } of LARGE_CATEGORIES) {
    expect(path.slice(1)).toEqual(bySlug.get(parent)?.path ?? [top])
  }
  expect(new Set(LARGE_ATTRIBUTES.map(({ code }) => code)).size).toBe(14)
})

test('a number makes the same product always, and ten thousand of them speak thousands of words', () => {
  const products = Array.from({ length: 10_000 }, (_, number) => largeProduct(number, ground))
  const words = new Set(
    products.flatMap(
      ({ texts: { hrv } }) => `${hrv?.name} ${hrv?.description}`.match(/\p{L}+/gu) ?? [],
    ),
  )

  expect(largeProduct(4_711, ground)).toEqual(products[4_711])
  expect(new Set(products.map(({ slug }) => slug['hrv'])).size).toBe(products.length)
  expect(words.size).toBeGreaterThan(5_000)
})

test('pictures show such a thing where the demo has one', () => {
  const mugs = Array.from({ length: 500 }, (_, number) => largeProduct(number, ground)).filter(
    ({ texts }) => texts['hrv']?.name.includes('šalica'),
  )

  expect(mugs.length).toBeGreaterThan(3)
  expect(new Set(mugs.flatMap(({ mediaIds }) => mediaIds))).toEqual(new Set([2]))
})

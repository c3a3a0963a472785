import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#services/demo/content/categories.ts'
import { productsFor } from '#services/demo/content/products.ts'
import { createTextsById, type TextsById } from '#services/platform/search/texts-by-id.ts'
import { textOf } from '#services/platform/text/html.ts'
import { EXPECTATIONS, NONSENSE } from './search-fixture.ts'

const products = productsFor(new Date('2026-12-12T19:15:00.000Z'))
const names = new Map(products.map(({ name }, index) => [products.length - index, name]))
const categoryNames = new Map(CATEGORIES.map(({ slug, name }) => [slug, name]))

function demoIndex(): TextsById {
  const index = createTextsById()
  for (const [at, { name, sku, stock, categories, excerpt, description }] of products.entries()) {
    const sizes = typeof stock === 'object' ? Object.keys(stock) : []
    index.put(products.length - at, {
      name,
      skus: [sku, ...sizes.map((size) => `${sku}-${size}`)],
      more: [
        ...categories.map((slug) => categoryNames.get(slug) ?? ''),
        excerpt,
        textOf(description.join(' ')),
      ],
    })
  }
  return index
}

describe('search for words', () => {
  test('of 85 expectations 81 are among the first nine', () => {
    const index = demoIndex()
    const all = Object.entries(EXPECTATIONS).flatMap(([kind, rows]) =>
      rows.map(([keywords, name]) => ({ kind, keywords, name })),
    )

    const missed = all.filter(
      ({ keywords, name }) =>
        !index
          .find(keywords)
          .slice(0, 9)
          .some((id) => name.test(names.get(id) ?? '')),
    )

    expect(all).toHaveLength(85)
    expect(missed.length, JSON.stringify(missed.map(({ keywords }) => keywords))).toBeLessThan(5)
  })

  test.for(NONSENSE)('%s finds nothing', (word) => {
    expect(
      demoIndex()
        .find(word)
        .map((id) => names.get(id)),
    ).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { CatalogueIndex } from './catalogue-index.ts'
import type { ListQuestion } from './catalogue-reads.ts'
import type { ProductFacts } from './index-facts.ts'

const PRODUCTS = 3_000
const ATTRIBUTES = [1, 2, 3, 4]
const VALUES = 60

/** Rare values and common ones, and a number that some have. */
function facts(id: number): ProductFacts {
  const common = { attributeId: 1, valueId: 1 + (id % 2) }
  const values = ATTRIBUTES.slice(1).map((attributeId) => ({
    attributeId,
    valueId: attributeId * 100 + ((id * attributeId) % VALUES),
  }))
  return {
    id,
    archived: id % 30 === 0,
    featured: id % 500 === 0,
    categoryPriority: id % 7,
    listPriceCents: 100 + (id % 50),
    manufacturer: null,
    skus: [`S${id}`],
    texts: [{ language: 'hrv', name: `P ${id}`, nameSort: `p ${id}`, searchFold: `p ${id}` }],
    categories: [],
    values: id % 3 === 0 ? [common] : [common, ...values],
    scalars:
      id % 4 === 0
        ? [{ attributeId: 9, yesNo: null, thousandths: (id * 37) % 5_000, moment: null }]
        : [],
    reductions: [],
  }
}

function countsOf(products: readonly ProductFacts[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { values } of products) {
    for (const { valueId } of values) counts.set(valueId, (counts.get(valueId) ?? 0) + 1)
  }
  return counts
}

const everyone = Array.from({ length: PRODUCTS }, (_, at) => facts(at + 1))
const index = new CatalogueIndex([])
index.setFilterable(new Set([...ATTRIBUTES, 9]))
index.put(everyone)
index.sort()

const question = (conditions: ListQuestion['conditions']): ListQuestion => ({
  language: 'hrv',
  now: '2026-01-01T00:00:00.000Z',
  conditions,
  keywords: '',
})

test.each<[string, ListQuestion['conditions'], (product: ProductFacts) => boolean]>([
  ['few', [{ kind: 'featured', is: true }], (product) => product.featured],
  ['nearly all', [{ kind: 'archived', is: false }], (product) => !product.archived],
  ['half', [{ kind: 'ids', ids: range(1, 1_500) }], (product) => product.id <= 1_500],
  ['all', [], () => true],
  ['none', [{ kind: 'ids', ids: [] }], () => false],
])('facets of %s of the products count each of them once', (_name, conditions, isIn) => {
  const products = everyone.filter(isIn)
  const { counts } = index.facets(question(conditions))

  const counted = counts.flatMap(({ valueId, total }) =>
    valueId ? [[valueId, total] as const] : [],
  )
  expect(new Map(counted)).toEqual(countsOf(products))
  const numbers = products.flatMap(({ scalars }) => scalars.flatMap((row) => row.thousandths ?? []))
  expect(counts.filter((row) => row.attributeId === 9)).toMatchObject(
    numbers.length === 0
      ? []
      : [
          {
            total: numbers.length,
            minThousandths: Math.min(...numbers),
            maxThousandths: Math.max(...numbers),
          },
        ],
  )
})

test('what is put again in another shape leaves nothing of its first one behind', () => {
  const changing = new CatalogueIndex([])
  changing.setFilterable(new Set(ATTRIBUTES))
  changing.put(everyone)
  changing.sort()
  for (let round = 0; round < 40; round += 1) {
    const ids = range(1, 200)
    changing.replace(ids, round % 2 === 0 ? ids.map((id) => ({ ...facts(id + 1), id })) : [])
  }
  changing.replace(range(1, 200), everyone.slice(0, 200))

  const all = question([])
  const bySort = (param: 'finalPrice' | 'categoryPriority' | 'name') =>
    [index, changing].map((one) =>
      one.list(all, { sort: { param, order: 'asc' }, limit: 50, offset: 1_000 }),
    )
  for (const param of ['finalPrice', 'categoryPriority', 'name'] as const) {
    const [once, again] = bySort(param)
    expect(again).toEqual(once)
  }
  const byValue = (one: CatalogueIndex) =>
    new Map(one.facets(all).counts.map(({ valueId, total }) => [valueId, total]))
  expect(byValue(changing)).toEqual(
    new Map([...byValue(index)].filter(([valueId]) => valueId !== null)),
  )
})

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

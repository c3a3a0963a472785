import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createKnownCosts } from './known-costs.ts'
import { costOf } from './operation-cost.ts'

const SDL = `
  type Query { products(limit: Int = 12, page: Int): List }
  type List { items: [Product!]! }
  type Product { id: ID! category: Category }
  type Category { children: [Category!]! }
`
const schema = buildSchema(SDL)
const document = parse(`
  query A($n: Int = 5, $page: Int) { products(limit: $n, page: $page) { items { ...inProduct } } }
  query B($m: Int) { products(limit: $m) { items { id } } }
  fragment inProduct on Product { category { children { children { __typename } } } }
`)

test('a known cost is the one that would be counted', () => {
  const known = createKnownCosts()
  for (let round = 0; round < 400; round += 1) {
    const n = [undefined, null, 1, 24, '24', -3, 1_000_000, round][round % 8]
    const variables = { ...(n === undefined ? {} : { n, m: n }), page: round }
    for (const name of ['A', 'B']) {
      const asked = [schema, document, name, variables] as const
      expect(known(...asked)).toBe(costOf(...asked))
    }
  }
})

test('another schema is counted anew', () => {
  const known = createKnownCosts()
  const longer = buildSchema(SDL.replace('Int = 12', 'Int = 50'))
  const plain = parse('{ products { items { id } } }')
  const costs = [schema, longer, schema].map((one) => known(one, plain, null, {}))
  expect(costs).toEqual([12, 50, 12].map((length) => length * 2))
})

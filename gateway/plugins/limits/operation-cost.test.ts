import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { within } from '#tests/support/within.ts'
import { costOf } from './operation-cost.ts'

const schema = buildSchema(`
  type Query { products(limit: Int = 12): List  byIds(ids: [ID!]): List  node: Product  media: Media }
  type List { items: [Product!]!  total: Int! }
  type Product { id: ID!  price: Price  media: [Media!]!  category: Category  beside: [Product!] }
  type Category { name: String  children: [Category!]! }
  type Price { final: Money }
  type Money { amount: String }
  type Media { url: String }
`)

const cost = (query: string, variables = {}) => costOf(schema, parse(query), null, variables)

test('an object costs one, and what comes with it nothing', () => {
  expect(cost('{ node { id price { final { amount } } media { url } } }')).toBe(1)
  expect(cost('{ node { category { name } } }')).toBe(2)
})

test('a list costs its limit times its selection, for each way to give the limit', () => {
  const items = 'items { id category { name } }'
  expect(cost(`{ products(limit: 10) { ${items} } }`)).toBe(30)
  expect(cost(`query ($n: Int) { products(limit: $n) { ${items} } }`, { n: 50 })).toBe(150)
  expect(cost(`{ products { ${items} } }`)).toBe(36)
  expect(cost('{ products(limit: 1000000) { total } }')).toBe(100)
})

test('a list of ids costs its length, however the ids are given', () => {
  const items = 'items { id category { name } }'
  const ids = Array.from({ length: 40 }, (_, index) => String(index))
  const literal = `["${ids.join('", "')}"]`
  // The list itself counts once per entry, too.
  expect(cost(`{ byIds(ids: ${literal}) { ${items} } }`)).toBe(120)
  expect(cost(`query ($ids: [ID!]) { byIds(ids: $ids) { ${items} } }`, { ids })).toBe(120)
  expect(cost(`query ($ids: [ID!] = ${literal}) { byIds(ids: $ids) { ${items} } }`)).toBe(120)
  expect(cost(`{ byIds { ${items} } }`)).toBe(6)
})

test('lists in lists multiply, and fragments cost as if they were written out', () => {
  expect(cost('{ node { beside { beside { beside { id } } } } }')).toBe(15)
  const written = cost('{ products { items { category { children { name } } } } }')
  const spread = cost(`
    { products { items { ...inProduct } } }
    fragment inProduct on Product { category { ...inCategory } }
    fragment inCategory on Category { children { name } }
  `)
  expect(spread).toBe(written)
})

test('fragments that double one another 200 times are counted at once', async () => {
  const fragments = Array.from(
    { length: 200 },
    (_, index) =>
      `fragment f${index} on Product { a: category { name } ...f${index + 1} ...f${index + 1} }`,
  )
  const query = `{ node { ...f0 } } ${fragments.join(' ')} fragment f200 on Product { id }`
  // Counted one by one they would outlast the machine.
  expect(await within(5_000, async () => cost(query))).toBeGreaterThan(1e30)
})

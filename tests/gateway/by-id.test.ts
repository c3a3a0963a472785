import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'

const BY_ID = `query ById(
  $ids: [ID!], $page: Int, $limit: Int, $sort: ProductSort, $featured: Boolean, $keywords: String
) {
  products(ids: $ids, page: $page, limit: $limit, sort: $sort, featured: $featured, keywords: $keywords) {
    items { id name isFeatured price { final { amount } } }
    pageInfo { page totalPages total hasNext }
  }
}`
const CATEGORIES = 'query ($ids: [ID!]) { categories(ids: $ids) { id name ancestors { id } } }'
const UNKNOWN = '2000000000'

const item = z.object({ id: z.string(), name: z.string(), isFeatured: z.boolean() })
const pageInfo = z.object({
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
  hasNext: z.boolean(),
})
const listed = z.object({ products: z.object({ items: z.array(item), pageInfo }) })
const named = z.object({ categories: z.array(z.object({ id: z.string(), name: z.string() })) })

const idsOf = (data: unknown) =>
  z
    .object({ products: z.object({ items: z.array(z.object({ id: z.string() })) }) })
    .parse(data)
    .products.items.map(({ id }) => id)

type Requested = { readonly ids: readonly string[] } & Readonly<Record<string, unknown>>

async function list(graph: TestGateway, requested: Requested) {
  const { data, errors, calls } = await graph.ask(BY_ID, requested)
  expect(errors).toEqual([])
  const { items, pageInfo: page } = listed.parse(data).products
  return { ids: items.map(({ id }) => id), items, page, paths: calls.map(({ path }) => path) }
}

eachEngine('products and categories by the ids that a client holds', (engine) => {
  let services: TestServices
  let graph: TestGateway
  /** Of products for sale, oldest first. */
  let ids: readonly string[]

  beforeAll(async () => {
    services = await startServices({ engine, seed: true })
    graph = await startGateway({ servicesUrl: services.url })
    const { data } = await graph.ask('{ products(limit: 40, sort: OLDEST) { items { id } } }')
    ids = idsOf(data)
    expect(ids.length).toBeGreaterThan(20)
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  test('[DC-06~] come in the order of the ids, once each and without missing ones, for one call', async () => {
    const [one = '', two = '', three = ''] = ids
    const found = await list(graph, { ids: [three, UNKNOWN, one, three, two] })
    expect(found.ids).toEqual([three, one, two])
    expect(found.page).toEqual({ page: 1, totalPages: 1, total: 3, hasNext: false })
    expect(found.paths).toEqual(['web/filter'])
  })

  test('all of them are answered without a limit, and pages follow the ids', async () => {
    const wanted = ids.slice(0, 20).toReversed()
    expect((await list(graph, { ids: wanted })).ids).toEqual(wanted)
    const second = await list(graph, { ids: wanted, page: 2, limit: 6 })
    expect(second.ids).toEqual(wanted.slice(6, 12))
    expect(second.page).toEqual({ page: 2, totalPages: 4, total: 20, hasNext: true })
    expect((await list(graph, { ids: wanted, page: 5, limit: 6 })).ids).toEqual([])
  })

  test('other arguments narrow them, and a sort replaces their order', async () => {
    const plain = await graph.ask('{ products(featured: true, limit: 3) { items { id } } }')
    const [one = '', two = '', three = ''] = idsOf(plain.data)
    const { items } = await list(graph, { ids })
    const others = items.filter(({ isFeatured }) => !isFeatured).map(({ id }) => id)
    expect(others.length).toBeGreaterThan(5)
    const narrowed = await list(graph, { ids: [three, ...others, one, two], featured: true })
    expect(narrowed.ids).toEqual([three, one, two])
    expect(narrowed.page.total).toBe(3)
    expect(narrowed.paths).toEqual(['web/filter'])

    const wanted = ids.slice(0, 20).toReversed()
    const sorted = await list(graph, { ids: wanted, sort: 'OLDEST' })
    expect(sorted.ids).toEqual(wanted.toReversed())
    expect(sorted.paths).toEqual(['web/filter'])
  })

  test('share one call with other fields that read products by id', async () => {
    const [one = '', two = ''] = ids
    const query = `query ($one: [ID!], $two: [ID!]) {
      one: products(ids: $one) { items { id name } } two: products(ids: $two) { items { id name } }
    }`
    const { calls, errors } = await graph.ask(query, { one: [one], two: [two, one] })
    expect([errors, calls.map(({ path }) => path)]).toEqual([[], ['web/filter']])
  })

  test('their facets count them alone', async () => {
    const query = `query ($ids: [ID!]) { products(ids: $ids) {
      pageInfo { total } facets { code values { totalProducts } } } }`
    const { data, errors } = await graph.ask(query, { ids: ids.slice(0, 3) })
    expect(errors).toEqual([])
    const { facets } = z
      .object({
        products: z.object({
          facets: z.array(z.object({ values: z.array(z.object({ totalProducts: z.int() })) })),
        }),
      })
      .parse(data).products
    const counts = facets.flatMap(({ values }) => values.map((value) => value.totalProducts))
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  })

  test('more than 100, and what is no id, are refused before any call', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `${index + 1}`)
    for (const wrong of [many, ['x']]) {
      for (const query of [BY_ID, CATEGORIES]) {
        const { errors, calls } = await graph.ask(query, { ids: wrong })
        expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'ids' } }])
        expect(calls.filter(({ path }) => path === 'web/filter')).toEqual([])
      }
    }
  })

  test('each id counts towards the cost, however it is given', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => `${index + 1}`)
    const literal = JSON.stringify(hundred)
    const costly = '{ items { crossSell { crossSell { crossSell { id } } } } }'
    for (const query of [
      `query ($ids: [ID!]) { products(ids: $ids) ${costly} }`,
      `{ products(ids: ${literal}) ${costly} }`,
      `query ($ids: [ID!] = ${literal}) { products(ids: $ids) ${costly} }`,
    ]) {
      const variables = query.includes('= [') ? {} : { ids: hundred }
      const { errors, calls } = await graph.ask(query, variables)
      expect(errors).toMatchObject([{ extensions: { code: 'TOO_COSTLY' } }])
      expect(calls).toEqual([])
    }
    expect((await graph.ask(BY_ID, { ids: hundred })).errors).toEqual([])
  })

  test('categories of any level come in the order of the ids, without missing ones', async () => {
    const { data } = await graph.ask('{ categories { id children { id } } }')
    const tree = z
      .object({
        categories: z.array(
          z.object({ id: z.string(), children: z.array(z.object({ id: z.string() })) }),
        ),
      })
      .parse(data).categories
    const parent = tree.find(({ children }) => children.length > 0)
    const child = parent?.children[0]
    const wanted = [child?.id ?? '', parent?.id ?? '']
    const found = await graph.ask(CATEGORIES, { ids: [wanted[0], UNKNOWN, wanted[1]] })
    expect(named.parse(found.data).categories.map(({ id }) => id)).toEqual(wanted)
    expect((await graph.ask(CATEGORIES, { ids: [] })).data).toEqual({ categories: [] })
  })
})

describe('over another platform', () => {
  let platform: ForeignPlatform
  let graph: TestGateway

  beforeAll(async () => {
    platform = await startForeignPlatform()
    graph = await startGateway({ servicesUrl: platform.url })
  })
  afterAll(async () => {
    await graph?.close()
    await platform?.close()
  })

  test('products by id come in order, without missing and archived ones', async () => {
    const found = await list(graph, { ids: ['910003', UNKNOWN, '910005', '910001'] })
    expect(found.ids).toEqual(['910003', '910001'])
    expect(found.paths).toEqual(['web/filter'])
  })

  test('categories by id do, too', async () => {
    const { data, errors } = await graph.ask(CATEGORIES, { ids: ['70002', UNKNOWN, '70001'] })
    expect(errors).toEqual([])
    expect(named.parse(data).categories.map(({ name }) => name)).toEqual(['Clothing', 'Tickets'])
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findContent, suggest } from '#services/contract/search.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { type AnswersWorld, startAnswersWorld } from './answers-world.ts'
import { eventually } from './eventually.ts'

const HIT = 'id kind slug title excerpt category publishedAt picture { urlTemplate }'
const SEARCH = `query Search($keywords: String!, $offset: Int, $limit: Int) {
  search(keywords: $keywords, offset: $offset, limit: $limit) {
    correctedKeywords total hasNext productTotal
    items { ${HIT} }
    products { id name price { final { amount } } }
  }
}`
const SUGGESTIONS = `query Suggestions($keywords: String!) {
  suggestions(keywords: $keywords) {
    correctedKeywords
    products { name slug picture { urlTemplate } price { final { amount currency } } }
    categories { name slug }
    posts { ${HIT} }
    pages { ${HIT} }
  }
}`

const hit = z.object({ id: z.string(), kind: z.enum(['POST', 'PAGE']), title: z.string() })
const found = z.object({
  search: z.object({
    correctedKeywords: z.string().nullable(),
    total: z.number(),
    hasNext: z.boolean(),
    productTotal: z.number(),
    items: z.array(hit),
    products: z.array(z.object({ name: z.string() })),
  }),
})

describe('over our services', () => {
  let services: TestServices
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ seed: true })
    graph = await startGateway({ servicesUrl: services.url })
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  const find = async (keywords: string, page: { offset?: number; limit?: number } = {}) => {
    const { data, errors } = await graph.ask(SEARCH, { keywords, ...page })
    expect(errors).toEqual([])
    return found.parse(data).search
  }

  test('nine, then eight, each once and in one order [SR-05]', async () => {
    const first = await find('rukomet')
    expect(first.items).toHaveLength(9)
    expect(first.hasNext).toBe(true)
    const next = await find('rukomet', { offset: 9, limit: 8 })
    const both = await find('rukomet', { limit: 17 })

    expect([...first.items, ...next.items]).toEqual(both.items)
    expect(new Set(both.items.map(({ id }) => id)).size).toBe(17)
    const { total } = first
    const last = await find('rukomet', { offset: total - 1, limit: 8 })
    expect(last.items).toHaveLength(1)
    expect(last.hasNext).toBe(false)
  })

  test('products stand beside posts and pages, and a correction is named [SR-04]', async () => {
    const { products, productTotal, correctedKeywords } = await find('domaći drse')
    expect(correctedKeywords).toBe('domaći dres')
    expect(products).toHaveLength(4)
    expect(products[0]?.name).toMatch(/domaći/i)
    expect(productTotal).toBeGreaterThan(4)
  })

  test('suggestions of all kinds cost two calls', async () => {
    // The category tree is shared, and loaded by the first.
    await graph.ask(SUGGESTIONS, { keywords: 'lopta' })
    const { data, errors, calls } = await graph.ask(SUGGESTIONS, { keywords: 'dresovi' })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      suggestions: {
        correctedKeywords: null,
        products: Array(5).fill({
          name: expect.stringMatching(/dres/i),
          picture: { urlTemplate: expect.stringContaining('{size}') },
          price: { final: { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'EUR' } },
        }),
        categories: expect.arrayContaining([{ name: 'Dresovi', slug: 'dresovi' }]),
        posts: expect.arrayContaining([expect.objectContaining({ kind: 'POST' })]),
      },
    })
    expect(calls.filter(({ path }) => !path.includes('category')).length).toBe(2)
  })

  test.each([
    ['keywords', { keywords: '   ' }],
    ['keywords', { keywords: 'x'.repeat(10_000) }],
    ['offset', { keywords: 'dres', offset: -1 }],
    ['offset', { keywords: 'dres', offset: 10_001 }],
    ['limit', { keywords: 'dres', limit: 0 }],
    ['limit', { keywords: 'dres', limit: 101 }],
  ])('a wrong argument is named: %s %j', async (argument, variables) => {
    const { errors } = await graph.ask(SEARCH, variables)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }])
  })

  test('what was pasted with markup is searched for by its words', async () => {
    const { items } = await find('<b>izbornik</b>\u0000 objavio')
    expect(items[0]?.title).toMatch(/^Izbornik/)
  })
})

describe('the cache', () => {
  let world: AnswersWorld
  const nothing = {
    correctedKeywords: null,
    records: [],
    total: 0,
    products: { ids: [], total: 0 },
  }
  const aPage = {
    ...{ kind: 'page' as const, id: 1, slug: 'o-nama', title: 'O nama', excerpt: '' },
    ...{ media: null, category: null, published_at: '2026-01-01T00:00:00.000Z' },
  }

  beforeEach(async () => {
    world = await startAnswersWorld()
    await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
    world.clock.advance(60_000)
  })
  afterEach(() => world.close())

  const often = async (query: string) => {
    for (let time = 0; time < 4; time += 1) await world.ask(query, { keywords: 'nama' })
  }

  test('holds what was found until a text changes, or the stock', async () => {
    world.services.on(findContent, () => ({ ...nothing, records: [aPage], total: 1 }))
    await often(SEARCH)
    const before = world.calls(findContent.path)
    await often(SEARCH)
    expect(world.calls(findContent.path)).toBe(before)
    for (const tag of ['search', 'list:all']) {
      const calls = world.calls(findContent.path)
      await world.told(tag)
      await often(SEARCH)
      expect(world.calls(findContent.path), tag).toBe(calls + 1)
    }
  })

  test('never holds that nothing was found, so that the service can count it', async () => {
    world.services.on(findContent, () => nothing)
    await often(SEARCH)
    expect(world.calls(findContent.path)).toBe(4)
  })

  test('holds suggestions until a text changes', async () => {
    const pages = [aPage]
    const answer = { correctedKeywords: null, products: [], categories: [], posts: [], pages }
    world.services.on(suggest, () => answer)
    await often(SUGGESTIONS)
    const before = world.calls(suggest.path)
    await often(SUGGESTIONS)
    expect(world.calls(suggest.path)).toBe(before)
    await world.told('search')
    await often(SUGGESTIONS)
    expect(world.calls(suggest.path)).toBe(before + 1)
  })
})

describe('over a platform without our calls', () => {
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

  test('posts and products are found by its own calls', async () => {
    const { data, errors } = await graph.ask(SEARCH, { keywords: 'shirt' })
    expect(errors).toEqual([])
    const { search } = found.parse(data)
    expect(search).toMatchObject({ correctedKeywords: null, total: 25, hasNext: true })
    expect(search.items[0]).toMatchObject({ kind: 'POST' })
    expect(search.products.length).toBeGreaterThan(0)
    expect(platform.requests.filter(({ path }) => path.includes('/search/'))).toEqual([])
  })

  test('an offset between two of its pages reads both', async () => {
    const before = platform.requests.length
    await graph.ask(SEARCH, { keywords: 'shirt', offset: 9, limit: 8 })
    const sent = platform.requests.slice(before).map(({ path }) => path)
    expect(sent.filter((path) => path.endsWith('post/filterStandard'))).toHaveLength(2)
  })

  test('it suggests products, posts, and categories of that name', async () => {
    const { data, errors } = await graph.ask(SUGGESTIONS, { keywords: 'Cloth' })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      suggestions: { categories: [{ name: 'Clothing' }], pages: [], correctedKeywords: null },
    })
  })
})

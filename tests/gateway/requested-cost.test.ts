import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filterProducts } from '#services/contract/product.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { type AnswersWorld, startAnswersWorld } from './answers-world.ts'
import { eventually } from './eventually.ts'

const PRODUCTS = '{ products(limit: 12) { items { name category { name } } } }'
const COST = { requested: 36, limit: 1_000 }
const TOO_COSTLY =
  '{ products(limit: 100) { items { crossSell { crossSell { crossSell { id } } } } } }'

const answer = z.looseObject({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ extensions: z.looseObject({ code: z.string() }) })).optional(),
  extensions: z.looseObject({ cost: z.unknown().optional() }).optional(),
})

describe('an answer tells its cost when the request wants it', () => {
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

  async function post(body: object, headers = {}): Promise<z.output<typeof answer>> {
    const response = await graph.post(JSON.stringify(body), headers)
    return answer.parse(await response.json())
  }

  test('executed or compiled, in the plain and in the full pipeline', async () => {
    for (let use = 1; use <= 6; use += 1) {
      for (const headers of [{}, { accept: 'application/json, text/unknown' }]) {
        const { data, extensions } = await post(
          { query: PRODUCTS, extensions: { cost: true } },
          headers,
        )
        expect(extensions?.cost).toEqual(COST)
        expect(data).toMatchObject({ products: { items: expect.any(Array) } })
      }
    }
  })

  test('beside the trace of a demo, which stays', async () => {
    const { extensions } = await post({ query: PRODUCTS, extensions: { cost: true } })
    expect(extensions).toMatchObject({ cost: COST, upstream: expect.any(Array) })
  })

  test('by the hash of a trusted document', async () => {
    const path = new URL('../../gateway/generated/documents.json', import.meta.url)
    const documents = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')))
    const [hash] =
      Object.entries(documents).find(([, text]) => text.startsWith('query WhoIs')) ?? []
    expect(hash).toBeDefined()
    const { extensions } = await post({
      extensions: { persistedQuery: { version: 1, sha256Hash: hash }, cost: true },
    })
    expect(extensions?.cost).toEqual({ requested: expect.any(Number), limit: 1_000 })
  })

  test('and for what is refused as too costly, so that the client sees by how much', async () => {
    const { errors, data, extensions } = await post({
      query: TOO_COSTLY,
      extensions: { cost: true },
    })
    expect([errors?.[0]?.extensions.code, data]).toEqual(['TOO_COSTLY', undefined])
    expect(extensions?.cost).toEqual({ requested: expect.any(Number), limit: 1_000 })
    expect(Object(extensions?.cost)['requested']).toBeGreaterThan(1_000)
  })

  test.each([[undefined], [{}], [{ cost: false }], [{ cost: 'true' }], [{ cost: 1 }], [null]])(
    'and not for extensions %j',
    async (extensions) => {
      const found = await post({ query: PRODUCTS, extensions })
      expect(found.extensions).not.toHaveProperty('cost')
    },
  )
})

describe('beside the cache of answers', () => {
  let world: AnswersWorld

  beforeEach(async () => {
    world = await startAnswersWorld()
    await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
    // An answer made right after the start is cached briefly.
    world.clock.advance(60_000)
  })
  afterEach(async () => {
    await world.close()
  })

  const withCost = () => world.ask(PRODUCTS, {}, {}, { cost: true })

  test('an answer with a cost neither comes from the cache nor goes into it', async () => {
    await world.ask(PRODUCTS)
    const { body } = await world.ask(PRODUCTS)
    expect(world.stored).toEqual([body])
    const calls = world.calls(filterProducts.path)

    for (let time = 1; time <= 4; time += 1) {
      const found = answer.parse(JSON.parse((await withCost()).body))
      expect(found.extensions?.cost).toEqual(COST)
      expect({ data: found.data }).toEqual(JSON.parse(body))
      expect(world.calls(filterProducts.path)).toBe(calls + time)
    }

    expect((await world.ask(PRODUCTS)).body).toBe(body)
    expect(world.calls(filterProducts.path)).toBe(calls + 4)
    expect(world.stored).toEqual([body])
  })

  test('an operation that is not cached yet is cached without its cost', async () => {
    await withCost()
    await withCost()
    expect(world.stored).toEqual([])
    const { body } = await world.ask(PRODUCTS)
    expect(world.stored).toEqual([body])
    expect(body).not.toContain('cost')
  })
})

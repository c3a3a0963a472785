import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { renameSlug, setArchived, setSales } from '#services/modules/product/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'

const product = z.object({ id: z.string(), slug: z.string() })
const listed = z.object({ products: z.object({ items: z.array(product) }) })
const BY_SLUG = `query BySlug($slugs: [String!]!) {
  productsBySlug(slugs: $slugs) { slug attributes { code } }
}`
const POPULAR = '{ popularProducts(limit: 2) { slug badges } }'

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

  async function idOf(slug: string): Promise<number> {
    const found = await findSlug(services.db, 'hrv', slug, 'product')
    if (!found) throw new Error(`No product ${slug}`)
    return found.target
  }

  test('what sold best comes first, and other sales change the cached answer', async () => {
    expect((await graph.ask(POPULAR)).data).toEqual({
      popularProducts: [
        { slug: 'lopta-sluzbena', badges: ['NEW', 'BESTSELLER', 'MEMBER_PRICE'] },
        { slug: 'salica-valovi', badges: ['BESTSELLER', 'MEMBER_PRICE'] },
      ],
    })

    const productId = await idOf('sal-pruge')
    await inTransaction(services.db, (trx) =>
      setSales(trx, services.clock, [{ productId, pieces: 50 }]),
    )
    await eventually(async () => {
      const { data } = await graph.ask(POPULAR)
      expect(data).toMatchObject({
        popularProducts: [
          { slug: 'sal-pruge', badges: expect.arrayContaining(['BESTSELLER']) },
          {},
        ],
      })
    })
  })

  test('only the products of the ids are listed, those for sale', async () => {
    const ids = [await idOf('salica'), await idOf('zastava'), 2_000_000_000]
    const LIST = `query List($ids: [ID!]) { products(ids: $ids, limit: 12) { items { id slug } } }`
    const ask = async (of: readonly unknown[]) =>
      listed.parse((await graph.ask(LIST, { ids: of.map(String) })).data).products.items
    expect((await ask(ids)).map(({ slug }) => slug).toSorted()).toEqual(['salica', 'zastava'])
    expect(await ask([])).toEqual([])
    const { errors } = await graph.ask(LIST, { ids: ['x'] })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test('products by slug keep their order, follow a rename and leave out archived ones', async () => {
    const [renamed, archived] = [await idOf('lopta-zenska'), await idOf('sal-vuneni')]
    await inTransaction(services.db, async (trx) => {
      const { clock } = services
      await renameSlug(trx, clock, { productId: renamed, language: 'hrv', slug: 'lopta-nova' })
      await setArchived(trx, clock, { productId: archived, archived: true })
    })
    const slugs = ['zastava', 'sal-vuneni', 'lopta-zenska', 'nema-ga']
    const { data } = await graph.ask(BY_SLUG, { slugs })
    expect(data).toMatchObject({
      productsBySlug: [
        { slug: 'zastava', attributes: expect.arrayContaining([{ code: 'materijal' }]) },
        { slug: 'lopta-nova' },
      ],
    })
  })

  test('five slugs, and no product or 21 popular ones, are refused', async () => {
    const answers = await Promise.all([
      graph.ask(BY_SLUG, { slugs: ['a', 'b', 'c', 'd', 'e'] }),
      graph.ask('{ popularProducts(limit: 0) { id } }'),
      graph.ask('{ popularProducts(limit: 21) { id } }'),
    ])
    for (const { errors } of answers) {
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    }
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

  test('featured products are the popular ones, and a member price is the only badge', async () => {
    const { data, errors } = await graph.ask(POPULAR)
    expect(errors).toEqual([])
    expect(data).toMatchObject({ popularProducts: expect.any(Array) })
    const { data: compared } = await graph.ask(BY_SLUG.replace('attributes { code }', 'badges'), {
      slugs: ['scarf-910001'],
    })
    expect(compared).toEqual({
      productsBySlug: [{ slug: 'scarf-910001', badges: ['MEMBER_PRICE'] }],
    })
  })
})

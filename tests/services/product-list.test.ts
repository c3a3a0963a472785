import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterProducts } from '#services/contract/product.ts'
import { saveProduct } from '#services/modules/product/api.ts'
import { listProducts } from '#services/modules/product/read/product-list.ts'
import { Validity } from '#services/platform/answer-cache.ts'
import { NO_CACHE } from '#tests/support/no-cache.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createSqlReads } from '#tests/support/sql-reads.ts'
import { addProduct, aProduct, type Catalogue, moment, seedCatalogue } from './product-catalogue.ts'

eachEngine('product list', (engine) => {
  let services: TestServices
  let catalogue: Catalogue

  beforeAll(async () => {
    services = await startServices({ engine })
    catalogue = await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const list = (input: Parameters<typeof listProducts>[1]) => services.call(filterProducts, input)
  const names = async (input: Parameters<typeof listProducts>[1]) =>
    (await list(input)).records.map((record) => record.name)

  describe('of sorted products', () => {
    let gear: number

    beforeAll(async () => {
      gear = catalogue.gear
      const given = [
        { name: 'Ćup', retailPriceCents: 3000, categoryPriority: 5 },
        { name: 'Čaša', retailPriceCents: 1000, categoryPriority: 1 },
        { name: 'Cipela', retailPriceCents: 5000, categoryPriority: 1 },
        { name: 'Džep', retailPriceCents: 1000, categoryPriority: 9 },
        { name: 'Dugme', retailPriceCents: 200, categoryPriority: 0 },
        {
          name: 'Đerdan',
          retailPriceCents: 9000,
          categoryPriority: 2,
          createdAt: moment(services.clock, -60),
          reduction: { priceCents: 500, startsAt: moment(services.clock, -1) },
        },
      ]
      for (const product of given) {
        await addProduct(services, { ...product, categoryIds: [gear] })
      }
    })

    const inGear = (sort?: {
      param: 'id' | 'finalPrice' | 'name' | 'categoryPriority'
      order: 'asc' | 'desc'
    }) => names({ filters: [{ key: 'category', value: gear }], ...(sort ? { sort } : {}) })

    test('newest first is the default, oldest first the other way round [LS-15] [LS-16]', async () => {
      const newest = ['Đerdan', 'Dugme', 'Džep', 'Cipela', 'Čaša', 'Ćup']
      expect(await inGear()).toEqual(newest)
      expect(await inGear({ param: 'id', order: 'asc' })).toEqual(newest.toReversed())
    })

    test('a price sort counts the reduction that runs now, ties go by id [LS-17] [LS-18]', async () => {
      const cheapest = ['Dugme', 'Đerdan', 'Čaša', 'Džep', 'Ćup', 'Cipela']
      expect(await inGear({ param: 'finalPrice', order: 'asc' })).toEqual(cheapest)
      expect(await inGear({ param: 'finalPrice', order: 'desc' })).toEqual(cheapest.toReversed())
    })

    test('names stand in Croatian order: c č ć d dž đ [LS-19]', async () => {
      const alphabet = ['Cipela', 'Čaša', 'Ćup', 'Dugme', 'Džep', 'Đerdan']
      expect(await inGear({ param: 'name', order: 'asc' })).toEqual(alphabet)
      expect(await inGear({ param: 'name', order: 'desc' })).toEqual(alphabet.toReversed())
    })

    test('category priority goes both ways, ties by id [LS-20] [LS-21]', async () => {
      const lowest = ['Dugme', 'Čaša', 'Cipela', 'Đerdan', 'Ćup', 'Džep']
      expect(await inGear({ param: 'categoryPriority', order: 'asc' })).toEqual(lowest)
      expect(await inGear({ param: 'categoryPriority', order: 'desc' })).toEqual(
        lowest.toReversed(),
      )
    })

    test('a reduction that has ended or not begun does not count', async () => {
      const ids = await Promise.all(
        [
          { startsAt: moment(services.clock, -5), endsAt: moment(services.clock, -1) },
          { startsAt: moment(services.clock, 1), endsAt: moment(services.clock, 5) },
        ].map((span) =>
          addProduct(services, {
            createdAt: moment(services.clock, -60),
            reduction: { priceCents: 100, ...span },
          }),
        ),
      )
      const { records } = await list({ filters: [{ key: 'id', value: ids }] })
      expect(records.map((record) => record.finalPrice)).toEqual([20, 20])
      const reduced = [
        { key: 'id', value: ids },
        { key: 'discount', value: 'yes' },
      ]
      expect((await list({ filters: reduced })).records).toEqual([])
    })
  })

  describe('of pages', () => {
    let ids: number[]

    beforeAll(async () => {
      ids = await services.db.transaction().execute(async (trx) => {
        const added: number[] = []
        for (let count = 0; count < 30; count += 1) {
          added.push(
            await saveProduct(
              trx,
              services.clock,
              aProduct({
                categoryIds: [catalogue.gear],
                attributes: [{ code: 'boja', valueCode: 'plava' }],
                ...(count % 3 === 0
                  ? {
                      format: 'Configurable' as const,
                      options: ['velicina'],
                      variants: [{ sku: `V-${count}`, optionValues: { velicina: 'm' }, stock: 3 }],
                    }
                  : {}),
              }),
            ),
          )
        }
        return added
      })
    })

    const all = () => [{ key: 'id', value: ids }]

    test('ten a page unless told otherwise, twelve, twenty-four or at most a hundred [LS-10] [LS-11] [LS-46]', async () => {
      const plain = await list({ filters: all() })
      expect(plain.records).toHaveLength(10)
      expect(plain.pagination).toEqual({ page: 1, limit: 10, totalPages: 3, totalRecords: 30 })
      expect((await list({ filters: all(), limit: 12 })).records).toHaveLength(12)
      expect((await list({ filters: all(), limit: 24 })).pagination.totalPages).toBe(2)
      expect((await services.send(filterProducts, { limit: 101 })).status).toBe(400)
      expect((await list({ filters: all(), allowUnlimited: true })).records).toHaveLength(30)
    })

    test('pages neither repeat nor leave out; past the last there is nothing [LS-44]', async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list({ filters: all(), page, limit: 12 })),
      )
      const seen = pages.flatMap((page) => page.records.map((record) => record.id))
      expect(seen).toEqual(ids.toReversed())
      const past = await list({ filters: all(), page: 2_147_483_647, limit: 100 })
      expect(past.records).toEqual([])
      expect(past.pagination.totalRecords).toBe(30)
    })

    test("a call that asks for nothing is a list like any other; its guard is the caller's [LS-41]", async () => {
      const nothing = await list({})
      expect(nothing.pagination).toMatchObject({ page: 1, limit: 10 })
      expect(nothing.records).toHaveLength(10)
      const unlimited = await list({ allowUnlimited: true, limit: 12, page: 2 })
      expect(unlimited.pagination).toMatchObject({ page: 2, limit: 12 })
    })

    test('only what is selected is answered [LS-45]', async () => {
      const { records } = await list({ filters: all(), limit: 1, select: ['sku', 'finalPrice'] })
      expect(Object.keys(records[0] ?? {}).toSorted()).toEqual(
        ['finalPrice', 'format', 'id', 'media', 'name', 'sku', 'slug'].toSorted(),
      )
    })

    test('twelve and twenty-four products cost the same statements [AP-01]', async () => {
      const counting = countStatements(services)
      const now = services.clock.now().toISOString()
      const reads = createSqlReads(counting.db)
      const validity = new Validity()
      const products = NO_CACHE.cache.partition('one', 1)
      const context = { db: counting.db, reads, products, validity, language: 'hrv', now }
      const cost = async (limit: number) => {
        const before = counting.total()
        const written = await listProducts(context, { filters: all(), limit })
        const { records } = filterProducts.output.parse(JSON.parse(written.toString()))
        expect(records).toHaveLength(limit)
        return counting.total() - before
      }
      const twelve = await cost(12)
      expect(twelve).toBeGreaterThan(5)
      expect(twelve).toBeLessThan(25)
      expect(await cost(24)).toBe(twelve)
    })
  })
})

function countStatements({ db }: TestServices) {
  let count = 0
  return {
    total: () => count,
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { filterProducts } from '#services/contract/product.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { within } from '#tests/support/within.ts'
import { addProduct, type Catalogue, moment, seedCatalogue, valueId } from './product-catalogue.ts'

eachEngine('product filters', (engine) => {
  let services: TestServices
  let catalogue: Catalogue

  beforeAll(async () => {
    services = await startServices({ engine })
    catalogue = await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const list = (input: CallInput<typeof filterProducts>) => services.call(filterProducts, input)

  describe('of filtered products', () => {
    test('archived products are left out unless they are asked for [LS-12] [PR-26]', async () => {
      const sold = await addProduct(services)
      const gone = await addProduct(services, { archived: true })
      const asked = async (archived?: string | boolean) =>
        (
          await list({
            filters: [
              { key: 'id', value: [sold, gone] },
              ...(archived === undefined ? [] : [{ key: 'archived', value: archived }]),
            ],
          })
        ).records.map((record) => record.id)

      expect(await asked()).toEqual([sold])
      expect(await asked('no')).toEqual([sold])
      expect(await asked(false)).toEqual([sold])
      expect(await asked('yes')).toEqual([gone])
      expect(await asked('true')).toEqual([gone])
    })

    test('no other filter brings archived products back [LS-12] [PR-26]', async () => {
      const reduction = { priceCents: 900, startsAt: moment(services.clock, -1) }
      const more = { featured: true, reduction, createdAt: moment(services.clock, -40) }
      const sold = await addProduct(services, more)
      const gone = await addProduct(services, { ...more, archived: true })
      for (const key of ['featured', 'discount']) {
        const filters = [
          { key: 'id', value: [sold, gone] },
          { key, value: 'yes' },
        ]
        const { records } = await list({ filters })
        expect(
          records.map(({ id }) => id),
          key,
        ).toEqual([sold])
      }
    })

    test('a category holds what is in it and below it [LS-13]', async () => {
      const jersey = await addProduct(services, { categoryIds: [catalogue.jerseys] })
      const above = await list({ filters: [{ key: 'category', value: catalogue.clothes }] })
      expect(above.records.map((record) => record.id)).toContain(jersey)
      const beside = await list({ filters: [{ key: 'category', value: `${catalogue.gear}` }] })
      expect(beside.records.map((record) => record.id)).not.toContain(jersey)
      expect((await list({ filters: [{ key: 'category', value: 999_999 }] })).records).toEqual([])
    })

    test('mainCategory takes only products whose main category it is [LS-41]', async () => {
      const first = await addProduct(services, {
        categoryIds: [catalogue.jerseys, catalogue.gear],
      })
      const second = await addProduct(services, {
        categoryIds: [catalogue.gear, catalogue.jerseys],
      })
      const filters = [{ key: 'id', value: [first, second] }]
      const { records } = await list({ mainCategory: catalogue.gear, filters })
      expect(records.map((record) => record.id)).toEqual([second])
    })

    test('featured and reduced products can be asked for [LS-14]', async () => {
      const plain = await addProduct(services)
      const featured = await addProduct(services, { featured: true })
      const reduced = await addProduct(services, {
        createdAt: moment(services.clock, -60),
        reduction: { priceCents: 1500, startsAt: moment(services.clock, -2) },
      })
      const asked = async (key: string, value: string) =>
        (
          await list({
            filters: [
              { key: 'id', value: [plain, featured, reduced] },
              { key, value },
            ],
          })
        ).records.map((record) => record.id)
      expect(await asked('featured', 'yes')).toEqual([featured])
      expect(await asked('featured', 'no')).toEqual([reduced, plain])
      expect(await asked('discount', 'true')).toEqual([reduced])
      expect(await asked('discount', 'false')).toEqual([featured, plain])
    })

    test('attributes narrow by value, number, yes or no and date', async () => {
      const bottle = await addProduct(services, {
        attributes: [
          { code: 'boja', valueCode: 'crvena' },
          { code: 'materijal', valueCode: ['pamuk', 'vuna'] },
          { code: 'zapremnina', value: 0.75 },
          { code: 'vodootporno', value: true },
          { code: 'izdano', value: '2026-01-15' },
        ],
      })
      const other = await addProduct(services, {
        attributes: [
          { code: 'boja', valueCode: 'plava' },
          { code: 'zapremnina', value: 1.5 },
          { code: 'vodootporno', value: false },
        ],
      })
      const asked = async (filter: {
        key: string
        value: string | number | (string | number)[]
        range?: boolean
      }) =>
        (await list({ filters: [{ key: 'id', value: [bottle, other] }, filter] })).records.map(
          (record) => record.id,
        )
      const red = await valueId(services.db, 'crvena')
      const blue = await valueId(services.db, 'plava')

      expect(await asked({ key: 'boja', value: red })).toEqual([bottle])
      expect(await asked({ key: 'boja', value: [red, blue] })).toEqual([other, bottle])
      expect(await asked({ key: 'boja', value: `${red},${blue}` })).toEqual([other, bottle])
      expect(await asked({ key: 'materijal', value: await valueId(services.db, 'vuna') })).toEqual([
        bottle,
      ])
      expect(await asked({ key: 'zapremnina', value: [0.5, 1], range: true })).toEqual([bottle])
      expect(await asked({ key: 'zapremnina', value: [0.75, 1.5], range: true })).toEqual([
        other,
        bottle,
      ])
      expect(await asked({ key: 'vodootporno', value: 'yes' })).toEqual([bottle])
      const january = [Date.parse('2026-01-01'), Date.parse('2026-01-31')]
      expect(await asked({ key: 'izdano', value: january, range: true })).toEqual([bottle])
    })

    test('a product is found by what its variants have, and they are never listed', async () => {
      const jersey = await addProduct(services, {
        format: 'Configurable',
        options: ['velicina'],
        variants: [
          { sku: 'DRES-S', optionValues: { velicina: 's' }, stock: 1 },
          { sku: 'DRES-M', optionValues: { velicina: 'm' }, stock: 1 },
        ],
      })
      const small = await valueId(services.db, 's')
      const large = await valueId(services.db, 'l')
      const asked = (size: number) =>
        list({
          filters: [
            { key: 'id', value: [jersey, jersey + 1, jersey + 2] },
            { key: 'velicina', value: size },
          ],
        })
      expect((await asked(small)).records.map((record) => record.id)).toEqual([jersey])
      expect((await asked(large)).records).toEqual([])
      const all = await list({ filters: [{ key: 'id', value: [jersey, jersey + 1, jersey + 2] }] })
      expect(all.pagination.totalRecords).toBe(1)
    })
  })

  describe('of products found by words', () => {
    let cup: number

    beforeAll(async () => {
      cup = await addProduct(services, {
        sku: 'SLC-7000',
        texts: {
          hrv: {
            name: 'Šalica „Đurđica”',
            excerpt: 'Za kavu na tribini',
            description: '<p>Keramika, 99,5%&nbsp;ručni rad &amp; glazura</p>',
          },
        },
        categoryIds: [catalogue.jerseys],
        attributes: [{ code: 'boja', valueCode: 'karirana' }],
        tags: ['sudac'],
      })
    })

    test.each([
      ['the name without marks', 'salica durdica'],
      ['the name with marks, in capitals', 'ŠALICA'],
      ['part of the SKU', 'slc-70'],
      ['the excerpt', 'tribini'],
      ['the description', 'glazura'],
      ['the category and the name', 'dresovi šalica'],
      ['an attribute value', 'karirana'],
      ['a tag', 'cuvar'],
      ['a percent sign as it stands', '99,5%'],
    ])('%s', async (_by, keywords) => {
      const { records } = await list({ keywords })
      expect(records.map((record) => record.id)).toEqual([cup])
    })

    test('every word must be there [LS-47]', async () => {
      expect((await list({ keywords: 'salica helikopter' })).records).toEqual([])
    })

    test.each(['%%%%', '_alica', '\\', 'a*'.repeat(100), 'a '.repeat(100), '\u0000'])(
      'wildcards such as %j mean themselves and end in time',
      async (keywords) => {
        const { status } = await within(1_000, () => services.send(filterProducts, { keywords }))

        expect(status).toBe(200)
      },
    )

    test('a wildcard finds only itself; words without end are refused', async () => {
      for (const keywords of ['%%%%', '____', '\\', 'a*'.repeat(100)]) {
        expect((await list({ keywords })).records).toEqual([])
      }
      expect((await services.send(filterProducts, { keywords: 'a'.repeat(5000) })).status).toBe(400)
    })
  })

  describe('of hostile input', () => {
    test.each([
      'id); DROP TABLE product',
      '__proto__',
      'constructor',
      "finalPrice' OR '1'='1",
      '{"$ne":1}',
      'cijena',
      '',
      'nul\u0000l',
    ])('the key %j is refused by its name', async (key) => {
      const { status, body } = await services.send(filterProducts, { filters: [{ key, value: 1 }] })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        error: { statusCode: 400, code: 'INVALID_INPUT', field: 'filters.0.key' },
      })
      expect(JSON.stringify(body)).toContain(JSON.stringify(key).slice(1, -1).slice(0, 10))
    })

    test.each([
      ['id', '1); DROP TABLE product'],
      ['id', "1' OR '1'='1"],
      ['id', true],
      ['id', 1.5],
      ['archived', 'maybe'],
      ['category', ['1', 'x']],
      ['boja', 'crvena'],
      ['zapremnina', ['0', 'x']],
      ['vodootporno', 7],
      ['izdano', 9e15],
    ])('the value of %s may not be %j', async (key, value) => {
      const { status, body } = await services.send(filterProducts, { filters: [{ key, value }] })
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { field: 'filters.0.value' } })
    })

    test('products come by their ids; ids that no row can have find nothing [LS-42]', async () => {
      const id = await addProduct(services)
      const { records } = await list({
        filters: [{ key: 'id', value: [-1, 0, id, 99_999_999_999] }],
      })
      expect(records.map((record) => record.id)).toEqual([id])
      expect((await list({ mainCategory: 2_147_483_647 })).records).toEqual([])
    })

    test('lists of values, ranges and sorts are bounded', async () => {
      const value = Array.from({ length: 10_000 }, (_, index) => index)
      const send = async (input: object) => (await services.send(filterProducts, input)).status
      expect(await send({ filters: [{ key: 'id', value }] })).toBe(400)
      expect(await send({ filters: [{ key: 'zapremnina', value: [1, 2, 3], range: true }] })).toBe(
        400,
      )
      expect(await send({ filters: [{ key: 'boja', value: [1, 2], range: true }] })).toBe(400)
      expect(await send({ sort: { param: 'sku', order: 'asc' } })).toBe(400)
      expect(await send({ sort: { param: 'id', order: 'asc; drop table product' } })).toBe(400)
      expect(await send({ page: 0 })).toBe(400)
    })
  })
})

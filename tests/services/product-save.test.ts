import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { type NewProduct, saveProduct, saveProducts } from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import {
  addProduct,
  aProduct,
  type Catalogue,
  idOfSku,
  moment,
  seedCatalogue,
  topicsOf,
} from './product-catalogue.ts'

eachEngine('saving products', (engine) => {
  let services: TestServices
  let catalogue: Catalogue

  beforeAll(async () => {
    services = await startServices({ engine })
    catalogue = await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const write = <Result>(work: (trx: Trx) => Promise<Result>) =>
    services.db.transaction().execute(work)
  const save = (product: NewProduct) => write((trx) => saveProduct(trx, services.clock, product))
  const pageOf = async (id: number) => (await services.call(getProduct, { id })).product
  const shirt = (sku: string, sizes: readonly string[]): NewProduct =>
    aProduct({
      sku,
      format: 'Configurable',
      options: ['velicina'],
      variants: sizes.map((size) => ({
        sku: `${sku}-${size}`,
        optionValues: { velicina: size },
        stock: 50,
      })),
    })

  test('products of one call refer to each other in any order, and their ids come back in it', async () => {
    const [set, mug, scarf] = [
      aProduct({ sku: 'SET', format: 'Bundle', bundle: [{ sku: 'MUG', quantity: 2 }] }),
      aProduct({ sku: 'MUG', crossSellSkus: ['SCARF', 'SET'] }),
      aProduct({ sku: 'SCARF' }),
    ]

    const ids = await write((trx) => saveProducts(trx, services.clock, [set, mug, scarf]))

    const { db } = services
    expect(ids).toEqual(await Promise.all(['SET', 'MUG', 'SCARF'].map((sku) => idOfSku(db, sku))))
    const [setId = 0, mugId = 0, scarfId = 0] = ids
    expect((await pageOf(setId))?.bundles).toMatchObject([{ product: { id: mugId }, quantity: 2 }])
    expect((await pageOf(mugId))?.crossSellProducts).toEqual([scarfId, setId])
  })

  describe('with a SKU that exists', () => {
    test('updates it, with its price history, and purges the lists that it left', async () => {
      const { db, clock } = services
      const first = aProduct({
        categoryIds: [catalogue.jerseys],
        tags: ['sudac'],
        retailPriceCents: 3000,
        customOptions: [{ type: 'text', texts: { hrv: { label: 'Ime' } } }],
      })
      const id = await save(first)
      const options = (await pageOf(id))?.customOptions?.map((option) => option.id)
      const bundleId = await addProduct(services, {
        format: 'Bundle',
        bundle: [{ sku: first.sku, quantity: 1 }],
      })
      clock.advance(60_000)
      const { stock: _counted, ...second } = {
        ...first,
        texts: { hrv: { name: 'Zimski plašt' } },
        slug: { hrv: 'zimski-plast' },
        categoryIds: [catalogue.gear],
        tags: [],
        retailPriceCents: 2500,
        customOptions: [{ type: 'text' as const, texts: { hrv: { label: 'Prezime' } } }],
      }

      const tags = await topicsOf(services, () => save(second))

      expect(await pageOf(id)).toMatchObject({
        id,
        name: 'Zimski plašt',
        slug: 'zimski-plast',
        retailPrice: 25,
        availability: 'inStock',
        customOptions: [{ id: options?.[0], custom_option_values: { label: 'Prezime' } }],
        updatedAt: clock.now().toISOString(),
      })
      const found = await services.call(filterProducts, { keywords: 'zimski plast' })
      expect(found.records.map((record) => record.id)).toEqual([id])
      const { records } = await services.call(filterProducts, { keywords: 'cuvar' })
      expect(records).toEqual([])
      const history = await db
        .selectFrom('price_history')
        .select('final_price_cents as cents')
        .where('product_id', '=', id)
        .orderBy('since')
        .execute()
      expect(history.map(({ cents }) => cents)).toEqual([3000, 2500])
      expect(tags).toEqual(
        [
          ...['all', catalogue.clothes, catalogue.jerseys, catalogue.gear].map(
            (of) => `list:${of}`,
          ),
          ...['categories', 'search', `product:${id}`, `product:${bundleId}`],
          ...[first.slug['hrv'], 'zimski-plast'].map((slug) => `slug:product:${slug}`),
        ].toSorted(),
      )
    })

    test('adds variants, and a variant that is left out is sold out', async () => {
      const id = await save(shirt('SHIRT', ['s', 'm']))
      const [small, medium] = (await pageOf(id))?.associatedProducts ?? []

      await save({ ...shirt('SHIRT', ['m', 'l']), slug: { hrv: 'majica' } })

      const variants = (await pageOf(id))?.associatedProducts ?? []
      expect(variants.map(({ sku, availability }) => [sku, availability])).toEqual([
        ['SHIRT-s', 'outOfStock'],
        ['SHIRT-m', 'inStock'],
        ['SHIRT-l', 'inStock'],
      ])
      expect(variants.slice(0, 2).map((variant) => variant.id)).toEqual([small?.id, medium?.id])
    })

    test('keeps a reduction that is named again, and adds a later one', async () => {
      const reduction = { priceCents: 1500, startsAt: moment(services.clock, 1) }
      const product = aProduct({ reduction: { ...reduction, endsAt: moment(services.clock, 3) } })
      const id = await save(product)

      await save(product)
      await save({ ...product, reduction: { ...reduction, startsAt: moment(services.clock, 5) } })

      const rows = await services.db
        .selectFrom('reduction')
        .select('starts_at as startsAt')
        .where('product_id', '=', id)
        .orderBy('starts_at')
        .execute()
      expect(rows.map(({ startsAt }) => startsAt)).toEqual(
        [1, 5].map((inDays) => moment(services.clock, inDays)),
      )
    })

    test('never changes what carts and orders have of it', async () => {
      const product = shirt('FIXED', ['s', 'm'])
      await save(product)
      const refused = async (other: NewProduct, code = 'INVALID_INPUT') =>
        expect(save(other)).rejects.toMatchObject({ code })
      const [one, two] = product.variants ?? []

      await refused(aProduct({ sku: 'FIXED' }))
      await refused(aProduct({ sku: 'FIXED-s' }), 'SKU_TAKEN')
      await refused({ ...shirt('OTHER', ['s']), variants: one ? [one] : [] }, 'SKU_TAKEN')
      await refused({ ...product, variantFormat: 'EProduct' })
      await refused({
        ...product,
        variants: [one, two].flatMap((variant, at) =>
          variant ? { ...variant, optionValues: { velicina: at === 0 ? 'm' : 's' } } : [],
        ),
      })
      await refused({
        ...product,
        options: ['velicina', 'boja'],
        variants: [{ sku: 'FIXED-x', optionValues: { velicina: 's', boja: 'plava' } }],
      })
    })
  })

  test('refuses a SKU or a slug that comes twice', async () => {
    const { clock } = services
    const twice = (other: Partial<NewProduct>) => {
      const product = aProduct({})
      return write((trx) => saveProducts(trx, clock, [product, { ...aProduct({}), ...other }]))
    }
    const [last] = [aProduct({})]
    await save(last)

    await expect(
      write((trx) => saveProducts(trx, clock, [last, { ...aProduct({}), sku: last.sku }])),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(twice({ slug: last.slug })).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  })
})

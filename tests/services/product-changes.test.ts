import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterCategories } from '#services/contract/category.ts'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import {
  changeText,
  linkCrossSell,
  renameSlug,
  saveProduct,
  setArchived,
  setFeatured,
  setStock,
} from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import {
  addProduct,
  aProduct,
  type Catalogue,
  idOfSku,
  seedCatalogue,
  topicsOf,
} from './product-catalogue.ts'

eachEngine('changes of a product', (engine) => {
  let services: TestServices
  let catalogue: Catalogue

  beforeAll(async () => {
    services = await startServices({ engine })
    catalogue = await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const tagsOf = (work: (trx: Trx) => Promise<unknown>) =>
    topicsOf(services, () => services.db.transaction().execute(work))
  const pageOf = async (id: number) => (await services.call(getProduct, { id })).product
  const inJerseys = () => addProduct(services, { categoryIds: [catalogue.jerseys] })
  const lists = () => ['list:all', `list:${catalogue.clothes}`, `list:${catalogue.jerseys}`]

  test('a new product purges its lists, those above and the tree', async () => {
    const tags = await tagsOf((trx) =>
      saveProduct(trx, services.clock, aProduct({ categoryIds: [catalogue.jerseys] })),
    )
    const [newest] = (await services.call(filterProducts, { limit: 1 })).records
    expect(tags).toEqual(
      [
        ...lists(),
        'categories',
        'search',
        `product:${newest?.id}`,
        `slug:product:${newest?.slug}`,
      ].toSorted(),
    )
  })

  test('a text purges the pages that show it and searches; a name the lists as well [LS-19]', async () => {
    const id = await inJerseys()
    const { clock } = services
    const name = (await pageOf(id))?.name ?? ''
    const change = (text: { name: string; excerpt?: string }) =>
      tagsOf((trx) => changeText(trx, clock, { productId: id, language: 'hrv', text }))

    expect(await change({ name, excerpt: 'Novi uvod' })).toEqual([`product:${id}`, 'search'])
    expect((await pageOf(id))?.excerpt).toBe('Novi uvod')
    expect(await change({ name: 'Žuti šal' })).toEqual(
      [...lists(), `product:${id}`, 'search'].toSorted(),
    )
    const found = await services.call(filterProducts, { keywords: 'zuti sal' })
    expect(found.records.map((record) => record.id)).toEqual([id])
    expect((await services.call(filterProducts, { keywords: 'uvod' })).records).toEqual([])
  })

  test('featured, archived and a new address purge page, lists and searches [LS-12] [LS-14]', async () => {
    const id = await inJerseys()
    const { clock } = services
    const address = (await pageOf(id))?.slug
    const all = [...lists(), `product:${id}`, 'search'].toSorted()

    expect(
      await tagsOf((trx) => setFeatured(trx, clock, { productId: id, featured: true })),
    ).toEqual(all)
    expect((await pageOf(id))?.featured).toBe(true)
    expect(
      await tagsOf((trx) =>
        renameSlug(trx, clock, { productId: id, language: 'hrv', slug: `nova-${id}` }),
      ),
    ).toEqual([...all, `slug:product:${address}`, `slug:product:nova-${id}`].toSorted())

    const total = async () =>
      (await services.call(filterCategories, {})).records.find(
        (category) => category.id === catalogue.jerseys,
      )?.totalProducts ?? 0
    const before = await total()
    expect(
      await tagsOf((trx) => setArchived(trx, clock, { productId: id, archived: true })),
    ).toEqual([...all, 'categories'].toSorted())
    expect(await total()).toBe(before - 1)
  })

  test('stock purges pages when its state changes, not when its number does [PR-01]', async () => {
    const id = await inJerseys()
    const stock = (onHand: number) =>
      tagsOf((trx) => setStock(trx, services.clock, { productId: id, onHand }))

    expect(await stock(100)).toEqual([`pieces:${id}`])
    expect(await stock(5)).toEqual([...lists(), `product:${id}`].toSorted())
    expect((await pageOf(id))?.availability).toBe('lowStock')
    expect(await stock(4)).toEqual([`pieces:${id}`])
    expect(await stock(0)).toContain(`product:${id}`)
    expect((await pageOf(id))?.availability).toBe('outOfStock')
  })

  test('the stock of a variant purges its product, that of a part its bundle', async () => {
    const shirt = await addProduct(services, {
      format: 'Configurable',
      options: ['velicina'],
      variants: [{ sku: 'MAJ-S', optionValues: { velicina: 's' }, stock: 20 }],
    })
    const scarf = await addProduct(services, { sku: 'SAL-1', stock: 20 })
    const bundle = await addProduct(services, {
      format: 'Bundle',
      bundle: [{ sku: 'SAL-1', quantity: 3 }],
    })
    const variant = await idOfSku(services.db, 'MAJ-S')
    const stock = (productId: number, onHand: number) =>
      tagsOf((trx) => setStock(trx, services.clock, { productId, onHand }))

    expect(await stock(variant, 0)).toEqual(['list:all', `product:${shirt}`])
    // Fifteen scarves are many, but they are only five bundles.
    expect(await stock(scarf, 15)).toEqual(['list:all', `pieces:${scarf}`, `product:${bundle}`])
    expect((await pageOf(bundle))?.availability).toBe('lowStock')
    await expect(stock(bundle, 3)).rejects.toThrow('The product has no stock of its own.')
  })

  test('a cross-sell purges the page of its product alone [PR-06]', async () => {
    const id = await addProduct(services, { sku: 'CROSS-1', categoryIds: [catalogue.jerseys] })
    await addProduct(services, { sku: 'CROSS-2' })
    expect(await tagsOf((trx) => linkCrossSell(trx, 'CROSS-1', ['CROSS-2']))).toEqual([
      `product:${id}`,
    ])
  })

  test('a change that was rolled back purges nothing', async () => {
    const id = await inJerseys()
    const tags = await topicsOf(services, () =>
      services.db
        .transaction()
        .execute(async (trx) => {
          await setFeatured(trx, services.clock, { productId: id, featured: true })
          throw new Error('taken back')
        })
        .catch(() => undefined),
    )
    expect(tags).toEqual([])
    expect((await pageOf(id))?.featured).toBe(false)
  })

  test('a product of mixed kinds is refused', async () => {
    const add = (given: Parameters<typeof aProduct>[0]) => addProduct(services, given)
    await expect(add({ options: ['velicina'] })).rejects.toThrow('configurable product')
    await expect(add({ format: 'Bundle' })).rejects.toThrow('A bundle')
    await expect(
      add({ format: 'Bundle', bundle: [{ sku: 'X', quantity: 1 }], stock: 3 }),
    ).rejects.toThrow('Only pieces')
    await expect(add({ variantFormat: 'EProduct' })).rejects.toThrow('Only variants')
    await expect(add({ tags: ['nepoznato'] })).rejects.toThrow('There is no tag nepoznato.')
    await expect(add({ texts: {}, slug: {} })).rejects.toThrow('needed in hrv')
    await expect(add({ attributes: [{ code: 'boja', valueCode: 'roza' }] })).rejects.toThrow(
      'boja has no value roza.',
    )
    await expect(add({ attributes: [{ code: 'boja', value: 3 }] })).rejects.toThrow(
      'boja takes another kind of value.',
    )
  })

  test('a SKU is one product, and a slug leads to one', async () => {
    const id = await add('ISTI', 'isti-proizvod')
    expect(await add('ISTI', 'isti-proizvod')).toBe(id)
    await expect(add('DRUGI', 'isti-proizvod')).rejects.toThrow('The slug is taken.')
  })

  test('the database itself keeps what must never be broken', async () => {
    const id = await addProduct(services, { categoryIds: [catalogue.jerseys] })
    const { db } = services
    const broken = [
      sql`update product set format = 'Other' where id = ${id}`,
      sql`update product set list_price_cents = -1 where id = ${id}`,
      sql`update product set list_price_cents = null where id = ${id}`,
      sql`update product set manufacturer_name = 'A' where id = ${id}`,
      sql`update product set variant_key = '1:1' where id = ${id}`,
      sql`update product_tax set rate_basis_points = 10001 where product_id = ${id}`,
      sql`update price_history set final_price_cents = list_price_cents + 1 where product_id = ${id}`,
      sql`update category set parent_id = id where id = ${catalogue.gear}`,
      sql`insert into product_category (product_id, category_id, is_main) values (${id}, ${catalogue.gear}, 1)`,
      sql`insert into product_category (product_id, category_id, is_main) values (${id}, 999999, 0)`,
      sql`insert into cross_sell (product_id, offered_id, position) values (${id}, ${id}, 0)`,
      sql`insert into reduction (product_id, price_cents, starts_at, ends_at, begun) values (${id}, 1, '2026-02-01', '2026-01-01', 0)`,
    ]
    for (const statement of broken) {
      await expect(statement.execute(db)).rejects.toThrow(/constraint/i)
    }
  })

  const add = (sku: string, slug: string) => addProduct(services, { sku, slug: { hrv: slug } })
})

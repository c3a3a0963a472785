import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import type { NewProduct } from '#services/modules/product/api.ts'
import { holdStock, setStock } from '#services/modules/product/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import {
  addProduct,
  idOfSku,
  moment,
  seedCatalogue,
  topicsOf,
  valueId,
} from './product-catalogue.ts'

eachEngine('swatches of cards', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const listed = async (id: number) => {
    const { records } = await services.call(filterProducts, {
      filters: [{ key: 'id', value: [id] }],
      select: ['swatches'],
    })
    return records[0]?.swatches
  }
  const sizesOf = async (id: number) => {
    const filters = [{ key: 'id', value: [id] }]
    const { records } = await services.call(filterProducts, { filters, select: ['availableSizes'] })
    return records[0]?.availableSizes
  }
  const soldOut = async (id: number) =>
    (await listed(id))?.filter(({ isAvailable }) => !isAvailable).map(({ label }) => label)
  const dyed = (sku: string, variants: readonly (readonly [string, string, number])[]) =>
    addProduct(services, {
      sku,
      format: 'Configurable',
      options: ['velicina', 'boja'],
      variants: variants.map(([boja, velicina, stock]) => ({
        sku: `${sku}-${boja}-${velicina}`,
        optionValues: { boja, velicina },
        stock,
      })),
    } satisfies Partial<NewProduct>)

  test('each colour of its variants once, in the order of the values, in lists and of one product [PR-09]', async () => {
    const id = await dyed('SW-1', [
      ['karirana', 'm', 0],
      ['plava', 'm', 9],
      ['crvena', 's', 0],
      ['crvena', 'm', 2],
    ])
    const [crvena, plava, karirana] = await Promise.all(
      ['crvena', 'plava', 'karirana'].map((code) => valueId(services.db, code)),
    )
    const plain = { isMedia: false, isAvailable: true }
    const swatches = [
      { ...plain, valueId: crvena, label: 'Crvena', swatch: '#c8102e' },
      { ...plain, valueId: plava, label: 'Plava', swatch: '#0a3d91' },
      {
        valueId: karirana,
        label: 'Karirana',
        isMedia: true,
        swatch: '/uzorak.webp',
        isAvailable: false,
      },
    ]
    expect(await listed(id)).toEqual(swatches)
    expect((await services.call(getProduct, { id })).product?.swatches).toEqual(swatches)
  })

  test('each size of which any colour can be sold, in the order of the values [LS-02~]', async () => {
    const id = await dyed('SW-5', [
      ['plava', 'm', 0],
      ['crvena', 'm', 2],
      ['crvena', 's', 1],
      ['crvena', 'l', 0],
    ])
    expect(await sizesOf(id)).toEqual(['S', 'M'])
    expect((await services.call(getProduct, { id })).product?.availableSizes).toEqual(['S', 'M'])
    const small = await idOfSku(services.db, 'SW-5-crvena-s')
    await services.db
      .transaction()
      .execute((trx) => setStock(trx, services.clock, { productId: small ?? 0, onHand: 0 }))
    expect(await sizesOf(id)).toEqual(['M'])

    const single = await dyed('SW-6', [
      ['plava', 'm', 4],
      ['crvena', 'm', 4],
    ])
    expect(await sizesOf(single)).toEqual([])
    expect(await sizesOf(await addProduct(services, { stock: 3 }))).toEqual([])
  })

  test('one colour alone is no choice, and sizes are none to the eye', async () => {
    const once = await dyed('SW-2', [
      ['crvena', 's', 3],
      ['crvena', 'm', 3],
    ])
    const sized = await addProduct(services, {
      sku: 'SW-3',
      format: 'Configurable',
      options: ['velicina'],
      variants: ['s', 'm'].map((size) => ({
        sku: `SW-3-${size}`,
        optionValues: { velicina: size },
        stock: 3,
      })),
    })
    const simple = await addProduct(services, {
      attributes: [{ code: 'boja', valueCode: 'crvena' }],
    })
    for (const id of [once, sized, simple]) expect(await listed(id)).toEqual([])
  })

  test('a colour sells out with its last piece, is told, and comes back when a hold ends', async () => {
    const id = await dyed('SW-4', [
      ['crvena', 's', 1],
      ['crvena', 'm', 0],
      ['plava', 's', 8],
    ])
    const [last, blue] = await Promise.all(
      ['SW-4-crvena-s', 'SW-4-plava-s'].map((sku) => idOfSku(services.db, sku)),
    )
    expect(await soldOut(id)).toEqual([])

    const until = moment(services.clock, 1)
    const told = await topicsOf(services, () =>
      services.db.transaction().execute((trx) =>
        holdStock(trx, services.clock, {
          owner: 'cart',
          lines: [{ productId: last ?? 0, quantity: 1 }],
          until,
        }),
      ),
    )
    expect(told).toContain(`product:${id}`)
    expect(await soldOut(id)).toEqual(['Crvena'])

    services.clock.set(until)
    expect(await soldOut(id)).toEqual([])

    await services.db
      .transaction()
      .execute((trx) => setStock(trx, services.clock, { productId: blue ?? 0, onHand: 0 }))
    expect(await soldOut(id)).toEqual(['Plava'])
  })
})

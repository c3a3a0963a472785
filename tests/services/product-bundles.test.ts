import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBundles } from '#services/contract/bundles.ts'
import { getProduct } from '#services/contract/product.ts'
import { holdStock, setArchived, setStock } from '#services/modules/product/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct, idOfSku, moment, seedCatalogue, topicsOf } from './product-catalogue.ts'

eachEngine('bundles', (engine) => {
  let services: TestServices
  let shirt = 0
  let bundle = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
    await addProduct(services, { sku: 'SAL', stock: 6 })
    await addProduct(services, { sku: 'ULAZNICA', format: 'EProduct' })
    shirt = await addProduct(services, {
      sku: 'MAJICA',
      format: 'Configurable',
      options: ['velicina'],
      variants: [
        { sku: 'MAJICA-S', optionValues: { velicina: 's' }, stock: 0 },
        { sku: 'MAJICA-M', optionValues: { velicina: 'm' }, stock: 1 },
      ],
    })
    bundle = await addProduct(services, {
      format: 'Bundle',
      bundle: [
        { sku: 'SAL', quantity: 2 },
        { sku: 'MAJICA', quantity: 1 },
        { sku: 'ULAZNICA', quantity: 4 },
      ],
    })
  })
  afterAll(() => services.close())

  const id = (sku: string) => idOfSku(services.db, sku)
  const check = async (product: number) =>
    (await services.call(checkBundles, { product: `${product}` })).bundle

  async function setPieces(sku: string, onHand: number): Promise<void> {
    const productId = await id(sku)
    await services.db
      .transaction()
      .execute((trx) => setStock(trx, services.clock, { productId, onHand }))
  }

  /** Sets the stock of one product, answers what is then said, and puts it back. */
  async function withStock(sku: string, onHand: number, back: number) {
    await setPieces(sku, onHand)
    const checked = await check(bundle)
    const { product } = await services.call(getProduct, { id: bundle })
    await setPieces(sku, back)
    return { ...checked, pageSays: product?.availability }
  }

  test('names each part, its format and what concrete product it may be [BN-01] [BN-02]', async () => {
    expect(await check(bundle)).toEqual({
      product: bundle,
      canBeSold: true,
      needsChoice: true,
      availability: 'lowStock',
      parts: [
        {
          product: { id: await id('SAL'), format: 'Simple' },
          quantity: 2,
          format: 'Simple',
          concrete: [{ id: await id('SAL'), format: 'Simple', isEnough: true }],
        },
        {
          product: { id: shirt, format: 'Configurable' },
          quantity: 1,
          format: 'Configurable',
          concrete: [
            { id: await id('MAJICA-S'), format: 'Simple', isEnough: false },
            { id: await id('MAJICA-M'), format: 'Simple', isEnough: true },
          ],
        },
        {
          product: { id: await id('ULAZNICA'), format: 'EProduct' },
          quantity: 4,
          format: 'EProduct',
          concrete: [{ id: await id('ULAZNICA'), format: 'EProduct', isEnough: true }],
        },
      ],
    })
  })

  test('its record carries each part with quantity and format [BN-01]', async () => {
    const { product } = await services.call(getProduct, { id: bundle })
    expect(product?.bundles).toEqual([
      { product: { id: await id('SAL'), format: 'Simple' }, quantity: 2, format: 'Simple' },
      { product: { id: shirt, format: 'Configurable' }, quantity: 1, format: 'Configurable' },
      {
        product: { id: await id('ULAZNICA'), format: 'EProduct' },
        quantity: 4,
        format: 'EProduct',
      },
    ])
  })

  test('cannot be sold while any part is too few, and its page says the same [BN-02]', async () => {
    expect(await withStock('SAL', 1, 6)).toMatchObject({
      canBeSold: false,
      availability: 'outOfStock',
      pageSays: 'outOfStock',
      parts: [{ concrete: [{ isEnough: false }] }, {}, {}],
    })
    expect(await withStock('MAJICA-M', 0, 1)).toMatchObject({
      canBeSold: false,
      availability: 'outOfStock',
      pageSays: 'outOfStock',
    })
    expect(await withStock('MAJICA-M', 20, 1)).toMatchObject({
      canBeSold: true,
      availability: 'lowStock',
      pageSays: 'lowStock',
    })
  })

  test('what somebody else holds is not there to be sold', async () => {
    const productId = await id('MAJICA-M')
    await services.db.transaction().execute((trx) =>
      holdStock(trx, services.clock, {
        owner: 'cart-1',
        lines: [{ productId, quantity: 1 }],
        until: moment(services.clock, 1),
      }),
    )
    expect((await check(bundle))?.canBeSold).toBe(false)
    services.clock.advance(2 * 86_400_000)
    expect((await check(bundle))?.canBeSold).toBe(true)
  })

  test('one of fixed parts needs no choice; an archived one is not sold [PR-26]', async () => {
    const fixed = await addProduct(services, {
      format: 'Bundle',
      bundle: [{ sku: 'SAL', quantity: 1 }],
    })
    expect(await check(fixed)).toMatchObject({ canBeSold: true, needsChoice: false })
    await services.db
      .transaction()
      .execute((trx) => setArchived(trx, services.clock, { productId: fixed, archived: true }))
    expect((await check(fixed))?.canBeSold).toBe(false)
  })

  test('none of an archived part is sold, though enough lie there, and pages hear of it', async () => {
    await setPieces('MAJICA-M', 20)
    const setShirt = (archived: boolean) =>
      topicsOf(services, () =>
        services.db
          .transaction()
          .execute((trx) => setArchived(trx, services.clock, { productId: shirt, archived })),
      )
    expect((await check(bundle))?.canBeSold).toBe(true)

    expect(await setShirt(true)).toContain(`product:${bundle}`)
    expect(await check(bundle)).toMatchObject({
      canBeSold: false,
      availability: 'outOfStock',
      parts: [{}, { concrete: [{ isEnough: false }, { isEnough: false }] }, {}],
    })
    expect((await services.call(getProduct, { id: bundle })).product?.availability).toBe(
      'outOfStock',
    )

    expect(await setShirt(false)).toContain(`product:${bundle}`)
    expect((await check(bundle))?.canBeSold).toBe(true)
    await setPieces('MAJICA-M', 1)
  })

  test('no bundle is part of another [BN-06]', async () => {
    const inner = await addProduct(services, {
      sku: 'KOMPLET',
      format: 'Bundle',
      bundle: [{ sku: 'SAL', quantity: 1 }],
    })
    const outer = addProduct(services, {
      sku: 'KOMPLET-VELIKI',
      format: 'Bundle',
      bundle: [{ sku: 'KOMPLET', quantity: 1 }],
    })

    await expect(outer).rejects.toMatchObject({ status: 400, field: 'bundle' })
    expect((await check(inner))?.parts.map(({ format }) => format)).toEqual(['Simple'])
    const entries = services.db.selectFrom('bundle_entry').select('bundle_id')
    expect(await entries.where('product_id', '=', inner).execute()).toEqual([])
  })

  test('anything else is no bundle, and nonsense is refused', async () => {
    for (const product of [shirt, await id('SAL'), await id('MAJICA-M'), 2_147_483_647]) {
      expect(await check(product)).toBeNull()
    }
    for (const input of [
      {},
      { product: 'x' },
      { product: -1 },
      { product: 1.5 },
      { product: 1e15 },
    ]) {
      expect((await services.send(checkBundles, input)).status).toBe(400)
    }
    expect((await services.send(checkBundles, { product: bundle }, { apiKey: null })).status).toBe(
      401,
    )
  })
})

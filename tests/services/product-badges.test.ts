import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { findPopular } from '#services/contract/search.ts'
import { setFeatured, setStock } from '#services/modules/product/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct, days, idOfSku, moment, seedCatalogue, topicsOf } from './product-catalogue.ts'

eachEngine('badges of products', (engine) => {
  let services: TestServices
  let world: World

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.transaction().execute(async (trx) => await work(trx))

  const badgesOf = async (id: number) =>
    (await services.call(getProduct, { id: `${id}` })).product?.badges

  async function passNight(): Promise<void> {
    services.clock.set(new Date(services.clock.now().getTime() + days(1)).toISOString())
    // The worker of the running services does it.
    await vi.waitUntil(async () => (await dueNow()) === 0, { timeout: 60_000 })
  }

  async function dueNow(): Promise<number> {
    const rows = await services.db
      .selectFrom('due')
      .select('kind')
      .where('kind', 'in', ['product.badges', 'order.sales'])
      .where('at', '<=', services.clock.now().toISOString())
      .execute()
    return rows.length
  }

  async function buy(productId: number, quantity: number): Promise<void> {
    const { html: _form, ...placed } = await world.place(
      await world.readyCart([[productId, quantity]], { paymentId: world.cash }),
    )
    expect(placed.orderSlug).not.toBe('')
  }

  test('a product is new from its first moment until the setting’s days are over', async () => {
    const old = await addProduct(services, { createdAt: moment(services.clock, -31) })
    const young = await addProduct(services, { createdAt: moment(services.clock, -29) })
    const planned = await addProduct(services, { createdAt: moment(services.clock, 1) })
    expect([await badgesOf(old), await badgesOf(young), await badgesOf(planned)]).toEqual([
      [],
      ['new'],
      [],
    ])

    await passNight()
    await passNight()
    expect([await badgesOf(young), await badgesOf(planned)]).toEqual([[], ['new']])

    await write((trx) => setSetting(trx, { group: 'catalogue', key: 'newDays', value: '40' }))
    await passNight()
    expect([await badgesOf(old), await badgesOf(young)]).toEqual([['new'], ['new']])
  })

  test('a night without a change emits none, one with a change only those products', async () => {
    await write((trx) => setSetting(trx, { group: 'catalogue', key: 'newDays', value: '30' }))
    await passNight()
    const fading = await addProduct(services, { createdAt: moment(services.clock, -29.5) })

    expect(await topicsOf(services, passNight)).toEqual([`product:${fading}`])
    expect(await topicsOf(services, passNight)).toEqual([])
  })

  test('what sold best in 90 days has its badge after the night, without a change per order', async () => {
    const createdAt = moment(services.clock, -60)
    const [scarf, cap, mug] = [
      await addProduct(services, { createdAt, stock: 50 }),
      await addProduct(services, { createdAt, stock: 50 }),
      await addProduct(services, { createdAt, stock: 50 }),
    ]
    const topics = await topicsOf(services, async () => {
      await buy(scarf, 3)
      await buy(cap, 2)
    })
    expect(topics).not.toContain(`product:${scarf}`)

    expect(await topicsOf(services, passNight)).toEqual(['popular', `product:${scarf}`])
    expect([await badgesOf(scarf), await badgesOf(cap), await badgesOf(mug)]).toEqual([
      ['bestseller'],
      [],
      [],
    ])

    services.clock.set(moment(services.clock, 91))
    await passNight()
    expect(await badgesOf(scarf)).toEqual([])
  })

  test('unpaid pieces do not count, a variant’s count for its product', async () => {
    const createdAt = moment(services.clock, -60)
    const unpaid = await addProduct(services, { createdAt, stock: 50 })
    await world.place(await world.readyCart([[unpaid, 5]]))
    const shirt = await addProduct(services, {
      ...{ createdAt, format: 'Configurable', options: ['velicina'] },
      variants: [
        { sku: 'MAJICA-S', optionValues: { velicina: 's' }, stock: 9 },
        { sku: 'MAJICA-M', optionValues: { velicina: 'm' }, stock: 9 },
      ],
    })
    await buy(await idOfSku(services.db, 'MAJICA-S'), 2)
    await buy(await idOfSku(services.db, 'MAJICA-M'), 1)

    await passNight()
    expect([await badgesOf(unpaid), await badgesOf(shirt)]).toEqual([[], ['bestseller']])
  })

  test('a member price below the current one is a badge, and lists select badges alone', async () => {
    const createdAt = moment(services.clock, -60)
    const id = await addProduct(services, { createdAt, membershipPriceCents: 1500 })
    const same = await addProduct(services, { createdAt, membershipPriceCents: 2000 })
    const filters = [{ key: 'id', value: [id, same] }]
    const { records } = await services.call(filterProducts, { filters, select: ['badges'] })
    expect(records.map(({ badges }) => badges).toSorted()).toEqual([[], ['memberPrice']])
  })

  test('popular are those in stock that sold best, then featured ones [SR-03~]', async () => {
    const createdAt = moment(services.clock, -60)
    const add = async () => await addProduct(services, { createdAt, stock: 50 })
    const [most, gone, fewer, featured] = [await add(), await add(), await add(), await add()]
    await buy(most, 9)
    await buy(gone, 5)
    await buy(fewer, 1)
    await write((trx) => setFeatured(trx, services.clock, { productId: featured, featured: true }))
    await write((trx) => setStock(trx, services.clock, { productId: gone, onHand: 0 }))
    await passNight()

    const { products } = await services.call(findPopular, { limit: 9 })
    const own = [most, gone, fewer, featured]
    expect(products.filter((id) => own.includes(id))).toEqual([most, fewer, featured])
    expect(products.at(-1)).toBe(featured)
  })
})

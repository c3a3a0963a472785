import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import {
  changePrice,
  endReduction,
  scheduleReduction,
  startReduction,
} from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import {
  addProduct,
  type Catalogue,
  days,
  idOfSku,
  moment,
  seedCatalogue,
  topicsOf,
} from './product-catalogue.ts'

eachEngine('prices and reductions', (engine) => {
  let services: TestServices
  let catalogue: Catalogue

  beforeAll(async () => {
    services = await startServices({ engine })
    catalogue = await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const change = <Answer>(work: (trx: Trx) => Promise<Answer>) =>
    services.db.transaction().execute(work)
  const pricesOf = async (id: number) => {
    const { product } = await services.call(getProduct, { id })
    return product && [product.retailPrice, product.finalPrice, product.referencePrice]
  }
  const history = (id: number) =>
    services.db
      .selectFrom('price_history')
      .select(['since', 'list_price_cents as list', 'final_price_cents as final'])
      .where('product_id', '=', id)
      .orderBy('since')
      .execute()
  /** The worker runs by itself as well; whoever comes first does it. */
  const dueWorkDone = () => expect.poll(dueWorkLeft).toEqual([])
  const dueWorkLeft = async () => {
    await dueDone(services)
    return await services.db
      .selectFrom('due')
      .select('key')
      .where('at', '<=', services.clock.now().toISOString())
      .execute()
  }
  const listTopicsOf = (id: number) =>
    [
      `product:${id}`,
      'list:all',
      `list:${catalogue.jerseys}`,
      `list:${catalogue.clothes}`,
    ].toSorted()

  test('a change of the list price shows at once and is told to page and lists [PR-02]', async () => {
    const id = await addProduct(services, { categoryIds: [catalogue.jerseys] })
    services.clock.advance(days(1))
    const topics = await topicsOf(services, () =>
      change((trx) => changePrice(trx, services.clock, { productId: id, retailPriceCents: 2350 })),
    )
    expect(topics).toEqual(listTopicsOf(id))
    expect(await pricesOf(id)).toEqual([23.5, 23.5, null])
    expect((await history(id)).map((row) => [row.list, row.final])).toEqual([
      [2000, 2000],
      [2350, 2350],
    ])
  })

  test('the price for members changes with the list price, stays or goes [PR-02]', async () => {
    const id = await addProduct(services, { membershipPriceCents: 1800 })
    const membershipPrice = async () =>
      (await services.call(getProduct, { id })).product?.membershipPrice
    const price = (membershipPriceCents?: number | null) =>
      change((trx) =>
        changePrice(trx, services.clock, {
          productId: id,
          retailPriceCents: 2200,
          ...(membershipPriceCents === undefined ? {} : { membershipPriceCents }),
        }),
      )
    await price()
    expect(await membershipPrice()).toBe(18)
    await price(1950)
    expect(await membershipPrice()).toBe(19.5)
    await price(null)
    expect(await membershipPrice()).toBeNull()
    await expect(price(0.5)).rejects.toThrow('An amount is whole cents.')
  })

  test('the price for members is in every list, for whoever asks [PR-25~]', async () => {
    const id = await addProduct(services, { membershipPriceCents: 1700 })
    const { records } = await services.call(filterProducts, {
      filters: [{ key: 'id', value: id }],
      select: ['membershipPrice', 'finalPrice'],
    })
    expect(records).toMatchObject([{ id, membershipPrice: 17, finalPrice: 20 }])
  })

  test('amounts that are not whole cents are refused', async () => {
    const id = await addProduct(services)
    for (const retailPriceCents of [12.5, -1, Number.NaN, 1e12]) {
      await expect(
        change((trx) => changePrice(trx, services.clock, { productId: id, retailPriceCents })),
      ).rejects.toThrow('An amount is whole cents.')
    }
    await expect(addProduct(services, { retailPriceCents: 0.1 + 0.2 })).rejects.toThrow()
    expect(await pricesOf(id)).toEqual([20, 20, null])
  })

  test('a reduction rests on the lowest price of the thirty days before it began [PR-21]', async () => {
    const id = await addProduct(services, {
      retailPriceCents: 1500,
      createdAt: moment(services.clock, -100),
    })
    // 15 € until day 20 of the window, 12 € for five days of it, then 20 €.
    await change((trx) =>
      changePrice(trx, services.clock, { productId: id, retailPriceCents: 1200 }),
    )
    services.clock.advance(days(5))
    await change((trx) =>
      changePrice(trx, services.clock, { productId: id, retailPriceCents: 2000 }),
    )
    services.clock.advance(days(10))
    await change((trx) => startReduction(trx, services.clock, { productId: id, priceCents: 1100 }))
    expect(await pricesOf(id)).toEqual([20, 11, 12])

    // Fixed when it began: a later list price does not move it.
    services.clock.advance(days(40))
    await change((trx) =>
      changePrice(trx, services.clock, { productId: id, retailPriceCents: 2500 }),
    )
    expect(await pricesOf(id)).toEqual([25, 11, 12])
  })

  test('a reduction above the lowest price of thirty days is no reason to strike a price', async () => {
    const id = await addProduct(services, {
      retailPriceCents: 1000,
      createdAt: moment(services.clock, -100),
    })
    services.clock.advance(days(10))
    await change((trx) =>
      changePrice(trx, services.clock, { productId: id, retailPriceCents: 3000 }),
    )
    services.clock.advance(days(1))
    await change((trx) => startReduction(trx, services.clock, { productId: id, priceCents: 2000 }))
    const { product } = await services.call(getProduct, { id })
    expect(product?.referencePrice).toBe(10)
    expect(product?.finalPrice).toBeGreaterThan(product?.referencePrice ?? 0)
  })

  test('the price that an earlier reduction had counts as well; what was never sold has none', async () => {
    const id = await addProduct(services, { createdAt: moment(services.clock, -100) })
    await change((trx) =>
      startReduction(trx, services.clock, {
        productId: id,
        priceCents: 1700,
        endsAt: moment(services.clock, 2),
      }),
    )
    services.clock.advance(days(3))
    await dueWorkDone()
    await change((trx) => startReduction(trx, services.clock, { productId: id, priceCents: 1500 }))
    expect(await pricesOf(id)).toEqual([20, 15, 17])

    const fresh = await addProduct(services, {
      reduction: { priceCents: 900, startsAt: moment(services.clock, 0) },
    })
    expect(await pricesOf(fresh)).toEqual([20, 9, null])
  })

  test('a scheduled reduction begins and ends by itself, told at its moments [LS-17]', async () => {
    const id = await addProduct(services, {
      categoryIds: [catalogue.jerseys],
      createdAt: moment(services.clock, -10),
    })
    const startsAt = moment(services.clock, 2)
    const endsAt = moment(services.clock, 5)
    const quiet = await topicsOf(services, () =>
      change((trx) =>
        scheduleReduction(trx, services.clock, {
          productId: id,
          priceCents: 1500,
          startsAt,
          endsAt,
        }),
      ),
    )
    // Only for the index and the facets, which must know the moment before it comes.
    expect(quiet).toEqual([`planned:${id}`, 'planned:products'])
    expect(await pricesOf(id)).toEqual([20, 20, null])

    services.clock.set(startsAt)
    expect(await topicsOf(services, dueWorkDone)).toEqual(expect.arrayContaining(listTopicsOf(id)))
    expect(await pricesOf(id)).toEqual([20, 15, 20])
    const reduced = {
      filters: [
        { key: 'id', value: id },
        { key: 'discount', value: 'yes' },
      ],
    }
    expect((await services.call(filterProducts, reduced)).records).toHaveLength(1)

    // The worker comes a day late: what it writes down is when the price changed, not when it came.
    services.clock.set(endsAt)
    services.clock.advance(days(1))
    expect(await topicsOf(services, dueWorkDone)).toEqual(expect.arrayContaining(listTopicsOf(id)))
    expect(await pricesOf(id)).toEqual([20, 20, null])
    expect((await history(id)).slice(1)).toEqual([
      { since: startsAt, list: 2000, final: 1500 },
      { since: endsAt, list: 2000, final: 2000 },
    ])
    expect((await services.call(filterProducts, reduced)).records).toHaveLength(0)
  })

  test('one reduction may follow another to the moment; two at a time are refused', async () => {
    const id = await addProduct(services, { createdAt: moment(services.clock, -40) })
    const between = moment(services.clock, 2)
    const last = moment(services.clock, 4)
    await change((trx) =>
      startReduction(trx, services.clock, { productId: id, priceCents: 1800, endsAt: between }),
    )
    await change((trx) =>
      scheduleReduction(trx, services.clock, {
        productId: id,
        priceCents: 1600,
        startsAt: between,
        endsAt: last,
      }),
    )
    await expect(
      change((trx) => startReduction(trx, services.clock, { productId: id, priceCents: 100 })),
    ).rejects.toThrow('Another reduction runs at that time.')

    services.clock.set(between)
    await dueWorkDone()
    expect(await pricesOf(id)).toEqual([20, 16, 18])
    expect((await history(id)).at(-1)).toEqual({ since: between, list: 2000, final: 1600 })
  })

  test('a reduction that is ended early gives the price back at once and tells it', async () => {
    const id = await addProduct(services, {
      categoryIds: [catalogue.jerseys],
      createdAt: moment(services.clock, -40),
    })
    await change((trx) =>
      startReduction(trx, services.clock, {
        productId: id,
        priceCents: 1500,
        endsAt: moment(services.clock, 9),
      }),
    )
    services.clock.advance(days(1))
    const topics = await topicsOf(services, () =>
      change((trx) => endReduction(trx, services.clock, { productId: id })),
    )
    expect(topics).toEqual(listTopicsOf(id))
    expect(await pricesOf(id)).toEqual([20, 20, null])
    services.clock.advance(days(30))
    expect(await topicsOf(services, dueWorkDone)).not.toContain(`product:${id}`)
    await expect(
      change((trx) => endReduction(trx, services.clock, { productId: id })),
    ).rejects.toThrow('No reduction is running.')
  })

  test('what is no reduction is refused', async () => {
    const id = await addProduct(services, {
      format: 'Configurable',
      options: ['velicina'],
      variants: [{ sku: 'NO-RED', optionValues: { velicina: 's' } }],
    })
    const start = (productId: number, priceCents: number, endsAt?: string) =>
      change((trx) =>
        startReduction(trx, services.clock, {
          productId,
          priceCents,
          ...(endsAt ? { endsAt } : {}),
        }),
      )
    await expect(start(id, 2000)).rejects.toThrow('below the list price')
    await expect(start(id, 100, moment(services.clock, -1))).rejects.toThrow('end after it began')
    await expect(start(await idOfSku(services.db, 'NO-RED'), 100)).rejects.toThrow(
      'price of its own',
    )
    await expect(start(2_000_000_000, 100)).rejects.toThrow('There is no such product.')
    await expect(
      change((trx) =>
        scheduleReduction(trx, services.clock, {
          productId: id,
          priceCents: 100,
          startsAt: moment(services.clock, -1),
        }),
      ),
    ).rejects.toThrow('cannot begin in the past')
  })

  if (engine === 'postgres') {
    const someoneWaits = () => expect.poll(waiting).toHaveLength(1)
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db)
      return rows
    }

    test.each([
      [
        'changed',
        5_000,
        (trx: Trx, productId: number) =>
          changePrice(trx, services.clock, { productId, retailPriceCents: 5_000 }),
      ],
      [
        'reduced',
        1_000,
        (trx: Trx, productId: number) =>
          startReduction(trx, services.clock, { productId, priceCents: 1_000 }),
      ],
    ])(
      'who waited while a price was changed has %s it after that, not before',
      async (...given) => {
        const [, finalCents, waiting] = given
        const id = await addProduct(services, { createdAt: moment(services.clock, -40) })
        let second: Promise<void> | undefined
        await change(async (trx) => {
          await changePrice(trx, services.clock, { productId: id, retailPriceCents: 6_000 })
          second = change((other) => waiting(other, id))
          await someoneWaits()
          services.clock.advance(1_000)
          await changePrice(trx, services.clock, { productId: id, retailPriceCents: 7_000 })
        })
        await second

        expect((await pricesOf(id))?.[1]).toBe(finalCents / 100)
        expect((await history(id)).at(-1)?.final).toBe(finalCents)
      },
    )

    test('a reduction that becomes due while a price is changed looks at it afterwards', async () => {
      const id = await addProduct(services, { createdAt: moment(services.clock, -40) })
      const startsAt = new Date(services.clock.now().getTime() + 1_000).toISOString()
      await change((trx) =>
        scheduleReduction(trx, services.clock, { productId: id, priceCents: 500, startsAt }),
      )
      let due: Promise<void> | undefined
      await change(async (trx) => {
        await changePrice(trx, services.clock, { productId: id, retailPriceCents: 700 })
        services.clock.advance(1_000)
        due = dueWorkDone()
        await someoneWaits()
      })
      await due

      expect(await pricesOf(id)).toEqual([7, 5, 7])
      expect((await history(id)).at(-1)).toMatchObject({ list: 700, final: 500 })
    })
  }

  test('the same product reduced by twenty at once is reduced by one', async () => {
    const id = await addProduct(services, { createdAt: moment(services.clock, -40) })
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        change((trx) =>
          startReduction(trx, services.clock, { productId: id, priceCents: 1000 + index }),
        ),
      ),
    )
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  })
})

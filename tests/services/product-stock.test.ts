import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { getProduct } from '#services/contract/product.ts'
import {
  holdStock,
  OutOfStock,
  releaseHold,
  setStock,
  takeStock,
} from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { addProduct, idOfSku, moment, seedCatalogue, topicsOf } from './product-catalogue.ts'

const ROUNDS = 10
const BUYERS = 16

eachEngine('stock', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const change = <Answer>(work: (trx: Trx) => Promise<Answer>) =>
    services.db.transaction().execute(work)
  const take = (owner: string, ...lines: { productId: number; quantity: number }[]) =>
    change((trx) => takeStock(trx, services.clock, { owner, lines }))
  const hold = (owner: string, productId: number, quantity: number, until: string) =>
    change((trx) =>
      holdStock(trx, services.clock, { owner, lines: [{ productId, quantity }], until }),
    )
  const onHand = async (productId: number) =>
    (
      await services.db
        .selectFrom('stock')
        .select('on_hand')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
    ).on_hand
  const availability = async (id: number) =>
    (await services.call(getProduct, { id })).product?.availability

  test(`${BUYERS} at once take one unit: one succeeds, the others are refused, ${ROUNDS} rounds`, async () => {
    let violations = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const productId = await addProduct(services, { stock: 1 })
      const answers = await Promise.allSettled(
        Array.from({ length: BUYERS }, (_, buyer) =>
          take(`order-${round}-${buyer}`, { productId, quantity: 1 }),
        ),
      )
      const taken = answers.filter((answer) => answer.status === 'fulfilled').length
      const refused = answers.filter(
        (answer) => answer.status === 'rejected' && answer.reason instanceof OutOfStock,
      ).length
      if (taken !== 1 || refused !== BUYERS - 1 || (await onHand(productId)) !== 0) violations += 1
    }
    expect(violations).toBe(0)
  })

  test(`${BUYERS} at once hold one unit: one succeeds, ${ROUNDS} rounds`, async () => {
    let violations = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const productId = await addProduct(services, { stock: 1 })
      const until = moment(services.clock, 1)
      const answers = await Promise.allSettled(
        Array.from({ length: BUYERS }, (_, buyer) =>
          hold(`cart-${round}-${buyer}`, productId, 1, until),
        ),
      )
      const { held } = await services.db
        .selectFrom('stock_hold')
        .select((eb) => eb.fn.sum<number>('quantity').as('held'))
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow()
      const succeeded = answers.filter((answer) => answer.status === 'fulfilled').length
      if (succeeded !== 1 || Number(held) !== 1) violations += 1
    }
    expect(violations).toBe(0)
  })

  test('orders of A,B and of B,A never wait for each other, and all totals are right', async () => {
    const one = await addProduct(services, { stock: 1000 })
    const other = await addProduct(services, { stock: 1000 })
    const lines = [
      { productId: one, quantity: 1 },
      { productId: other, quantity: 2 },
    ]
    // One after the other each, so that nobody waits for a connection longer than a busy machine takes.
    const buy = async (buyer: number) => {
      for (let order = 0; order < 10; order += 1) {
        await take(`ab-${buyer}-${order}`, ...(buyer % 2 === 0 ? lines : lines.toReversed()))
      }
    }
    await Promise.all(Array.from({ length: 10 }, (_, buyer) => buy(buyer)))
    expect([await onHand(one), await onHand(other)]).toEqual([900, 800])
  })

  test('a refusal names the product and takes nothing of the other lines', async () => {
    const enough = await addProduct(services, { stock: 5 })
    const scarce = await addProduct(services, { stock: 2 })
    const refused = take(
      'order-x',
      { productId: enough, quantity: 1 },
      { productId: scarce, quantity: 2 },
      { productId: scarce, quantity: 1 },
    )
    await expect(refused).rejects.toMatchObject({ productId: scarce, available: 2, status: 409 })
    expect([await onHand(enough), await onHand(scarce)]).toEqual([5, 2])
  })

  test('the database itself never keeps a negative stock', async () => {
    const productId = await addProduct(services, { stock: 1 })
    await expect(
      sql`update stock set on_hand = on_hand - 2 where product_id = ${productId}`.execute(
        services.db,
      ),
    ).rejects.toThrow(/stock_never_negative/)
    for (const quantity of [-1, 0.5, Number.NaN, 1e12]) {
      await expect(take('order-y', { productId, quantity })).rejects.toThrow(Refusal)
    }
    expect(await onHand(productId)).toBe(1)
  })

  test('what one owner holds is missing for the others and not for the owner', async () => {
    const productId = await addProduct(services, { stock: 3 })
    await hold('cart-a', productId, 2, moment(services.clock, 1))
    expect(await onHand(productId)).toBe(3)
    await expect(take('cart-b', { productId, quantity: 2 })).rejects.toBeInstanceOf(OutOfStock)
    await hold('cart-a', productId, 3, moment(services.clock, 1))
    await take('cart-a', { productId, quantity: 3 })
    expect(await onHand(productId)).toBe(0)
    expect(await availability(productId)).toBe('outOfStock')
  })

  test('a hold that is given back is there for the next', async () => {
    const productId = await addProduct(services, { stock: 1 })
    await hold('cart-c', productId, 1, moment(services.clock, 1))
    expect(await availability(productId)).toBe('outOfStock')
    const topics = await topicsOf(services, () =>
      change((trx) => releaseHold(trx, services.clock, 'cart-c')),
    )
    expect(topics).toEqual(['list:all', `product:${productId}`])
    expect(await availability(productId)).toBe('lowStock')
    await take('cart-d', { productId, quantity: 1 })
  })

  test('a hold ends by itself at its moment, and the pages hear of it', async () => {
    const productId = await addProduct(services, { stock: 1 })
    const until = moment(services.clock, 1)
    await hold('cart-e', productId, 1, until)
    expect(await availability(productId)).toBe('outOfStock')

    // From before the moment on: the worker may come as soon as it is there.
    const topics = await topicsOf(services, async () => {
      services.clock.set(until)
      expect(await availability(productId)).toBe('lowStock')
      const left = async () => {
        await dueDone(services)
        return await services.db
          .selectFrom('stock_hold')
          .select('id')
          .where('product_id', '=', productId)
          .execute()
      }
      await expect.poll(left).toEqual([])
    })
    expect(topics).toContain(`product:${productId}`)
    await take('cart-f', { productId, quantity: 1 })
  })

  test('digital products are short once they are counted, and what is made of others is not taken itself', async () => {
    const digital = await addProduct(services, { format: 'EProduct' })
    await take('order-z', { productId: digital, quantity: 1000 })
    await change((trx) => setStock(trx, services.clock, { productId: digital, onHand: 1 }))
    await expect(take('order-z', { productId: digital, quantity: 2 })).rejects.toThrow(
      'There are not enough pieces.',
    )
    const shirt = await addProduct(services, {
      format: 'Configurable',
      options: ['velicina'],
      variants: [{ sku: 'STK-S', optionValues: { velicina: 's' }, stock: 1 }],
    })
    await expect(take('order-z', { productId: shirt, quantity: 1 })).rejects.toThrow(
      'The product has no stock of its own.',
    )
    await take('order-z', { productId: await idOfSku(services.db, 'STK-S'), quantity: 1 })
    await expect(take('order-z', { productId: 2_000_000_000, quantity: 1 })).rejects.toThrow(
      'There is no such product.',
    )
    await expect(
      change((trx) => setStock(trx, services.clock, { productId: shirt, onHand: 1 })),
    ).rejects.toThrow(Refusal)
  })
})

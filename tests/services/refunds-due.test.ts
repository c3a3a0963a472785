import { CompiledQuery } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { moveOrder } from '#services/contract/order-moves.ts'
import { listRefundsDue } from '#services/contract/refunds.ts'
import { oweBack } from '#services/modules/order/refunds.ts'
import { oldestDebts } from '#services/modules/order/staff/refunds-due.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DAY = 24 * 60 * 60_000

eachEngine('money that is owed to buyers', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { stock: 100, retailPriceCents: 5_000 })
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services?.close())

  const list = async (input: object = {}) =>
    await services.call(listRefundsDue, input, await services.as('orders.read'))
  const numbers = async () => (await list()).orders.map(({ number }) => number)

  async function paid(): Promise<string> {
    const { orderSlug } = await world.place(await world.readyCart([[scarf, 2]]))
    await world.webhook(await world.answerOf(orderSlug))
    return (await world.read(orderSlug)).number
  }
  const owe = async (number: string, cents: number) =>
    await services.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, { number })
      if (!order) throw new Error('There is no such order')
      await oweBack(trx, order, { cents, at: services.clock.now().toISOString() })
    })
  const payBack = async (number: string, amount: number) => {
    const headers = await services.as(...SHOP_RIGHTS)
    await services.call(moveOrder, { number, move: 'refund', amount }, headers)
  }

  test('is listed by how long it waits, with the day by which it has to be back', async () => {
    expect(await list()).toEqual({ orders: [], total: 0 })
    const [first, second, other] = [await paid(), await paid(), await paid()]
    await owe(second, 2_000)
    const began = services.clock.now()
    services.clock.advance(DAY)
    await owe(first, 1_050)
    await owe(second, 500)

    const { orders, total } = await list()
    expect(total).toBe(2)
    expect(orders).toMatchObject([
      {
        ...{ number: second, owed: { amount: '25.00', currency: 'EUR' }, isLate: false },
        ...{ buyer: 'Ana Anić', payment: 'Plaćanje sandbox', since: began.toISOString() },
      },
      { number: first, owed: { amount: '10.50' } },
    ])
    const [{ refundBy } = { refundBy: '' }] = orders
    const days = (Date.parse(refundBy) - began.getTime()) / DAY
    expect([days > 14, days <= 15]).toEqual([true, true])
    expect((await list({ limit: 1 })).orders).toHaveLength(1)
    expect(await numbers()).not.toContain(other)
  })

  test('counts what was paid back for the oldest part, is late after its day, and leaves the list', async () => {
    const [second = '', first = ''] = await numbers()
    await payBack(second, 20)
    expect((await list()).orders.find(({ number }) => number === second)).toMatchObject({
      ...{ owed: { amount: '5.00' }, since: services.clock.now().toISOString() },
    })
    services.clock.advance(15 * DAY)
    expect((await list()).orders.map(({ isLate }) => isLate)).toEqual([true, true])
    await payBack(second, 5)
    expect(await numbers()).toEqual([first])
  })

  test.runIf(engine === 'sqlite')('is found by an index of these orders alone', async () => {
    const { sql: text, parameters } = oldestDebts(services.db).limit(50).compile()
    const explain = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
    const { rows } = await services.db.executeQuery<{ detail: string }>(explain)
    const plan = rows.map(({ detail }) => detail).join('\n')
    expect(plan).toContain('order_refund_due')
    expect(plan).not.toMatch(/SCAN (debt|earlier)/)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyCoupon } from '#services/contract/cart.ts'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { orderRetention } from '#services/modules/order/personal/retention.ts'
import { dayAfterInZagreb } from '#services/platform/moment.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const LAST = '2026-12-31T22:59:59.999Z'
const FIRST = '2026-12-31T23:00:00.000Z'

eachEngine('orders at the turn of a day and with odd cents', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine, clock: createTestClock('2026-12-31T22:30:00.000Z') })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 100, retailPriceCents: 333 })
    await services.db.transaction().execute(async (trx) => {
      const coupon = { kind: 'percent', amountCents: null, minCents: 0, categoryId: null } as const
      const always = { isForMembers: false, startsAt: null, maxUses: null }
      const endsAt = dayAfterInZagreb('2026-12-31T12:00:00.000Z')
      await insertCoupon(trx, { ...coupon, ...always, code: 'STARA', percent: 10, endsAt })
      await insertCoupon(trx, { ...coupon, ...always, code: 'TREC', percent: 33, endsAt: null })
    })
  })
  afterAll(async () => await services?.close())

  const numberNow = async () => {
    const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]]))
    return (await world.read(orderSlug)).number
  }
  const withCoupon = async (couponCode: string, quantity = 1, more: object = {}) => {
    const cart = await world.readyCart([[scarf, quantity]], more)
    const { cartId, protectCode } = cart
    const { status, body } = await services.send(applyCoupon, { cartId, protectCode, couponCode })
    return { cart, status, body }
  }

  describe('[case 35] at midnight in Zagreb', () => {
    test('a year and its numbers end, and a coupon of that day', async () => {
      services.clock.set(LAST)
      expect(await numberNow()).toBe('2026-000001')
      expect((await withCoupon('STARA')).status).toBe(200)
      const valid = await withCoupon('STARA')

      services.clock.set(FIRST)
      expect(await numberNow()).toBe('2027-000001')
      expect(await numberNow()).toBe('2027-000002')
      expect((await withCoupon('STARA')).body).toMatchObject({ error: { code: 'COUPON_EXPIRED' } })
      const { orderSlug } = await world.place(valid.cart).catch(() => ({ orderSlug: null }))
      expect(orderSlug).toBeNull()
    })
  })

  test('[case 35] are stored for eleven years after the year in which they were placed', async () => {
    for (const moment of [LAST, FIRST]) {
      services.clock.set(moment)
      await numberNow()
    }
    const rule = orderRetention.find(({ kind }) => kind === 'orders')
    const countOver = async (now: string) => {
      const before = Date.parse(now) - (rule?.keepDays ?? 0) * 24 * 60 * 60_000
      const { db, config } = services
      return await rule?.count({ ...config, db }, new Date(before).toISOString())
    }
    const { placed } = await services.db
      .selectFrom('customer_order')
      .where('number', 'like', '2026-%')
      .select(({ fn }) => fn.countAll<number>().as('placed'))
      .executeTakeFirstOrThrow()
    expect(await countOver('2037-12-31T22:59:59.999Z')).toBe(0)
    expect(await countOver('2038-01-02T02:00:00.000Z')).toBe(Number(placed))
    expect(await countOver('2038-12-31T22:59:59.999Z')).toBe(Number(placed))
  })

  describe('[case 36] of one cart', () => {
    test('the sum, the VAT and the coupon are the same figures in cart, order and mail', async () => {
      const email = `iznosi-${engine}@posta.example`
      const { cart } = await withCoupon('TREC', 7, { email })
      // 7 × 3,33 = 23,31; 33 % of it 7,69; with the delivery 20,12.
      expect(await world.totalOf(cart)).toBe(20.12)
      const { orderSlug } = await world.place(cart)
      const order = await world.read(orderSlug)
      expect(order).toMatchObject({
        ...{ itemsTotal: 23.31, couponTotal: 7.69, deliveryTotal: 4.5, total: 20.12 },
      })
      const taxed = order.taxes.map(({ net, tax }) => Math.round(net * 100) + Math.round(tax * 100))
      expect(taxed.reduce((sum, cents) => sum + cents, 0)).toBe(2012)
      // A confirmation waits two minutes for a payment by a provider.
      services.clock.advance(120_000)
      const [mail] = await mailsTo(services, email)
      for (const amount of ['23,31', '7,69', '4,50', '20,12']) expect(mail?.text).toContain(amount)
    })
  })
})

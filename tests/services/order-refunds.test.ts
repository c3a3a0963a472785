import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import type { z } from 'zod'
import { applyCoupon } from '#services/contract/cart.ts'
import type { Order } from '#services/contract/order.ts'
import { withdrawOrder } from '#services/contract/order-calls.ts'
import { listOrders } from '#services/contract/order-list.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { paymentsOf } from '#services/modules/payment/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

type StaffMove = Omit<z.input<typeof moveOrder.input>, 'number'>

const STATEMENT = { name: 'Ana Anić', email: 'ana.vraca@posta.example' }

eachEngine('money of an order goes back', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let cap: number
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const priced = { stock: 1_000, retailPriceCents: 1999 }
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', ...priced })
    cap = await addProduct(services, { name: 'Kapa', sku: 'KAPA', ...priced })
    await services.db.transaction().execute(async (trx) =>
      insertCoupon(trx, {
        ...{ code: 'OSAM', kind: 'percent', percent: 8, amountCents: null, minCents: 0 },
        ...{ categoryId: null, isForMembers: false, startsAt: null, endsAt: null, maxUses: null },
      }),
    )
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services?.close())

  /** Three scarves and a cap with a coupon of 8 %: no price divides by three. */
  async function paidOrder(more: { readonly paymentId?: number } = {}): Promise<{
    readonly order: Order
    readonly email: string
  }> {
    made += 1
    const email = `povrat-${engine}-${made}@posta.example`
    const cart = await world.readyCart(
      [
        [scarf, 3],
        [cap, 1],
      ],
      { email, ...more },
    )
    const { cartId, protectCode } = cart
    await services.call(applyCoupon, { cartId, protectCode, couponCode: 'OSAM' })
    const { orderSlug } = await world.place(cart)
    if (!more.paymentId) await world.webhook(await world.answerOf(orderSlug))
    return { order: await world.read(orderSlug), email }
  }
  const proofOf = ({ orderSlug }: Order) => ({ orderSlug, key: orderKey(orderSlug, TEST_SECRET) })
  const withdraw = async (order: Order, lines?: readonly { id: number; qty?: number }[]) =>
    await services.send(withdrawOrder, {
      ...{ ...proofOf(order), ...STATEMENT },
      ...(lines && { lines }),
    })
  const staff = async ({ number }: Order, move: StaffMove): Promise<Order> =>
    await services.call(moveOrder, { number, ...move }, await services.as(...SHOP_RIGHTS))
  const refusedStaff = async ({ number }: Order, move: object) =>
    await world.refused(moveOrder, { number, ...move }, await services.as(...SHOP_RIGHTS))
  const lineOf = ({ lines }: Order, name: string): number =>
    lines.find((line) => line.name === name)?.id ?? 0
  const amountsOf = ({ timeline }: Order, event: string) =>
    timeline.filter((entry) => entry.event === event).map(({ amount }) => amount)

  describe('by withdrawals', () => {
    test('piece by piece its parts add up to the cent, and the delivery comes with the last', async () => {
      const { order } = await paidOrder()
      await staff(order, { move: 'ship' })
      const id = lineOf(order, 'Šal')
      // 3 × 19,99 − 4,80 of the coupon = 55,17; and 18,39 three times.
      for (const qty of [1, 1, 1]) {
        expect((await withdraw(order, [{ id, qty }])).status).toBe(200)
      }
      const three = await world.read(order.orderSlug)
      expect(three).toMatchObject({ paymentState: 'toRefund', canWithdraw: true })
      expect(three.lines[0]).toMatchObject({ name: 'Šal', qty: 3, withdrawnQty: 3 })
      const shares = amountsOf(three, 'refundDue')
      const row = three.lines[0]?.rowTotal ?? 0
      expect(cents(shares)).toBe(Math.round(three.refundTotal * 100))
      expect(three.refundTotal).toBeLessThan(row)
      expect(Math.max(...cent(shares)) - Math.min(...cent(shares))).toBeLessThanOrEqual(1)

      expect((await withdraw(order)).status).toBe(200)
      const all = await world.read(order.orderSlug)
      expect(all).toMatchObject({ refundTotal: order.total, canWithdraw: false })
      expect(cents(amountsOf(all, 'refundDue'))).toBe(Math.round(order.total * 100))
      expect((await withdraw(order)).status).toBe(409)
    })

    test('never for more pieces than were bought, also at once', async () => {
      const { order } = await paidOrder()
      const id = lineOf(order, 'Šal')
      expect((await withdraw(order, [{ id, qty: 4 }])).status).toBe(400)
      const twice = [
        { id, qty: 1 },
        { id, qty: 1 },
      ]
      expect((await withdraw(order, twice)).status).toBe(400)

      const two = await Promise.all([0, 1].map(() => withdraw(order, [{ id, qty: 2 }])))
      expect(two.map(({ status }) => status).sort()).toEqual([200, 400])
      const four = await Promise.all([0, 1, 2, 3].map(() => withdraw(order, [{ id, qty: 1 }])))
      expect(four.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
      const after = await world.read(order.orderSlug)
      expect(after.lines[0]?.withdrawnQty).toBe(3)
      expect(cents(amountsOf(after, 'refundDue'))).toBe(Math.round(after.refundTotal * 100))
    })

    test('the database itself refuses more than was bought, due or paid', async () => {
      const { order } = await paidOrder()
      const { db } = services
      const lineId = lineOf(order, 'Šal')
      const [payment] = await paymentsOf(db, order.orderSlug)
      const over = [
        db.updateTable('order_line').set({ withdrawn_quantity: 4 }).where('id', '=', lineId),
        db
          .updateTable('customer_order')
          .set({ refund_cents: 100_000 })
          .where('slug', '=', order.orderSlug),
        db
          .updateTable('customer_order')
          .set({ refunded_cents: 1 })
          .where('slug', '=', order.orderSlug),
        db
          .updateTable('payment')
          .set({ refunded_cents: Math.round(order.total * 100) + 1 })
          .where('id', '=', payment?.id ?? ''),
      ]
      for (const update of over) await expect(update.execute()).rejects.toThrow(/constraint/i)
    })

    test('the rest is still sent, can still be withdrawn from, and mails name the sums', async () => {
      const { order, email } = await paidOrder()
      await withdraw(order, [{ id: lineOf(order, 'Kapa') }])
      const part = await staff(order, { move: 'refund' })
      expect(part).toMatchObject({ paymentState: 'partlyRefunded', state: 'confirmed' })
      expect(part.refundedTotal).toBe(18.39)
      expect(part.canWithdraw).toBe(true)
      services.clock.advance(60_000)
      expect(await staff(order, { move: 'ship' })).toMatchObject({ state: 'shipped' })

      expect((await withdraw(order)).status).toBe(200)
      const whole = await staff(order, { move: 'refund' })
      expect(whole).toMatchObject({ paymentState: 'refunded', refundedTotal: order.total })
      const rest = Math.round((order.total - 18.39) * 100) / 100
      expect(amountsOf(whole, 'refunded')).toEqual([18.39, rest])
      const mails = await mailsTo(services, email)
      const refunds = mails.filter(({ subject }) => subject.startsWith('Vratili smo novac'))
      // They may be sent at the same moment.
      const texts = refunds.map(({ text }) => text)
      const sums = ['18,39', rest.toFixed(2).replace('.', ',')]
      expect(sums.map((sum) => texts.filter((text) => text.includes(sum)).length)).toEqual([1, 1])
      const confirmed = (await mailsTo(services, STATEMENT.email)).filter(({ subject }) =>
        subject.includes(order.number),
      )
      expect(confirmed.filter(({ text }) => text.includes('18,39'))).toHaveLength(1)
      expect(await paymentsOf(services.db, order.orderSlug)).toMatchObject([
        { state: 'refunded', refundedCents: Math.round(order.total * 100) },
      ])
    })
  })

  describe('of a parcel that is paid at the door', () => {
    test('what was withdrawn from before is owed once the whole of it is paid', async () => {
      const { order } = await paidOrder({ paymentId: world.cash })
      await staff(order, { move: 'ship' })
      expect((await withdraw(order, [{ id: lineOf(order, 'Šal'), qty: 2 }])).status).toBe(200)
      expect(await world.read(order.orderSlug)).toMatchObject({ paymentState: 'unpaid' })

      const delivered = await staff(order, { move: 'deliver' })
      expect(delivered).toMatchObject({ paymentState: 'toRefund', refundTotal: 36.78 })
      expect(amountsOf(delivered, 'refundDue')).toEqual([36.78])
      const told = await mailsTo(services, 'trgovina@savez.example')
      const subject = `Treba vratiti novac: narudžba ${order.number}`
      expect(told.filter((mail) => mail.subject === subject)).toMatchObject([
        { text: expect.stringContaining('36,78') },
      ])

      await withdraw(order)
      expect(await world.read(order.orderSlug)).toMatchObject({ refundTotal: order.total })
    })

    test('all of it is owed with its delivery', async () => {
      const { order } = await paidOrder({ paymentId: world.cash })
      await staff(order, { move: 'ship' })
      await withdraw(order)
      expect(await staff(order, { move: 'deliver' })).toMatchObject({
        ...{ paymentState: 'toRefund', refundTotal: order.total },
      })
    })
  })

  describe('by staff', () => {
    test('in amounts that together are never more than was paid, and the state says part or all', async () => {
      const { order } = await paidOrder({ paymentId: world.transfer })
      expect(await refusedStaff(order, { move: 'refund', amount: 5 })).toMatchObject({
        code: 'ORDER_STATE',
      })
      await staff(order, { move: 'pay' })
      expect(await refusedStaff(order, { move: 'refund' })).toMatchObject({ code: 'ORDER_STATE' })

      const part = await staff(order, { move: 'refund', amount: 5, note: 'Oštećena kutija' })
      expect(part).toMatchObject({ paymentState: 'partlyRefunded', refundTotal: 5 })
      expect(part.timeline.at(-1)).toMatchObject({ event: 'refunded', amount: 5 })
      const listed = async (paymentState: 'PARTLY_REFUNDED' | 'REFUNDED') => {
        const query = { filter: { paymentState: [paymentState] }, search: order.number }
        return (await services.call(listOrders, query, await services.as(...SHOP_RIGHTS))).total
          .count
      }
      expect([await listed('PARTLY_REFUNDED'), await listed('REFUNDED')]).toEqual([1, 0])

      const rest = Math.round((order.total - 5) * 100) / 100
      for (const amount of [rest + 0.01, 0, -1, 0.001]) {
        const tooMuch = { move: 'refund', amount: Math.round(amount * 1_000) / 1_000 }
        expect((await refusedStaff(order, tooMuch)).status, String(amount)).toBe(400)
      }
      const answers = await Promise.all(
        [rest, rest].map(async (amount) =>
          services.send(
            moveOrder,
            { number: order.number, move: 'refund', amount },
            await services.as(...SHOP_RIGHTS),
          ),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const whole = await world.read(order.orderSlug)
      expect(whole).toMatchObject({ paymentState: 'refunded', refundedTotal: order.total })
      expect([await listed('PARTLY_REFUNDED'), await listed('REFUNDED')]).toEqual([0, 1])
      expect(await paymentsOf(services.db, order.orderSlug)).toMatchObject([{ state: 'refunded' }])
    })

    test('a part of what is due leaves the rest due', async () => {
      const { order } = await paidOrder()
      await withdraw(order, [{ id: lineOf(order, 'Kapa') }])
      const part = await staff(order, { move: 'refund', amount: 10 })
      expect(part).toMatchObject({ paymentState: 'toRefund', refundTotal: 18.39 })
      const all = await staff(order, { move: 'refund' })
      expect(amountsOf(all, 'refunded')).toEqual([10, 8.39])
    })

    test('for pieces that come back, by the program of staff too', async () => {
      const { order } = await paidOrder()
      const id = lineOf(order, 'Šal')
      const back = await staff(order, { move: 'refund', lines: [{ id, qty: 2 }] })
      expect(back.lines[0]?.withdrawnQty).toBe(2)
      expect(back.refundedTotal).toBe(back.refundTotal)

      const said = await orders('refund', order.number, `--line=${id}:1`)
      expect(said).toContain('partlyRefunded')
      expect(await orders('show', order.number)).toContain('3 withdrawn')
      await expect(orders('refund', order.number, `--line=${id}:1`)).rejects.toThrow(
        'cannot be withdrawn',
      )
      await expect(orders('refund', order.number, '--amount=9999')).rejects.toThrow('More than')
      const { refundedTotal } = await world.read(order.orderSlug)
      await orders('refund', order.number, `--amount=${(order.total - refundedTotal).toFixed(2)}`)
      expect(await world.read(order.orderSlug)).toMatchObject({ paymentState: 'refunded' })
    })
  })

  async function orders(...given: readonly string[]): Promise<string> {
    const { dataDir, databaseUrl } = services.config
    return await runTool('orders', { dataDir, databaseUrl }, ...given)
  }
})

function cent(amounts: readonly (number | null)[]): readonly number[] {
  return amounts.map((amount) => Math.round((amount ?? 0) * 100))
}

function cents(amounts: readonly (number | null)[]): number {
  return cent(amounts).reduce((sum, amount) => sum + amount, 0)
}

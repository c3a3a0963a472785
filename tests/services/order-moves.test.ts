import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Order } from '#services/contract/order.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { paymentsOf } from '#services/modules/payment/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

type StaffMove = Omit<z.input<typeof moveOrder.input>, 'number'>

eachEngine('a move of staff', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const goods = { stock: 1_000, retailPriceCents: 3_999 }
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', ...goods })
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services?.close())

  async function ordered(paymentId: number): Promise<{ order: Order; email: string }> {
    made += 1
    const email = `potez-${engine}-${made}@posta.example`
    const { orderSlug } = await world.place(
      await world.readyCart([[scarf, 3]], { paymentId, email }),
    )
    return { order: await world.read(orderSlug), email }
  }
  async function paid(): Promise<Order> {
    const { order } = await ordered(world.transfer)
    await move(order, { move: 'pay' })
    return await world.read(order.orderSlug)
  }
  const keyed = async (key?: string) => ({
    ...(await services.as(...SHOP_RIGHTS)),
    ...(key !== undefined && { 'idempotency-key': key }),
  })
  const send = async ({ number }: Order, given: object, key?: string) => {
    const { status, body } = await services.send(moveOrder, { number, ...given }, await keyed(key))
    return { status, body }
  }
  const move = async ({ number }: Order, given: StaffMove, key?: string): Promise<Order> =>
    await services.call(moveOrder, { number, ...given }, await keyed(key))
  const eventsOf = ({ timeline }: Order) => timeline.map(({ event }) => event)

  describe('with an idempotency key', () => {
    test('pays back once, at once and one after the other, and all answers are alike', async () => {
      const order = await paid()
      const twenty = { move: 'refund', amount: 20 } as const
      const eight = Array.from({ length: 8 })

      const first = await Promise.all(eight.map(() => send(order, twenty, 'povrat-1')))
      services.clock.advance(1_000)
      const again = []
      for (const _ of eight) again.push(await send(order, twenty, 'povrat-1'))
      for (const answers of [first, again]) {
        expect(answers.map(({ status }) => status)).toEqual(eight.map(() => 200))
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      }
      expect(await world.read(order.orderSlug)).toMatchObject({ refundedTotal: 20 })
      expect(await paymentsOf(services.db, order.orderSlug)).toMatchObject([
        { refundedCents: 2_000 },
      ])
      expect(await move(order, twenty, 'povrat-2')).toMatchObject({ refundedTotal: 40 })
    })

    test('is refused for another move, sum or order with the same key', async () => {
      const [order, other] = [await paid(), await paid()]
      const part = { move: 'refund', amount: 5, note: 'Oštećena kutija' } as const
      await move(order, part, 'kljuc')

      const others = [
        () => send(order, { ...part, amount: 6 }, 'kljuc'),
        () => send(order, { ...part, note: 'Druga' }, 'kljuc'),
        () => send(order, { move: 'ship' }, 'kljuc'),
        () => send(other, part, 'kljuc'),
      ]
      for (const sendOther of others) {
        expect(await sendOther()).toMatchObject({
          ...{ status: 409, body: { error: { code: 'IDEMPOTENCY_KEY_USED' } } },
        })
      }
      const { note, amount } = part
      expect((await send(order, { note, amount, move: 'refund' }, 'kljuc')).status).toBe(200)
      expect(await world.read(order.orderSlug)).toMatchObject({ refundedTotal: 5 })
      expect(await world.read(other.orderSlug)).toMatchObject({ refundedTotal: 0 })
    })

    test('of any kind is made once; one that was refused may be tried again', async () => {
      const { order } = await ordered(world.cash)
      expect((await send(order, { move: 'refund', amount: 1 }, 'a')).status).toBe(409)
      for (const kind of ['ship', 'deliver', 'refund'] as const) {
        const given = kind === 'refund' ? { move: kind, amount: 1 } : { move: kind }
        const key = kind === 'refund' ? 'a' : kind
        await Promise.all([0, 1].map(() => move(order, given, `${key} ${order.number}`)))
      }
      expect(eventsOf(await world.read(order.orderSlug))).toEqual([
        ...['placed', 'shipped', 'delivered', 'paid', 'refundDue', 'refunded'],
      ])
    })

    test('is made once by the program of staff too', async () => {
      const order = await paid()
      const refund = ['refund', order.number, '--amount=7', `--key=program ${engine}`]
      const outputs = [await orders(...refund), await orders(...refund)]
      expect(outputs[0]).toContain('refunded 7.00 EUR of 7.00 EUR')
      expect(outputs[1]).toBe(outputs[0])
      expect(await world.read(order.orderSlug)).toMatchObject({ refundedTotal: 7 })
    })
  })

  describe('with a parcel that is paid at the door and comes back', () => {
    async function shipped(): Promise<{ order: Order; email: string }> {
      const { order, email } = await ordered(world.cash)
      await move(order, { move: 'ship' })
      return { order, email }
    }

    test('closes the order: nothing is owed, and the buyer gets a mail that says so', async () => {
      const { order, email } = await shipped()
      const { onHand } = await world.stockOf(scarf)

      const note = 'Nije preuzeto'
      const closed = await move(order, { move: 'return', note })
      expect(closed).toMatchObject({
        ...{ state: 'cancelled', paymentState: 'unpaid', refundTotal: 0 },
        ...{ canCancel: false, canPay: false, canWithdraw: false },
      })
      expect(closed.timeline.at(-1)).toMatchObject({ event: 'cancelled', note })
      expect(await world.stockOf(scarf)).toMatchObject({ onHand })
      const subject = `Narudžba ${order.number} je zatvorena`
      const letters = (await mailsTo(services, email)).filter((mail) => mail.subject === subject)
      expect(letters).toMatchObject([
        { text: expect.stringMatching(/Ništa\s+nam\s+ne\s+dugujete/) },
      ])
      expect((await send(order, { move: 'return' })).status).toBe(409)
    })

    test('puts its pieces back on sale by choice, by the program of staff too', async () => {
      const { order } = await shipped()
      const { onHand } = await world.stockOf(scarf)

      expect(await orders('return', order.number, '--restock')).toContain('cancelled')
      expect(await world.stockOf(scarf)).toMatchObject({ onHand: onHand + 3 })
    })

    test('is refused while it is not sent, and once it is delivered', async () => {
      const { order } = await ordered(world.cash)
      expect((await send(order, { move: 'return' })).status).toBe(409)
      await move(order, { move: 'deliver' })
      expect((await send(order, { move: 'return' })).status).toBe(409)
    })
  })

  describe('that pays all back by an amount', () => {
    const rest = ({ total }: Order, part: number) => Math.round((total - part) * 100) / 100
    const stateOf = async ({ orderSlug }: Order) => {
      const { state, paymentState, refundedTotal, lines } = await world.read(orderSlug)
      return { state, paymentState, refundedTotal, lines: lines.map((line) => line.withdrawnQty) }
    }

    test('leaves an order that is not sent as a refund of all its pieces does', async () => {
      const [byLines, byAmount] = [await paid(), await paid()]
      const { onHand } = await world.stockOf(scarf)
      const lines = byLines.lines.map(({ id }) => ({ id }))
      await move(byLines, { move: 'refund', lines })
      await move(byAmount, { move: 'refund', amount: 20 })
      expect(await stateOf(byAmount)).toMatchObject({ state: 'confirmed', lines: [0] })
      await move(byAmount, { move: 'refund', amount: rest(byAmount, 20) })

      const whole = await stateOf(byAmount)
      expect(whole).toMatchObject({ state: 'cancelled', paymentState: 'refunded', lines: [3] })
      expect(whole).toEqual(await stateOf(byLines))
      expect(await world.stockOf(scarf)).toMatchObject({ onHand: onHand + 6 })
      expect((await send(byAmount, { move: 'ship' })).status).toBe(409)
    })

    test('leaves one that was sent on its way', async () => {
      const order = await paid()
      await move(order, { move: 'ship' })
      await move(order, { move: 'refund', amount: order.total })
      expect(await stateOf(order)).toMatchObject({ state: 'shipped', paymentState: 'refunded' })
    })
  })

  async function orders(...given: readonly string[]): Promise<string> {
    const { dataDir, databaseUrl } = services.config
    return await runTool('orders', { dataDir, databaseUrl }, ...given)
  }
})

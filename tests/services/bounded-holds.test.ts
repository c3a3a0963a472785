import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addItem, clearCart, getCart, getNewCartSession } from '#services/contract/cart.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { createOrder, payOrder } from '#services/contract/order-payments.ts'
import { transferNotHeld } from '#services/modules/order/checkout/refusals.ts'
import { MOST_UNPAID } from '#services/modules/order/place/unpaid-transfers.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { createWorld, type Session, someplace, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AT_ONCE = MOST_UNPAID + 2

eachEngine('holds', (engine) => {
  let services: TestServices
  let world: World

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
  })
  afterAll(() => services.close())

  const product = async (stock: number) => await addProduct(services, { name: 'Lopta', stock })
  const newCart = async (headers: Record<string, string> = someplace()) => ({
    session: await services.call(getNewCartSession, {}, headers),
    headers,
  })
  type OpenCart = { readonly session: Session; readonly headers: Record<string, string> }
  const reserve = async ({ session, headers }: OpenCart, productId: number, qty = 1) => {
    const input = { ...session, productId, qty, reservation: true }
    const { cart } = await services.call(addItem, input, headers)
    return { codes: (cart.notices ?? []).map(({ code }) => code), items: cart.items }
  }
  const held = async (productId: number) => (await world.stockOf(productId)).held

  describe('of carts', () => {
    test('guests hold half of a product at most, and what is beyond can be bought without [CA-43~]', async () => {
      const ball = await product(21)
      const [ana, ivo] = [await newCart(), await newCart()]
      expect((await reserve(ana, ball, 8)).codes).toEqual([])
      const beyond = await reserve(ivo, ball, 5)
      expect(beyond.codes).toEqual(['NOT_RESERVED'])
      expect(beyond.items).toMatchObject([{ qty: 5, state: 'ok' }])
      expect(await held(ball)).toBe(11)
      await services.call(clearCart, ana.session, ana.headers)
      expect(await held(ball)).toBe(3)

      const own = await newCart((await createCustomer(services)).headers)
      expect((await reserve(own, ball, 13)).codes).toEqual([])
      expect(await held(ball)).toBe(16)
    })

    test('one guest holds the only piece, and no cart more than twenty in all', async () => {
      const [last, many, more] = [await product(1), await product(100), await product(100)]
      const guest = await newCart()
      expect((await reserve(guest, last)).codes).toEqual([])
      expect((await reserve(guest, many, 15)).codes).toEqual([])
      expect((await reserve(guest, more, 10)).codes).toEqual(['NOT_RESERVED'])
      expect(await Promise.all([last, many, more].map(held))).toEqual([1, 15, 4])
    })

    test('a reservation is not prolonged by another one, nor begun again at once', async () => {
      const [ball, net] = [await product(9), await product(9)]
      const guest = await newCart()
      await reserve(guest, ball)
      services.clock.advance(10 * MINUTE)
      expect((await reserve(guest, net)).codes).toEqual([])
      await services.call(clearCart, guest.session, guest.headers)
      expect((await reserve(guest, ball)).codes).toEqual([])
      services.clock.advance(5 * MINUTE)
      expect(await Promise.all([ball, net].map(held))).toEqual([0, 0])

      expect((await reserve(guest, net)).codes).toEqual(['NOT_RESERVED'])
      expect(await held(net)).toBe(0)
      expect((await services.call(getCart, guest.session)).cart.items).toHaveLength(2)
      services.clock.advance(45 * MINUTE)
      expect((await reserve(guest, net)).codes).toEqual([])
    })

    test('thirty carts of one network hold pieces, and the next one none until one of them ends', async () => {
      const ball = await product(1_000)
      const place = (host: number) => ({ 'x-forwarded-for': `203.0.113.${host}` })
      const carts: OpenCart[] = []
      for (let made = 0; made < 30; made += 1) {
        const cart = await newCart(place(made))
        expect((await reserve(cart, ball)).codes).toEqual([])
        carts.push(cart)
      }
      const next = await newCart(place(99))
      expect((await reserve(next, ball)).codes).toEqual(['NOT_RESERVED'])
      expect((await reserve(await newCart(), ball)).codes).toEqual([])
      const [first] = carts
      if (first) await services.call(clearCart, first.session, first.headers)
      expect((await reserve(next, ball)).codes).toEqual([])
    })
  })

  describe('of orders that wait for a transfer', () => {
    let made = 0
    const newEmail = () => {
      made += 1
      return `uplata-${made}-${engine}@posta.example`
    }
    const order = async (
      productId: number,
      qty: number,
      given: { email?: string; headers?: Record<string, string>; paymentId?: number } = {},
    ) => {
      const { email = newEmail(), headers = someplace(), paymentId = world.transfer } = given
      const { cartId, protectCode } = await world.readyCart([[productId, qty]], {
        ...{ email, headers, paymentId },
      })
      return async () => await world.refused(createOrder, { cartId, protectCode, ...URLS }, headers)
    }
    const placed = async (productId: number, given: Parameters<typeof order>[2] = {}) => {
      const { email = newEmail(), headers = someplace() } = given
      const paymentId = given.paymentId ?? world.transfer
      const cart = await world.readyCart([[productId, 1]], { email, headers, paymentId })
      return (await world.place(cart, {}, headers)).orderSlug
    }

    test('a guest cannot hold more than half of a product, but can buy it in another way or with an account', async () => {
      const ball = await product(5)
      const refused = await order(ball, 4)
      expect(await refused()).toMatchObject({
        ...{ status: 409, code: 'PAYMENT_NOT_FOUND', field: 'paymentMethodId' },
        message: expect.stringContaining('ne možemo čuvati do uplate'),
      })
      expect(transferNotHeld('eng').message).toContain('We cannot hold these products')
      expect(await held(ball)).toBe(0)

      const card = await world.readyCart([[ball, 4]], { email: newEmail() })
      await world.place(card)
      expect(await held(ball)).toBe(4)
      const net = await product(5)
      const { headers } = await createCustomer(services)
      const own = await world.readyCart([[net, 4]], { headers, paymentId: world.transfer })
      await world.place(own, {}, headers)
      expect(await held(net)).toBe(4)
    })

    test('paying again prolongs no hold, and no order waits for more than its week', async () => {
      const ball = await product(5)
      const slug = await placed(ball)
      const { heldUntil } = await world.read(slug)
      const pay = async (paymentMethodId: number) =>
        await services.send(
          payOrder,
          { orderSlug: slug, key: orderKey(slug, TEST_SECRET), ...URLS, paymentMethodId },
          someplace(),
        )
      for (const method of [world.transfer, world.card, world.transfer]) {
        services.clock.advance(20 * 60 * MINUTE)
        expect((await pay(method)).status).toBe(200)
        expect((await world.read(slug)).heldUntil).toBe(heldUntil)
      }
      services.clock.advance(DAY)
      expect((await pay(world.transfer)).status).toBe(200)
      expect(await held(ball)).toBe(0)
      const { at } = await services.db
        .selectFrom('due')
        .select('at')
        .where('kind', '=', 'order.expires')
        .where('key', '=', slug)
        .executeTakeFirstOrThrow()
      expect(Date.parse(at) - Date.parse((await world.read(slug)).placedAt)).toBeLessThanOrEqual(
        7 * DAY,
      )
    })

    test(`of ${AT_ONCE} orders of one address at once ${MOST_UNPAID} wait, and another can be placed when one is paid`, async () => {
      const ball = await product(1_000)
      const email = newEmail()
      const orders: Awaited<ReturnType<typeof order>>[] = []
      for (let cart = 0; cart < AT_ONCE; cart += 1) orders.push(await order(ball, 1, { email }))
      const sent = orders.map(async (send) => await send().catch(() => null))
      const refused = (await Promise.all(sent)).filter((answer) => answer !== null)
      process.stdout.write(
        `unpaid transfers (${engine}): ${AT_ONCE - refused.length} of ${AT_ONCE}\n`,
      )
      expect(refused).toHaveLength(AT_ONCE - MOST_UNPAID)
      for (const { code, message } of refused) {
        expect([code, message]).toEqual([
          'PAYMENT_NOT_FOUND',
          expect.stringContaining('čekaju uplatu'),
        ])
      }
      expect(await held(ball)).toBe(MOST_UNPAID)

      await placed(ball, { email: newEmail() })
      const owner = await createCustomer(services, { email })
      await placed(ball, { email, headers: owner.headers })
      const { number } = await services.db
        .selectFrom('customer_order')
        .select('number')
        .where('email', '=', email)
        .where('account_id', 'is', null)
        .limit(1)
        .executeTakeFirstOrThrow()
      await services.call(moveOrder, { number, move: 'pay' }, await services.as(...SHOP_RIGHTS))
      await placed(ball, { email })
    })
  })
})

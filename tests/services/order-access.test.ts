import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { getCart, getNewCartSession } from '#services/contract/cart.ts'
import {
  cancelOrder,
  getOrder,
  reorder,
  trackOrder,
  withdrawOrder,
} from '#services/contract/order-calls.ts'
import { filterDocuments, getDocument } from '#services/contract/order-documents.ts'
import { listOrders } from '#services/contract/order-list.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { createOrder, payOrder } from '#services/contract/order-payments.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { setArchived } from '#services/modules/product/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import {
  CONTENT_RIGHTS,
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, someplace, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DAY = 24 * 60 * 60_000

eachEngine('a placed order', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let cap: number
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 1_000 })
    cap = await addProduct(services, { name: 'Kapa', sku: 'KAPA', stock: 1_000 })
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services.close())

  const newEmail = (): string => {
    made += 1
    return `vlasnik-${engine}-${made}@posta.example`
  }
  const keyOf = (orderSlug: string) => ({ orderSlug, key: orderKey(orderSlug, TEST_SECRET) })
  const move = async (orderSlug: string, ...moves: ('pay' | 'ship' | 'deliver' | 'refund')[]) => {
    const { number } = await world.read(orderSlug)
    for (const one of moves) {
      await services.call(moveOrder, { number, move: one }, await services.as(...SHOP_RIGHTS))
    }
  }
  const asGuest = async (email = newEmail(), paymentId = world.card) => {
    const cart = await world.readyCart(
      [
        [scarf, 1],
        [cap, 2],
      ],
      { email, paymentId },
    )
    const { orderSlug } = await world.place(cart)
    return { ...cart, orderSlug, email }
  }

  describe('shows itself', () => {
    test('to the guest who placed it, to its customer and to the key of a mailed link, and to no one else', async () => {
      const guest = await asGuest()
      const other = await asGuest()
      const customer = await createCustomer(services)
      const { orderSlug } = guest
      const missing = await world.refused(getOrder, { orderSlug: 'A'.repeat(22) })
      expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' })

      for (const proof of [
        {},
        { key: '' },
        { key: orderKey(other.orderSlug, TEST_SECRET) },
        { key: orderKey(orderSlug, 'another secret that is long enough 32') },
        { guestToken: other.guestToken },
        { guestToken: `${guest.guestToken}x` },
      ]) {
        for (const call of [getOrder, cancelOrder]) {
          const input = { orderSlug, ...proof }
          expect(await world.refused(call, input, customer.headers)).toEqual(missing)
        }
        const paying = { orderSlug, ...proof, ...URLS }
        expect(await world.refused(payOrder, paying)).toEqual(missing)
      }
      const read = async (proof: object, headers = {}) =>
        (await services.call(getOrder, { orderSlug, ...proof }, headers)).orderSlug
      expect(await read({ guestToken: guest.guestToken })).toBe(orderSlug)
      expect(await read({ key: orderKey(orderSlug, TEST_SECRET) })).toBe(orderSlug)
      expect((await world.read(orderSlug)).state).toBe('awaitingPayment')
    })

    test('to a customer in the list of documents, guest orders under the address included [PF-17, PF-18]', async () => {
      const customer = await createCustomer(services, { email: newEmail() })
      const stranger = await createCustomer(services)
      const { orderSlug: before } = await asGuest(customer.email)
      const cart = await world.readyCart([[scarf, 1]], customer)
      const { orderSlug: own } = await world.place(cart, {}, customer.headers)

      const { records, totalRecords } = await services.call(filterDocuments, {}, customer.headers)
      expect(records.map(({ extendedDetails }) => extendedDetails?.orderSlug)).toEqual([
        own,
        before,
      ])
      expect(totalRecords).toBe(2)
      const [{ id } = { id: 0 }] = records
      expect((await services.call(getDocument, { id }, customer.headers)).id).toBe(id)
      expect((await services.call(filterDocuments, {}, stranger.headers)).records).toEqual([])
      const missing = await world.refused(getDocument, { id: 999_999 }, stranger.headers)
      expect(await world.refused(getDocument, { id }, stranger.headers)).toEqual(missing)
      expect(await world.refused(filterDocuments, {})).toMatchObject({ status: 401 })
    })

    test('to anyone who knows number and e-mail, and a wrong pair is like a missing order', async () => {
      const { orderSlug, email } = await asGuest()
      const { number } = await world.read(orderSlug)
      const found = await services.call(
        trackOrder,
        { number, email: email.toUpperCase() },
        someplace(),
      )
      expect(found).toEqual(keyOf(orderSlug))

      const missing = await world.refused(trackOrder, { number: '2026-999999', email })
      expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' })
      const wrong = { number, email: 'netko@posta.example' }
      expect(await world.refused(trackOrder, wrong)).toEqual(missing)
    })
  })

  describe('on paper', () => {
    const download = async (path: string) => {
      const response = await fetch(services.url + path)
      return { response, bytes: Buffer.from(await response.arrayBuffer()) }
    }

    test('is a PDF at an address that is signed and expires', async () => {
      const { orderSlug } = await asGuest(newEmail(), world.transfer)
      const order = await world.read(orderSlug)
      const { response, bytes } = await download(order.documentPath)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''potvrda-narud%C5%BEbe-${order.number}.pdf`,
      )
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      for (const path of [order.transfer?.hub3Path, order.transfer?.epcPath]) {
        const code = await download(path ?? '')
        expect(code.response.headers.get('content-type')).toContain('image/svg+xml')
        expect(code.bytes.toString()).toContain('<svg')
      }

      const other = await world.read((await asGuest()).orderSlug)
      const [, , kind = '', token = ''] = order.documentPath.split('/')
      const [, expires = '', signature = ''] = token.split('.')
      for (const path of [
        `/download/${kind}/${orderSlug}`,
        `/download/${kind}/${orderSlug}.${expires}.`,
        `/download/${kind}/${other.orderSlug}.${expires}.${signature}`,
        `/download/${kind}/${orderSlug}.zzzzzzzz.${signature}`,
        `/download/hub3/${token}`,
      ]) {
        expect((await download(path)).response.status, path).toBe(404)
      }
      services.clock.advance(2 * DAY)
      expect((await download(order.documentPath)).response.status).toBe(404)
    })
  })

  describe('can be withdrawn from', () => {
    const statement = { name: 'Ana Anić', email: 'ana.odustaje@posta.example' }

    test('for fourteen days from its delivery, with a mail that names content and time', async () => {
      const { orderSlug, email } = await asGuest()
      const key = keyOf(orderSlug)
      expect(await world.refused(withdrawOrder, { ...key, ...statement })).toMatchObject({
        code: 'ORDER_STATE',
      })
      await move(orderSlug, 'pay', 'ship', 'deliver')
      const delivered = await world.read(orderSlug)
      expect(delivered.canWithdraw).toBe(true)
      const last = services.clock.now().getTime() + 14 * DAY
      expect(delivered.withdrawalUntil?.slice(0, 10)).toBe(
        new Date(last).toISOString().slice(0, 10),
      )

      const [scarfLine] = delivered.lines
      const lineIds = [scarfLine?.id ?? 0]
      const order = await services.call(withdrawOrder, { ...key, ...statement, lineIds })
      expect(order).toMatchObject({ paymentState: 'toRefund', state: 'delivered' })
      expect(order.timeline.at(-2)).toMatchObject({ event: 'withdrawn', note: '1 × Šal' })

      const mail = (await mailsTo(services, email)).find(
        ({ subject }) => subject === `Potvrda odustanka od ugovora, narudžba ${order.number}`,
      )
      expect(mail?.text).toContain('1 × Šal')
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Ja, Ana Anić, odustajem')
      const again = { ...key, ...statement, lineIds }
      expect(await world.refused(withdrawOrder, again)).toMatchObject({ code: 'INVALID_INPUT' })
      const rest = await services.call(withdrawOrder, { ...key, ...statement })
      expect(rest.canWithdraw).toBe(false)
      const stored = await services.db
        .selectFrom('customer_order')
        .select(['refund_cents', 'total_cents'])
        .where('slug', '=', orderSlug)
        .executeTakeFirstOrThrow()
      expect(stored.refund_cents).toBe(stored.total_cents)
    })

    test('and not a day longer', async () => {
      const { orderSlug } = await asGuest()
      await move(orderSlug, 'pay', 'ship', 'deliver')
      services.clock.advance(15 * DAY)
      expect((await world.read(orderSlug)).canWithdraw).toBe(false)
      const input = { ...keyOf(orderSlug), ...statement }
      expect(await world.refused(withdrawOrder, input)).toMatchObject({ code: 'ORDER_STATE' })
    })

    test('before it is sent, which puts its pieces back on sale', async () => {
      const last = await addProduct(services, { stock: 1 })
      const { orderSlug } = await world.place(await world.readyCart([[last, 1]]))
      await world.webhook(await world.answerOf(orderSlug))
      const order = await services.call(withdrawOrder, { ...keyOf(orderSlug), ...statement })
      expect(order).toMatchObject({ state: 'cancelled', paymentState: 'toRefund' })
      expect(await world.stockOf(last)).toEqual({ onHand: 1, held: 0 })
    })

    test('in part before it is sent, which puts that part back on sale, and the rest only once', async () => {
      const cap = await addProduct(services, { stock: 10 })
      const shirt = await addProduct(services, { sku: 'MAJICA-U-PAKETU', stock: 10 })
      const bundle = [{ sku: 'MAJICA-U-PAKETU', quantity: 2 }]
      const pack = await addProduct(services, { format: 'Bundle', bundle })
      const parts = { bundleOptions: [{ id: shirt, options: { personalizations: [] } }] }
      const cart = await world.readyCart([
        [cap, 3],
        [pack, 2, parts],
      ])
      const { orderSlug } = await world.place(cart)
      await world.webhook(await world.answerOf(orderSlug))
      expect(await world.stockOf(cap)).toMatchObject({ onHand: 7 })
      expect(await world.stockOf(shirt)).toMatchObject({ onHand: 6 })
      const [caps, packs] = (await world.read(orderSlug)).lines

      const lines = [
        { id: caps?.id ?? 0, qty: 2 },
        { id: packs?.id ?? 0, qty: 1 },
      ]
      const order = await services.call(withdrawOrder, {
        ...{ ...keyOf(orderSlug), ...statement, lines },
      })
      expect(order.state).toBe('confirmed')
      expect(await world.stockOf(cap)).toMatchObject({ onHand: 9 })
      expect(await world.stockOf(shirt)).toMatchObject({ onHand: 8 })

      const rest = await services.call(withdrawOrder, { ...keyOf(orderSlug), ...statement })
      expect(rest.state).toBe('cancelled')
      expect(await world.stockOf(cap)).toMatchObject({ onHand: 10 })
      expect(await world.stockOf(shirt)).toMatchObject({ onHand: 10 })
    })
  })

  test('is bought again, and what is not sold any more is named', async () => {
    const gone = await addProduct(services, { name: 'Stari dres', stock: 5 })
    const { orderSlug } = await world.place(
      await world.readyCart([
        [scarf, 2],
        [gone, 1],
      ]),
    )
    const { db, clock } = services
    await db
      .transaction()
      .execute((trx) => setArchived(trx, clock, { productId: gone, archived: true }))
    const session = await services.call(getNewCartSession, {}, someplace())

    const { missing } = await services.call(reorder, { ...keyOf(orderSlug), ...session })
    expect(missing).toEqual(['Stari dres'])
    const { cart } = await services.call(getCart, session)
    expect(cart.items.map(({ productId, qty }) => [productId, qty])).toEqual([[scarf, 2]])
  })

  test('is listed and moved on by staff of commerce only, in the order of its states', async () => {
    const { orderSlug, email } = await asGuest()
    const { number } = await world.read(orderSlug)
    const staff = await services.as(...SHOP_RIGHTS)
    for (const headers of [
      someplace(),
      await services.as(...CONTENT_RIGHTS),
      (await createCustomer(services)).headers,
    ]) {
      expect([401, 403]).toContain((await world.refused(listOrders, {}, headers)).status)
      const moving = { number, move: 'pay' }
      expect([401, 403]).toContain((await world.refused(moveOrder, moving, headers)).status)
    }
    const { items } = await services.call(listOrders, { search: email.slice(0, 14) }, staff)
    expect(items.map((order) => order.number)).toContain(number)
    expect((await services.call(listOrders, { search: '%' }, staff)).items).toEqual([])

    for (const wrong of ['ship', 'deliver', 'refund']) {
      expect(await world.refused(moveOrder, { number, move: wrong }, staff)).toMatchObject({
        status: 409,
        code: 'ORDER_STATE',
      })
    }
    await services.call(moveOrder, { number, move: 'pay' }, staff)
    const trackingUrl = 'https://paketi.example/1'
    const shipped = await services.call(moveOrder, { number, move: 'ship', trackingUrl }, staff)
    expect(shipped).toMatchObject({ state: 'shipped', trackingUrl })
    expect(shipped.timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'shipped'])
    const mails = await mailsTo(services, email)
    expect(mails.filter(({ text }) => text.includes(trackingUrl))).toHaveLength(1)
  })

  test('cannot be made of another’s cart: a wrong code is like a missing cart', async () => {
    const { cartId } = await world.readyCart([[scarf, 1]])
    const missing = await world.refused(createOrder, {
      ...{ cartId: 'A'.repeat(22), protectCode: 'x', ...URLS },
    })
    expect(missing).toMatchObject({ status: 404, code: 'NO_SESSION' })
    for (const protectCode of ['x', cartId, ' ']) {
      expect(await world.refused(createOrder, { cartId, protectCode, ...URLS })).toEqual(missing)
    }
  })
})

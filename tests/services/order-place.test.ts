import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { applyCoupon, getCart, getNewCartSession, validateCart } from '#services/contract/cart.ts'
import { updateGuestUser } from '#services/contract/checkout.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { getProduct } from '#services/contract/product.ts'
import { insertCoupon, type NewCoupon } from '#services/modules/cart/api.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { changePrice } from '#services/modules/product/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { requireWhole } from './order-invariants.ts'
import {
  ADDRESS,
  addMatch,
  createWorld,
  type Session,
  someplace,
  URLS,
  type World,
} from './order-world.ts'
import { addProduct, seedCatalogue } from './product-catalogue.ts'

/** A round on a busy machine; vitest's own limit is for a test of a few. */
const ROUND_MS = 300_000
const ROUNDS = Number(process.env['ORDER_ROUNDS'] ?? 2)
/** Fifty carts each. */
const LAST_ROUNDS = Number(process.env['ORDER_LAST_ROUNDS'] ?? 1)
/** For as many of two products. */
const WAVES = ROUNDS

eachEngine('placing an order', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let cap: number
  let ticket: number
  let book: number

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    const many = { stock: 5_000, retailPriceCents: 1999 }
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', ...many })
    cap = await addProduct(services, { name: 'Kapa', sku: 'KAPA', ...many, taxRatePercent: 5 })
    const digital = { format: 'EProduct', retailPriceCents: 1000, taxRatePercent: 13 } as const
    ticket = await addProduct(services, { ...digital, name: 'Ulaznica', sku: 'ULAZNICA' })
    await addMatch(services, [ticket])
    await seedCatalogue(services.db)
    book = await addProduct(services, { ...digital, name: 'E-knjiga', sku: 'KNJIGA' })
  })
  afterAll(async () => {
    await requireWhole(services)
    await services.close()
  })

  const addCoupon = async (code: string, coupon: Partial<NewCoupon> = {}): Promise<void> => {
    await services.db.transaction().execute(async (trx) =>
      insertCoupon(trx, {
        ...{ code, kind: 'percent', percent: 10, amountCents: null, minCents: 0 },
        ...{ categoryId: null, isForMembers: false, startsAt: null, endsAt: null, maxUses: null },
        ...coupon,
      }),
    )
  }
  const usesOf = async (code: string): Promise<number> => {
    const coupon = await services.db
      .selectFrom('coupon')
      .select('uses')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    return coupon.uses
  }
  const ordersOf = async ({ cartId }: Session) =>
    await services.db
      .selectFrom('customer_order')
      .selectAll()
      .where('cart_id', '=', cartId)
      .execute()

  /** A busy machine may make the database wait too long, which is a 503: a client repeats the call. */
  const untilTaken = async (input: CallInput<typeof createOrder>) => {
    for (;;) {
      const answer = await services.send(createOrder, input, someplace())
      if (answer.status !== 503) return answer
    }
  }
  const settledOrders = async (carts: readonly Session[], more: (cart: Session) => object) =>
    await Promise.all(
      carts.map(async (cart) => {
        const { cartId, protectCode } = cart
        const input = { cartId, protectCode, ...URLS, ...more(cart) }
        const { status, body } = await untilTaken(input)
        const failed = body as { error?: { message: string; code?: string } }
        return { status, ...failed.error, ...(body as { orderSlug?: string }) }
      }),
    )

  describe('once', () => {
    test('ten times at once is one order, one movement of stock, one use of the coupon and one mail [PO-06, PO-17]', async () => {
      await addCoupon('DESET')
      const email = `deset-${engine}@posta.example`
      const cart = await world.readyCart([[scarf, 3]], { email, paymentId: world.cash })
      const { cartId, protectCode } = cart
      await services.call(applyCoupon, { cartId, protectCode, couponCode: 'DESET' })
      const before = await world.stockOf(scarf)

      const answers = await settledOrders(
        Array.from({ length: 10 }, () => cart),
        () => ({}),
      )

      const [order, ...others] = await ordersOf(cart)
      expect(others).toEqual([])
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(new Set(answers.map(({ orderSlug }) => orderSlug))).toEqual(new Set([order?.slug]))
      expect(await world.stockOf(scarf)).toEqual({ ...before, onHand: before.onHand - 3 })
      expect(await usesOf('DESET')).toBe(1)
      expect(await mailsTo(services, email)).toHaveLength(1)
    })

    test('a repeated call answers the order and the form of the first one, whose answer was lost [PO-06]', async () => {
      const cart = await world.readyCart([[scarf, 1]])
      const first = await world.place(cart)
      const again = await world.place(cart)

      expect(again).toEqual(first)
      expect(again.html).toContain('<form')
      expect(await ordersOf(cart)).toHaveLength(1)
    })

    test('a lost answer to a socket that was cut changes nothing in that [PO-06~]', async () => {
      const cart = await world.readyCart([[scarf, 1]])
      const { cartId, protectCode } = cart
      const cut = new AbortController()
      const sent = fetch(`${services.url}/api/v2/ecommerce/order/create`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apiKey: services.apiKey,
          site: `${services.siteId}`,
          store: `${services.storeId}`,
        },
        body: JSON.stringify({ cartId, protectCode, ...URLS }),
        signal: cut.signal,
      })
      await expect.poll(async () => (await ordersOf(cart)).length).toBe(1)
      cut.abort()
      await sent.catch(() => null)

      const { orderSlug } = await world.place(cart)
      expect((await ordersOf(cart)).map(({ slug }) => slug)).toEqual([orderSlug])
    })

    test('numbers have no gap, also with refusals in between [PO-17~]', async () => {
      const numberOf = async () =>
        (await world.read((await world.place(await world.readyCart([[scarf, 1]]))).orderSlug))
          .number
      const before = await numberOf()
      const refused = await world.readyCart([[scarf, 1]])
      await world.refused(createOrder, { ...sessionOf(refused), ...URLS, expectedTotal: 1 })
      const [year, count] = before.split('-')

      expect(await numberOf()).toBe(`${year}-${String(Number(count) + 1).padStart(6, '0')}`)
      expect(year).toBe('2026')
    })
  })

  test(
    `${ROUNDS} times twelve orders of as many products at once get twelve numbers in a row [PO-17~]`,
    async () => {
      // Nothing else makes them wait for each other.
      const products = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          addProduct(services, { name: `Zaseban ${index}`, stock: ROUNDS }),
        ),
      )
      for (let round = 1; round <= ROUNDS; round += 1) {
        const carts = await Promise.all(
          products.map((product) => world.readyCart([[product, 1]], { paymentId: world.cash })),
        )
        const answers = await settledOrders(carts, () => ({}))
        expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
        const orders = (await Promise.all(carts.map(ordersOf))).flat()
        const numbers = orders.map(({ number }) => Number(number.slice(5))).sort((a, b) => a - b)
        const [first = 0] = numbers
        expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => first + index))
      }
    },
    ROUNDS * ROUND_MS,
  )

  describe('with the last piece', () => {
    test(
      `${ROUNDS} times sixteen carts want it and one gets it, the others are told its name [PO-17]`,
      async () => {
        for (let round = 1; round <= ROUNDS; round += 1) {
          const name = `Rijetki šal ${round}`
          const rare = await addProduct(services, { name, stock: 1 })
          const paymentId = round % 2 ? world.cash : world.card
          const carts = await Promise.all(
            Array.from({ length: 16 }, () => world.readyCart([[rare, 1]], { paymentId })),
          )

          const answers = await settledOrders(carts, () => ({}))
          const won = answers.filter(({ status }) => status === 200)
          const lost = answers.filter(({ status }) => status !== 200)

          expect(won).toHaveLength(1)
          expect(lost.map(({ status, code, message }) => [status, code, message])).toEqual(
            Array(15).fill([
              409,
              'OUT_OF_STOCK',
              `Proizvoda „${name}” više nema u traženoj količini.`,
            ]),
          )
          expect(await world.stockOf(rare)).toEqual(
            round % 2 ? { onHand: 0, held: 0 } : { onHand: 1, held: 1 },
          )
          const orders = await Promise.all(carts.map(ordersOf))
          expect(orders.flat()).toHaveLength(1)
          const loser = carts.find((_cart, index) => orders[index]?.length === 0)
          // The cart of who was late is as it was.
          const { cart } = await services.call(getCart, sessionOf(loser))
          expect(cart.items).toHaveLength(1)
        }
      },
      ROUNDS * ROUND_MS,
    )

    test(
      `${LAST_ROUNDS} times fifty buyers want the last five pieces, and five get them [PO-17]`,
      async () => {
        for (let round = 1; round <= LAST_ROUNDS; round += 1) {
          const rare = await addProduct(services, { name: `Zadnji ${round}`, stock: 5 })
          const paymentId = round % 2 ? world.cash : world.card
          const carts = await Promise.all(
            Array.from({ length: 50 }, () => world.readyCart([[rare, 1]], { paymentId })),
          )
          const answers = await settledOrders(carts, () => ({}))
          expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
            ...Array(5).fill(200),
            ...Array(45).fill('OUT_OF_STOCK'),
          ])
          expect(await world.stockOf(rare)).toEqual(
            round % 2 ? { onHand: 0, held: 0 } : { onHand: 5, held: 5 },
          )
          expect((await Promise.all(carts.map(ordersOf))).flat()).toHaveLength(5)
        }
      },
      LAST_ROUNDS * ROUND_MS,
    )

    test(
      `${WAVES} waves of eight pairs of carts with the same two products in both orders all get through [PO-17~]`,
      async () => {
        const [a, b] = await Promise.all([
          addProduct(services, { name: 'A', stock: 10_000 }),
          addProduct(services, { name: 'B', stock: 10_000 }),
        ])
        const inBothOrders = [
          [
            [a, 1],
            [b, 2],
          ] as const,
          [
            [b, 2],
            [a, 1],
          ] as const,
        ]
        for (let wave = 1; wave <= WAVES; wave += 1) {
          // One after the other: only their orders are to meet.
          const carts: Session[] = []
          for (let index = 0; index < 16; index += 1) {
            const paymentId = index % 4 < 2 ? world.cash : world.transfer
            carts.push(await world.readyCart(inBothOrders[index % 2] ?? [], { paymentId }))
          }
          const answers = await settledOrders(carts, () => ({ expectedTotal: 64.5 }))
          expect(answers.filter(({ status }) => status !== 200)).toEqual([])
        }
        const stock = await Promise.all([a, b].map(world.stockOf))
        expect(stock.map(({ onHand, held }) => onHand - held)).toEqual([
          10_000 - WAVES * 16,
          10_000 - WAVES * 32,
        ])
      },
      WAVES * ROUND_MS,
    )
  })

  describe('with a coupon', () => {
    test('that can be used once and is in twenty carts, it is used once and no buyer pays more than they saw [PO-17~]', async () => {
      const code = 'JEDNOM'
      await addCoupon(code, { maxUses: 1 })
      const carts = await Promise.all(
        Array.from({ length: 20 }, () => world.readyCart([[scarf, 1]], { paymentId: world.cash })),
      )
      for (const cart of carts) {
        await services.call(applyCoupon, { ...sessionOf(cart), couponCode: code })
      }
      const seen = await world.totalOf(carts[0] ?? fail())

      // Half of them say what they saw, as older clients do not.
      const answers = await settledOrders(carts, (cart) =>
        carts.indexOf(cart as (typeof carts)[number]) % 2 ? { expectedTotal: seen } : {},
      )

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const lost = answers.filter(({ status }) => status !== 200)
      expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['COUPON_USED_UP']))
      expect(await usesOf(code)).toBe(1)
      const loser = carts[answers.findIndex(({ status }) => status !== 200)]
      const { cart } = await services.call(validateCart, sessionOf(loser))
      expect(cart.couponCode).toBeNull()
      expect(cart.notices).toEqual([
        { code: 'COUPON_REMOVED', couponCode: code, reason: 'USED_UP' },
      ])
    })

    test('that pays for everything, nothing is left to pay', async () => {
      await addCoupon('SVE', { percent: 100 })
      const cart = await world.readyCart([[ticket, 1]], {
        deliveryId: null,
        paymentId: world.transfer,
      })
      await services.call(applyCoupon, { ...sessionOf(cart), couponCode: 'SVE' })
      const { orderSlug, html } = await world.place(cart)

      expect(html).toBeNull()
      expect(await world.read(orderSlug)).toMatchObject({
        total: 0,
        state: 'confirmed',
        paymentState: 'paid',
        transfer: null,
      })
    })
  })

  describe('of what the buyer saw', () => {
    test('a changed price is refused, and nothing is ordered [PO-03~]', async () => {
      const cart = await world.readyCart([[cap, 2]])
      const expectedTotal = await world.totalOf(cart)
      const { db, clock } = services
      const changed = { productId: cap, retailPriceCents: 2100 }
      await db.transaction().execute((trx) => changePrice(trx, clock, changed))

      expect(
        await world.refused(createOrder, { ...sessionOf(cart), ...URLS, expectedTotal }),
      ).toMatchObject({ status: 409, code: 'CART_CHANGED' })
      expect(await ordersOf(cart)).toEqual([])
      const { orderSlug } = await world.place(cart, { expectedTotal: await world.totalOf(cart) })
      expect((await world.read(orderSlug)).total).toBe(46.5)
    })

    test('amounts, taxes by rate and addresses stand in the order as in the cart [PO-17]', async () => {
      const cart = await world.readyCart([
        [scarf, 1],
        [ticket, 2],
      ])
      const { orderSlug } = await world.place(cart, {
        giftMessage: 'Sretno!',
        to: 'Ivi',
        from: 'Mia',
        orderMessage: 'Zvonite dvaput.',
      })
      const order = await world.read(orderSlug)

      expect(order).toMatchObject({
        state: 'awaitingPayment',
        paymentState: 'unpaid',
        itemsTotal: 39.99,
        deliveryTotal: 4.5,
        total: 44.49,
        taxes: [
          { rate: 25, net: 19.59, tax: 4.9 },
          { rate: 13, net: 17.7, tax: 2.3 },
        ],
        gift: { to: 'Ivi', from: 'Mia', message: 'Sretno!' },
        instructions: 'Zvonite dvaput.',
        heldUntil: '2026-03-02T09:30:00.000Z',
        canPay: true,
        canCancel: true,
      })
      const { type: _type, ...address } = ADDRESS
      expect(order.shippingAddress).toMatchObject(address)
    })

    test('what was chosen for the parts of a bundle stands in the order, also after a change', async () => {
      const sizes = { format: 'Configurable', options: ['velicina'] } as const
      const jersey = await addProduct(services, {
        ...{ ...sizes, name: 'Dres', sku: 'DRES', slug: { hrv: 'dres' } },
        variants: [
          { sku: 'DRES-S', optionValues: { velicina: 's' }, stock: 3 },
          { sku: 'DRES-L', optionValues: { velicina: 'l' }, stock: 5 },
        ],
      })
      const bundle = await addProduct(services, {
        ...{ name: 'Paket', sku: 'PAKET', format: 'Bundle' },
        bundle: [
          { sku: 'DRES', quantity: 1 },
          { sku: 'KAPA', quantity: 2 },
        ],
      })
      const { product } = await services.call(getProduct, { id: jersey })
      const large = product?.associatedProducts?.[1]?.id ?? 0
      const options = { bundleOptions: [{ id: large }] }
      const cart = await world.readyCart([[bundle, 3, options]])
      const { orderSlug } = await world.place(cart)
      await services.db
        .updateTable('product_text')
        .set({ name: 'Drugo ime' })
        .where('product_id', '=', jersey)
        .execute()

      const { lines } = await world.read(orderSlug)
      expect(lines.map(({ parts }) => parts)).toMatchObject([
        [
          { productId: large, name: expect.stringMatching(/^Dres.*L$/), qty: 1 },
          { name: 'Kapa', qty: 2 },
        ],
      ])
    })

    test('a ticket needs no consent: it cannot be withdrawn from, and each piece has a code once paid', async () => {
      const cart = await world.readyCart([[ticket, 2]], { deliveryId: null })
      const { orderSlug } = await world.place(cart)
      const placed = await world.read(orderSlug)
      expect(placed).toMatchObject({ shippingAddress: null, deliveryMethod: null })
      expect(placed).toMatchObject({ digitalFrom: null })
      expect(placed.ticketsPath).toBeUndefined()
      expect(placed.lines).toMatchObject([{ noWithdrawal: 'event', codes: [] }])
      expect(placed.lines[0]?.ticket).toMatchObject({
        events: [{ title: 'Jadran – Sjever', location: 'Dvorana Bura' }],
        pieces: [],
      })

      await world.webhook(await world.answerOf(orderSlug))
      const { lines, canWithdraw } = await world.read(orderSlug)
      expect(canWithdraw).toBe(false)
      expect(new Set(lines[0]?.codes).size).toBe(2)
      expect(lines[0]?.codes.join()).toMatch(/^[2-9A-Z]{12},[2-9A-Z]{12}$/)
      expect(lines[0]?.ticket?.pieces.map(({ code }) => code)).toEqual(lines[0]?.codes)
    })

    test('a variant of a ticket is one, and so is a digital product that an event names after its sale', async () => {
      const sides = await addProduct(services, {
        ...{ name: 'Tribina', sku: 'TRIBINA', slug: { hrv: 'tribina' } },
        ...{ format: 'Configurable', options: ['velicina'] },
        variants: [{ sku: 'TRIBINA-L', optionValues: { velicina: 'l' }, stock: 3 }],
      })
      const { product } = await services.call(getProduct, { id: sides })
      const side = product?.associatedProducts?.[0]?.id ?? 0
      const late = await addProduct(services, { format: 'EProduct', name: 'Kasno', sku: 'KASNO' })
      const { orderSlug: early } = await world.place(
        await world.readyCart([[late, 1]], { deliveryId: null }),
      )
      await addMatch(services, [sides, late])
      const { orderSlug: inTime } = await world.place(await world.readyCart([[side, 1]]))

      expect((await world.read(inTime)).lines).toMatchObject([{ noWithdrawal: 'event' }])
      for (const slug of [early, inTime]) {
        await world.webhook(await world.answerOf(slug))
        expect((await world.read(slug)).lines).toMatchObject([
          { noWithdrawal: 'event', codes: [expect.any(String)] },
        ])
      }
    })

    test('other digital goods have no codes', async () => {
      const cart = await world.readyCart([[book, 1]], { deliveryId: null })
      const { orderSlug } = await world.place(cart, { isDigitalAtOnce: true })
      await world.webhook(await world.answerOf(orderSlug))
      const { lines, paymentState } = await world.read(orderSlug)
      expect(paymentState).toBe('paid')
      expect(lines).toMatchObject([{ noWithdrawal: 'digital', codes: [], ticket: null }])
    })
  })

  describe('with steps skipped', () => {
    const bare = async (): Promise<Session> => {
      const { cartId, protectCode } = await world.readyCart([[scarf, 1]])
      const open = { delivery_method_id: null, payment_method_id: null }
      await services.db.updateTable('cart').set(open).where('id', '=', cartId).execute()
      return { cartId, protectCode }
    }

    test('no buyer, no delivery or no payment is refused with the texts of the specification [CO-33, CO-37, CO-40]', async () => {
      const cart = await bare()
      const order = async () => await world.refused(createOrder, { ...cart, ...URLS })
      const set = async (change: object) =>
        await services.db.updateTable('cart').set(change).where('id', '=', cart.cartId).execute()

      expect(await order()).toMatchObject({
        code: 'DELIVERY_REQUIRED',
        message: 'Molimo odaberite metodu dostave prije nastavka',
      })
      await set({ delivery_method_id: 9_999 })
      expect(await order()).toMatchObject({
        code: 'DELIVERY_NOT_FOUND',
        message: 'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno',
      })
      await set({ delivery_method_id: world.courier })
      expect(await order()).toMatchObject({
        code: 'PAYMENT_REQUIRED',
        message: 'Molimo odaberite metodu plaćanja prije nastavka',
      })
      await set({ payment_method_id: 9_999 })
      expect(await order()).toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
      await set({ payment_method_id: world.card })
      await services.db.deleteFrom('checkout').where('cart_id', '=', cart.cartId).execute()
      expect(await order()).toMatchObject({ code: 'NO_BUYER', message: 'No active user' })
      expect(await ordersOf(cart)).toEqual([])
    })

    test('an empty cart is no order', async () => {
      const session = await services.call(getNewCartSession, {}, someplace())
      const buyer = { ...session, email: 'prazno@posta.example', addresses: [ADDRESS] }
      await services.call(updateGuestUser, buyer)
      expect(await world.refused(createOrder, { ...session, ...URLS })).toMatchObject({
        code: 'CART_CHANGED',
      })
    })

    test('a required consent that is missing refuses the order, a given one is logged with it and stays known to it', async () => {
      const { db, clock } = services
      await db.transaction().execute(async (trx) => {
        await writeConsent(trx, { number: 7, language: 'hrv', html: '<p>Uvjeti kupnje</p>' }, clock)
        await assignConsents(trx, 'checkoutForm', [{ number: 7, isRequired: true }])
      })
      const email = `privola-${engine}@posta.example`
      const cart = await world.readyCart([[scarf, 1]], { email })
      expect(await world.refused(createOrder, { ...sessionOf(cart), ...URLS })).toMatchObject({
        code: 'CONSENT_REQUIRED',
      })
      const readTexts = [{ uniqueNumber: 7, version: 1 }]
      const { orderSlug } = await world.place(cart, { consents: [7], readTexts })
      // Its version stays, whatever is in force later.
      await db.transaction().execute(async (trx) => {
        await writeConsent(trx, { number: 7, language: 'hrv', html: '<p>Novi uvjeti</p>' }, clock)
      })
      expect((await world.read(orderSlug)).acceptedTexts).toEqual(readTexts)
      const logged = await db
        .selectFrom('consent_log')
        .select(['source', 'status'])
        .where('email', '=', email)
        .execute()
      expect(logged).toEqual([{ source: 'checkoutForm', status: 'accepted' }])
      await db.transaction().execute((trx) => assignConsents(trx, 'checkoutForm', []))
    })
  })

  test.each([
    '//evil.example/x',
    'https://evil.example/',
    'http://localhost:4000@evil.example/',
    'http://user@localhost:4000/',
    'http://localhost:4000.evil.example/',
    'https://localhost:4000/',
    'javascript:alert(1)',
    '/naplata/uspjesna',
    'http:\\\\evil.example',
    'http://localhost:4000%2f@evil.example',
  ])('after the payment no buyer is sent to %s', async (address) => {
    const cart = await world.readyCart([[scarf, 1]])
    for (const urls of [
      { ...URLS, successURL: address },
      { ...URLS, failureURL: address },
    ]) {
      const refused = await world.refused(createOrder, { ...sessionOf(cart), ...urls })
      expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    }
    expect(await ordersOf(cart)).toEqual([])
  })

  test('a customer orders under the account, and no one else their cart', async () => {
    const customer = await createCustomer(services)
    const cart = await world.readyCart([[scarf, 1]], {
      headers: customer.headers,
      email: customer.email,
    })
    const stranger = await createCustomer(services)
    const input = { ...sessionOf(cart), ...URLS }
    expect(await world.refused(createOrder, input, stranger.headers)).toMatchObject({
      code: 'NO_SESSION',
    })
    await world.place(cart, {}, customer.headers)
    expect(await ordersOf(cart)).toMatchObject([{ account_id: customer.userId }])
  })
})

function sessionOf(cart: Session | undefined): Session {
  const { cartId, protectCode } = cart ?? fail()
  return { cartId, protectCode }
}

function fail(): never {
  throw new Error('There is none')
}

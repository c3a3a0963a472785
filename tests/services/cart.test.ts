import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import type { Call } from '#services/contract/call.ts'
import {
  addItem,
  applyCoupon,
  applyMemberCard,
  beginCart,
  clearCart,
  deleteItem,
  getAbandoned,
  getCart,
  getCartVersions,
  getNewCartSession,
  joinCarts,
  removeCoupon,
  removeMemberCard,
  setInstructions,
  updateItem,
  validateCart,
} from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { getProduct } from '#services/contract/product.ts'
import { getProfile } from '#services/contract/user.ts'
import { insertCoupon, type NewCoupon } from '#services/modules/cart/api.ts'
import {
  changePrice,
  setArchived,
  setStock,
  startReduction,
} from '#services/modules/product/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct, moment, seedCatalogue } from './product-catalogue.ts'

const CARD = '3850000000077'

type Session = { readonly cartId: string; readonly protectCode: string }

eachEngine('carts', (engine) => {
  let services: TestServices
  let scarf: number
  let ticket: number
  let jersey: { id: number; small: number; large: number; nameOption: number; numberOption: number }
  let bundle: number

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
    scarf = await addProduct(services, {
      name: 'Šal',
      sku: 'SAL',
      retailPriceCents: 1999,
      membershipPriceCents: 1500,
      stock: 10,
    })
    ticket = await addProduct(services, {
      name: 'Ulaznica',
      sku: 'ULAZNICA',
      format: 'EProduct',
      retailPriceCents: 1000,
      taxRatePercent: 13,
    })
    await makeJersey()
    bundle = await addProduct(services, {
      name: 'Paket',
      sku: 'PAKET',
      format: 'Bundle',
      retailPriceCents: 9000,
      bundle: [
        { sku: 'SAL', quantity: 2 },
        { sku: 'DRES', quantity: 1 },
      ],
    })
  })
  afterAll(async () => await services.close())

  async function makeJersey(): Promise<void> {
    const id = await addProduct(services, {
      name: 'Dres',
      sku: 'DRES',
      slug: { hrv: 'dres' },
      format: 'Configurable',
      retailPriceCents: 7999,
      options: ['velicina'],
      variants: [
        { sku: 'DRES-S', optionValues: { velicina: 's' }, stock: 3 },
        { sku: 'DRES-L', optionValues: { velicina: 'l' }, stock: 5 },
      ],
      customOptions: [
        { type: 'text', maxLength: 12, texts: { hrv: { label: 'Ime' } } },
        { type: 'number', maxLength: 2, texts: { hrv: { label: 'Broj' } } },
      ],
    })
    const { product } = await services.call(getProduct, { id })
    const [small, large] = product?.associatedProducts ?? []
    const [name, number] = product?.customOptions ?? []
    jersey = {
      id,
      small: small?.id ?? 0,
      large: large?.id ?? 0,
      nameOption: name?.id ?? 0,
      numberOption: number?.id ?? 0,
    }
  }

  const newCart = async (customer?: Customer): Promise<Session> =>
    await services.call(getNewCartSession, {}, customer?.headers)

  const add = async (
    session: Session,
    productId: number,
    more: { qty?: number; options?: object; reservation?: boolean } = {},
    headers?: Record<string, string>,
  ): Promise<Cart> => {
    const input = { ...session, productId, qty: 1, ...more }
    return (await services.call(addItem, input, headers)).cart
  }
  const read = async (session: Session): Promise<Cart> =>
    (await services.call(getCart, session)).cart

  const linesOf = ({ items }: Cart) => items.map(({ productId, qty }) => [productId, qty])

  const refusal = async (call: Call, input: object, headers?: Record<string, string>) => {
    const { status, body } = await services.send(call, input, headers)
    return { status, ...failure.parse(body).error }
  }

  test('a reduced row is measured against the lowest price of the thirty days before', async () => {
    const id = await addProduct(services, {
      name: 'Kapa',
      sku: 'KAPA',
      retailPriceCents: 1500,
      stock: 5,
      createdAt: moment(services.clock, -100),
    })
    const { db, clock } = services
    await db
      .transaction()
      .execute((trx) => changePrice(trx, clock, { productId: id, retailPriceCents: 2000 }))
    await db
      .transaction()
      .execute((trx) => startReduction(trx, clock, { productId: id, priceCents: 1100 }))
    const { items } = await add(await newCart(), id, { qty: 2 })
    expect(items[0]).toMatchObject({ prices: { converted: { row: 22 } }, listRow: 30 })
    const [plain] = (await add(await newCart(), scarf, { qty: 2 })).items
    expect(plain?.listRow).toBe(plain?.prices.converted.row)
  })

  describe('sessions', () => {
    test('a new session is random and empty, and only its code opens it [CA-19] [CA-38]', async () => {
      const [one, other] = [await newCart(), await newCart()]
      expect(one.cartId).not.toBe(other.cartId)
      expect(Buffer.from(one.protectCode, 'base64url')).toHaveLength(16)
      expect(await read(one)).toMatchObject({ id: one.cartId, items: [], version: 0 })

      const missing = await refusal(getCart, { cartId: 'nema', protectCode: one.protectCode })
      expect(missing).toMatchObject({ status: 404, message: "Session doesn't exist" })
      const wrong = { cartId: one.cartId, protectCode: other.protectCode }
      expect(await refusal(getCart, wrong)).toEqual(missing)
      expect(await refusal(addItem, { ...wrong, productId: scarf, qty: 1 })).toEqual(missing)
      expect((await read(one)).version).toBe(0)
    })

    test('a customer has one open cart, however many devices begin one at once', async () => {
      const ana = await createCustomer(services)
      const sessions = await Promise.all(Array.from({ length: 8 }, () => newCart(ana)))
      expect(new Set(sessions.map(({ cartId }) => cartId)).size).toBe(1)

      const [session] = sessions
      if (!session) throw new Error('No session')
      await add(session, scarf)
      const { cart } = await services.call(getAbandoned, {}, ana.headers)
      expect(cart).toMatchObject({ id: session.cartId, protectCode: session.protectCode })
      const berta = await createCustomer(services)
      expect((await services.call(getAbandoned, {}, berta.headers)).cart).toBeNull()
    })

    test.each([
      ['archived', 'Cart is archived.'],
      ['used', 'Session already used.'],
    ] as const)('a cart that is %s answers 409 [CA-25] [CA-26]', async (state, message) => {
      const session = await newCart()
      await services.db
        .updateTable('cart')
        .set({ state })
        .where('id', '=', session.cartId)
        .execute()
      expect(await refusal(getCart, session)).toMatchObject({ status: 409, message })
      const input = { ...session, productId: scarf, qty: 1 }
      expect(await refusal(addItem, input)).toMatchObject({ status: 409, message })
    })
  })

  test('a first product begins a cart with one call, and a refused one leaves none behind', async () => {
    const begun = await services.call(beginCart, { productId: scarf, qty: 2, reservation: true })
    expect(linesOf(begun.cart)).toEqual([[scarf, 2]])
    const { id: cartId, protectCode } = begun.cart
    expect(linesOf(await read({ cartId, protectCode }))).toEqual([[scarf, 2]])
    await services.call(clearCart, { cartId, protectCode })

    const carts = async () => (await services.db.selectFrom('cart').select('id').execute()).length
    const before = await carts()
    expect(await refusal(beginCart, { productId: 999_999, qty: 1 })).toMatchObject({ status: 404 })
    expect(await refusal(beginCart, { productId: scarf, qty: 99 })).toMatchObject({
      code: 'OUT_OF_STOCK',
    })
    expect(await carts()).toBe(before)
  })

  describe('lines', () => {
    test('equal options join a line, others make another; prices add up [CA-13, CA-14, CA-16] [CA-17, CA-18, CA-49]', async () => {
      const session = await newCart()
      await add(session, scarf)
      await add(session, ticket, { qty: 2 })
      const printed = {
        personalizations: [
          { id: jersey.numberOption, value: '7' },
          { id: jersey.nameOption, value: 'Šimić' },
        ],
      }
      await add(session, jersey.small, { options: printed })
      const reversed = { personalizations: printed.personalizations.toReversed() }
      await add(session, jersey.small, { options: reversed })
      const cart = await add(session, jersey.small)

      expect(linesOf(cart)).toEqual([
        [scarf, 1],
        [ticket, 2],
        [jersey.small, 2],
        [jersey.small, 1],
      ])
      expect(cart.version).toBe(5)
      expect(cart.digitalOnly).toBe(false)
      const total = 19.99 + 20 + 3 * 79.99
      expect(cart.prices.base.itemsTotal).toBeCloseTo(total, 10)
      expect(cart.prices.converted).toEqual(cart.prices.base)
      expect(cart.items[2]).toMatchObject({
        productData: {
          name: 'Dres, S',
          mainProductSlug: 'dres',
          isVisibleIndividually: false,
          sku: 'DRES-S',
        },
        options: {
          personalizations: [
            { id: jersey.nameOption, label: 'Ime', value: 'Šimić' },
            { id: jersey.numberOption, label: 'Broj', value: '7' },
          ],
        },
        prices: {
          converted: { finalPrice: 79.99, row: 159.98 },
          base: { finalPrice: 79.99, cartTotal: 159.98 },
        },
        state: 'ok',
        available: 2,
      })
      const gross = 1999 + 3 * 7999
      const tax = gross - Math.round((gross * 100) / 125) + (2000 - Math.round(200_000 / 113))
      expect(cart.prices.base.tax.cartTotal).toBeCloseTo(tax / 100, 10)
    })

    test('a line is changed, joined with its equal, removed; a cart is cleared [CA-28, CA-45, AP-15] [AP-16~]', async () => {
      const session = await newCart()
      await add(session, scarf, { qty: 2 })
      const cart = await add(session, jersey.large)
      const [first, second] = cart.items.map(({ itemId }) => itemId)
      const change = async (input: object) =>
        (await services.call(updateItem, { ...session, ...input } as never)).cart
      expect(linesOf(await change({ itemId: first, qty: 4 }))).toEqual([
        [scarf, 4],
        [jersey.large, 1],
      ])
      const options = { personalizations: [{ id: jersey.nameOption, value: 'Ana' }] }
      const named = await add(session, jersey.large, { options })
      expect(named.items).toHaveLength(3)
      expect(linesOf(await change({ itemId: second, qty: 2, options }))).toEqual([
        [scarf, 4],
        [jersey.large, 3],
      ])
      const gone = { ...session, itemId: first ?? 0 }
      expect(linesOf((await services.call(deleteItem, gone)).cart)).toEqual([[jersey.large, 3]])
      expect(linesOf((await services.call(deleteItem, gone)).cart)).toEqual([[jersey.large, 3]])
      expect(await refusal(updateItem, { ...gone, qty: 1 })).toMatchObject({ status: 404 })
      expect((await services.call(clearCart, session)).cart.items).toEqual([])
    })

    test('what is no whole quantity, no product or no offered option is refused [CA-42] [case 13]', async () => {
      const session = await newCart()
      for (const qty of [-1, 0, 1.5, 1e9, '2', Number.NaN, null]) {
        const refused = await refusal(addItem, { ...session, productId: scarf, qty })
        expect(refused, `${qty}`).toMatchObject({ status: 400, field: 'qty' })
      }
      const archived = await addProduct(services, { name: 'Stari šal', archived: true })
      for (const productId of [archived, 2_000_000_000, jersey.id]) {
        const { status } = await refusal(addItem, { ...session, productId, qty: 1 })
        expect([400, 404]).toContain(status)
      }
      const foreign = [
        { personalizations: [{ id: jersey.nameOption, value: 'Ana' }] },
        { bundleOptions: [{ id: jersey.small }] },
        { customPrice: { title: 'Jeftinije', sku: 'ULAZNICA' } },
      ]
      for (const options of foreign) {
        const refused = await refusal(addItem, { ...session, productId: scarf, qty: 1, options })
        expect(refused, JSON.stringify(options)).toMatchObject({ status: 400 })
      }
      const long = 'ć'.repeat(40)
      const many = Array.from({ length: 20 }, (_, id) => ({ id, value: long }))
      const input = { ...session, productId: jersey.small, qty: 1 }
      const options = { personalizations: many }
      expect(await refusal(addItem, { ...input, options })).toMatchObject({ status: 400 })
      const prices = { price: 1, finalPrice: 1, discount: 99 }
      const cart = await add(session, scarf, { ...prices, options: prices } as object)
      expect(cart.prices.base.itemsTotal).toBe(19.99)
      expect(linesOf(cart)).toEqual([[scarf, 1]])
    })

    test('a printed text has the limits of its option, and one that is needed is not left out [case 13]', async () => {
      const session = await newCart()
      const refused = async (productId: number, personalizations: object[]) => {
        const input = { ...session, productId, qty: 1, options: { personalizations } }
        const { code, field } = await refusal(addItem, input)
        return `${code} ${field}`
      }
      const tooLong = 'INVALID_INPUT options.personalizations.1.value'
      const number = { id: jersey.numberOption, value: '99' }
      const name = { id: jersey.nameOption, value: 'Božić-Šarići' }
      expect(await refused(jersey.small, [number, { ...name, value: 'Božić-Šarićić' }])).toBe(
        tooLong,
      )
      expect(await refused(jersey.small, [name, { ...number, value: '100' }])).toBe(tooLong)
      const cart = await add(session, jersey.small, {
        options: { personalizations: [name, number] },
      })
      expect(linesOf(cart)).toEqual([[jersey.small, 1]])

      const engraved = await addProduct(services, {
        name: 'Pehar',
        customOptions: [{ type: 'text', isRequired: true, texts: { hrv: { label: 'Ime' } } }],
      })
      expect(await refused(engraved, [])).toBe('CONFIGURATION_NOT_SET options.personalizations')
      const { product } = await services.call(getProduct, { id: engraved })
      const [option] = product?.customOptions ?? []
      expect(option).toMatchObject({ maxLength: 60, isRequired: true })
      const personalizations = [{ id: option?.id ?? 0, value: 'Ana' }]
      expect(linesOf(await add(session, engraved, { options: { personalizations } }))).toHaveLength(
        2,
      )
    })

    test('a subscription has title and sku, and is charged at the price of the catalogue for the sku, whatever price comes with it [PR-20]', async () => {
      const session = await newCart()
      const customPrice = { title: 'Godišnja', sku: 'ULAZNICA' }
      const cheap = { ...customPrice, price: 0.01 }
      const cart = await add(session, ticket, { options: { customPrice: cheap } as object })
      expect(cart.items[0]?.options).toMatchObject({ customPrice })
      const unknown = { customPrice: { title: 'Godišnja', sku: 'NEMA-TE' } }
      expect(
        await refusal(addItem, { ...session, productId: ticket, qty: 1, options: unknown }),
      ).toMatchObject({ status: 400 })
      expect(cart).toMatchObject({ digitalOnly: true, prices: { base: { cartTotal: 10 } } })
    })

    test('a repeated request with one idempotency key adds once', async () => {
      const session = await newCart()
      const key = { 'idempotency-key': 'dodaj-1' }
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => add(session, scarf, { qty: 2 }, key)),
      )
      for (const cart of answers) expect(linesOf(cart)).toEqual([[scarf, 2]])
      expect(linesOf(await add(session, scarf, { qty: 2 }))).toEqual([[scarf, 4]])
    })

    test('16 clients that add at once lose no line and double none', async () => {
      const many = await addProduct(services, { name: 'Lopta', stock: 500 })
      const session = await newCart()
      await Promise.all(
        Array.from({ length: 16 }, (_, index) => add(session, index % 2 ? many : ticket)),
      )
      expect(linesOf(await read(session)).toSorted()).toEqual(
        [
          [ticket, 8],
          [many, 8],
        ].toSorted(),
      )
    })

    test('versions are told for each session that opens a cart, also beside a wrong code', async () => {
      const [own, empty, used] = [await newCart(), await newCart(), await newCart()]
      const { version } = await add(own, scarf)
      await services.db
        .updateTable('cart')
        .set({ state: 'used' })
        .where('id', '=', used.cartId)
        .execute()
      const wrong = { ...own, protectCode: empty.protectCode }
      const carts = [wrong, own, empty, used, { ...own, cartId: 'nema' }, own]
      const { versions } = await services.call(getCartVersions, { carts })
      expect(versions).toEqual([null, version, 0, null, null, version])
      expect((await services.call(getCartVersions, { carts: [] })).versions).toEqual([])
    })

    test('what is sold out or archived meanwhile stays, counts for nothing and says so', async () => {
      const cap = await addProduct(services, { name: 'Kapa', retailPriceCents: 2500, stock: 4 })
      const pin = await addProduct(services, { name: 'Značka', retailPriceCents: 300, stock: 4 })
      const session = await newCart()
      await add(session, cap, { qty: 3 })
      await add(session, pin)
      await services.db.transaction().execute(async (trx) => {
        await setStock(trx, services.clock, { productId: cap, onHand: 2 })
        await setArchived(trx, services.clock, { productId: pin, archived: true })
      })
      const cart = await read(session)
      expect(cart.items.map(({ state, available }) => [state, available])).toEqual([
        ['notEnough', 2],
        ['unavailable', 0],
      ])
      expect(cart.prices.base.cartTotal).toBe(0)
      const change = { ...session, itemId: cart.items[0]?.itemId ?? 0, qty: 2 }
      expect((await services.call(updateItem, change)).cart.prices.base.cartTotal).toBe(50)
    })
  })

  describe('stock', () => {
    test('more than there is is refused with what there is; other lines count', async () => {
      const session = await newCart()
      await add(session, bundle, {
        options: { bundleOptions: [{ id: scarf }, { id: jersey.small }] },
      })
      const input = { ...session, productId: scarf, qty: 9 }
      expect(await refusal(addItem, input)).toMatchObject({
        status: 409,
        code: 'OUT_OF_STOCK',
        limit: 8,
      })
      const cart = await add(session, scarf, { qty: 8 })
      expect(linesOf(cart)).toEqual([
        [bundle, 1],
        [scarf, 8],
      ])
      expect(cart.items.map(({ available }) => available)).toEqual([1, 8])
    })

    test('a bundle needs a concrete product for each part, and fills in the only one [BN-04~, BN-05~, BN-10~]', async () => {
      const session = await newCart()
      const input = { ...session, productId: bundle, qty: 1 }
      expect(await refusal(addItem, input)).toMatchObject({ code: 'CONFIGURATION_NOT_SET' })
      const cart = await add(session, bundle, {
        options: { bundleOptions: [{ id: jersey.large }] },
      })
      expect(cart.items[0]).toMatchObject({
        options: { bundleOptions: [{ id: scarf }, { id: jersey.large }] },
        parts: [
          { productId: scarf, name: 'Šal', qty: 2 },
          { productId: jersey.large, name: 'Dres, L', qty: 1 },
        ],
      })
      const options = { bundleOptions: [{ id: jersey.small }] }
      const itemId = cart.items[0]?.itemId ?? 0
      const change = await services.call(updateItem, { ...session, itemId, qty: 2, options })
      expect(change.cart.items[0]?.parts?.map(({ name }) => name)).toEqual(['Šal', 'Dres, S'])
      expect(change.cart.items[0]?.qty).toBe(2)
    })

    test('the one piece of a part is printed as the part alone would be, in either form [BN-03, BN-10]', async () => {
      const session = await newCart()
      const { product } = await services.call(getProduct, { id: bundle })
      expect(product?.customOptions?.map(({ id }) => id)).toEqual([
        jersey.nameOption,
        jersey.numberOption,
      ])
      const personalizations = [{ id: jersey.nameOption, value: 'Ana' }]
      const parts = [{ id: scarf }, { id: jersey.small }]
      await add(session, bundle, { options: { bundleOptions: parts, personalizations } })
      const ofPart = [{ id: scarf }, { id: jersey.small, options: { personalizations } }]
      const cart = await add(session, bundle, { options: { bundleOptions: ofPart } })
      expect(cart.items.map(({ qty, options }) => [qty, options.personalizations])).toEqual([
        [2, [{ ...personalizations[0], label: 'Ime' }]],
      ])
    })

    test('a reservation holds pieces for 15 minutes, for nobody else [CA-43]', async () => {
      const rare = await addProduct(services, { name: 'Rijetka', stock: 3 })
      const [one, other] = [await newCart(), await newCart()]
      await add(one, rare, { qty: 2, reservation: true })
      const input = { ...other, productId: rare, qty: 2 }
      expect(await refusal(addItem, input)).toMatchObject({ code: 'OUT_OF_STOCK', limit: 1 })
      const [item] = (await read(one)).items
      expect(item).toMatchObject({ state: 'ok', available: 3 })

      await services.call(updateItem, { ...one, itemId: item?.itemId ?? 0, qty: 1 })
      expect(linesOf(await add(other, rare, { qty: 2 }))).toEqual([[rare, 2]])
      await services.call(clearCart, one)
      await add(other, rare)
      await services.call(clearCart, other)

      await add(one, rare, { qty: 2, reservation: true })
      expect(await refusal(addItem, { ...input, qty: 3 })).toMatchObject({ limit: 1 })
      services.clock.advance(15 * 60_000)
      expect(linesOf(await add(other, rare, { qty: 3 }))).toEqual([[rare, 3]])
    })
  })

  describe('coupons', () => {
    const makeCoupon = async (coupon: Partial<NewCoupon> & { code: string }): Promise<void> => {
      await services.db.transaction().execute(
        async (trx) =>
          await insertCoupon(trx, {
            kind: 'percent',
            percent: coupon.kind === undefined ? 10 : null,
            amountCents: null,
            minCents: 0,
            categoryId: null,
            isForMembers: false,
            startsAt: null,
            endsAt: null,
            maxUses: null,
            ...coupon,
          }),
      )
    }
    const apply = async (session: Session, couponCode: string): Promise<Cart> =>
      (await services.call(applyCoupon, { ...session, couponCode })).cart

    test('takes off in percent or cents, and can be removed [CP-02, CA-07~, AP-16~]', async () => {
      await makeCoupon({ code: 'deset' })
      await makeCoupon({ code: 'PET', kind: 'fixed', amountCents: 500 })
      const session = await newCart()
      await add(session, scarf, { qty: 2 })
      expect(await apply(session, ' Deset ')).toMatchObject({
        couponCode: 'DESET',
        prices: { base: { itemsTotal: 39.98, coupon: 4, cartTotal: 35.98, orderTotal: 35.98 } },
      })
      expect((await apply(session, 'pet')).prices.base).toMatchObject({ coupon: 5 })
      const { cart } = await services.call(removeCoupon, session)
      expect([cart.couponCode, cart.prices.base.cartTotal]).toEqual([null, 39.98])
    })

    test('says why it takes nothing off, and the one before stays [CP-06]', async () => {
      await makeCoupon({ code: 'PRIJE', startsAt: moment(services.clock, 1) })
      await makeCoupon({ code: 'POSLIJE', endsAt: moment(services.clock, -1) })
      await makeCoupon({ code: 'POTROSEN', maxUses: 0 })
      await makeCoupon({ code: 'OD50', minCents: 5000 })
      await makeCoupon({ code: 'CLANOVI', isForMembers: true })
      await makeCoupon({ code: 'OSTAJE', percent: 50 })
      const session = await newCart()
      await add(session, scarf)
      await apply(session, 'OSTAJE')
      const reasons = []
      for (const couponCode of ['NEMA', 'PRIJE', 'POSLIJE', 'POTROSEN', 'OD50', 'CLANOVI']) {
        const { code, limit, missing } = await refusal(applyCoupon, { ...session, couponCode })
        reasons.push([code, limit, missing])
      }
      expect(reasons).toEqual([
        ['COUPON_NOT_FOUND', undefined, undefined],
        ['COUPON_NOT_BEGUN', undefined, undefined],
        ['COUPON_EXPIRED', undefined, undefined],
        ['COUPON_USED_UP', undefined, undefined],
        ['COUPON_BELOW_MINIMUM', 5000, 3001],
        ['COUPON_MEMBERS_ONLY', undefined, undefined],
      ])
      await makeCoupon({ code: 'OD20', minCents: 2000 })
      await makeCoupon({ code: 'OD1999', minCents: 1999 })
      expect(await refusal(applyCoupon, { ...session, couponCode: 'OD20' })).toMatchObject({
        ...{ code: 'COUPON_BELOW_MINIMUM', missing: 1 },
      })
      expect((await apply(session, 'OD1999')).couponCode).toBe('OD1999')
      await apply(session, 'OSTAJE')
      const unknown = await refusal(applyCoupon, { ...session, couponCode: 'NEMA' })
      expect(unknown.message).toBe('Coupon not found!')
      expect((await read(session)).couponCode).toBe('OSTAJE')
    })

    test('for free delivery holds only where something is delivered', async () => {
      await makeCoupon({ code: 'DOSTAVA', kind: 'freeDelivery' })
      const session = await newCart()
      await add(session, ticket)
      const input = { ...session, couponCode: 'DOSTAVA' }
      expect(await refusal(applyCoupon, input)).toMatchObject({
        code: 'COUPON_NOT_FOR_THESE_ITEMS',
      })
      await add(session, scarf)
      expect((await apply(session, 'DOSTAVA')).couponCode).toBe('DOSTAVA')
    })

    test('goes with a notice when a change makes it invalid [CP-04~]', async () => {
      await makeCoupon({ code: 'OD30', minCents: 3000 })
      const session = await newCart()
      const { items } = await add(session, scarf, { qty: 2 })
      await apply(session, 'OD30')
      const change = { ...session, itemId: items[0]?.itemId ?? 0, qty: 1 }
      const { cart } = await services.call(updateItem, change)
      expect(cart).toMatchObject({
        couponCode: null,
        notices: [{ code: 'COUPON_REMOVED', couponCode: 'OD30', reason: 'BELOW_MINIMUM' }],
        prices: { base: { coupon: 0, cartTotal: 19.99 } },
      })
      const { cart: again } = await services.call(updateItem, { ...change, qty: 2 })
      expect([again.couponCode, again.notices]).toEqual([null, []])
    })

    test('ends with its time: of all reads at once one removes and names it [CP-04~]', async () => {
      const [session, other] = [await newCart(), await newCart()]
      const minutes = (count: number) =>
        new Date(services.clock.now().getTime() + count * 60_000).toISOString()
      await makeCoupon({ code: 'SAT', endsAt: minutes(60) })
      for (const one of [session, other]) {
        await add(one, scarf, { qty: 2 })
        await apply(one, 'SAT')
      }
      expect((await read(session)).notices).toEqual([])
      services.clock.advance(61 * 60_000)

      const answers = await Promise.all(Array.from({ length: 8 }, () => read(session)))
      for (const { couponCode, prices } of answers)
        expect([couponCode, prices.base.cartTotal]).toEqual([null, 39.98])
      const notice = { code: 'COUPON_REMOVED', couponCode: 'SAT', reason: 'EXPIRED' }
      expect(answers.flatMap(({ notices }) => notices)).toEqual([notice])
      expect((await services.call(validateCart, session)).cart.notices).toEqual([])

      const { cart } = await services.call(validateCart, other)
      expect([cart.couponCode, cart.notices]).toEqual([null, [notice]])
      expect((await read(other)).notices).toEqual([])
    })
  })

  test('a card charges the member price for its customer, and joins the profile [CP-07~] [CP-10] [PR-25~]', async () => {
    await services.db.transaction().execute(async (trx) => {
      await addMemberCards(trx, [{ barcode: CARD, holder: 'Ana Anić', validUntil: null }])
    })
    const [ana, guest] = [await createCustomer(services), await newCart()]
    const session = await newCart(ana)
    await add(session, scarf, { qty: 2 })
    const input = { ...session, barcode: CARD }
    expect(await refusal(applyMemberCard, input)).toMatchObject({ status: 401 })
    expect(await refusal(applyMemberCard, { ...guest, barcode: CARD }, ana.headers)).toMatchObject({
      status: 404,
    })
    const wrong = { ...session, barcode: '3850000000084' }
    expect(await refusal(applyMemberCard, wrong, ana.headers)).toMatchObject({
      code: 'INVALID_MEMBER_CARD',
    })

    const { cart } = await services.call(applyMemberCard, input, ana.headers)
    expect(cart).toMatchObject({
      memberCardBarcode: CARD,
      memberSaving: 9.98,
      prices: { base: { itemsTotal: 30 } },
    })
    const profile = await services.call(getProfile, {}, ana.headers)
    expect(profile).toMatchObject({ memberCardBarcode: CARD })

    await services.db
      .updateTable('member_card')
      .set({ revoked: 1 })
      .where('barcode', '=', CARD)
      .execute()
    const { cart: saved } = await services.call(getAbandoned, {}, ana.headers)
    expect(saved).toMatchObject({
      memberCardBarcode: null,
      notices: [{ code: 'MEMBER_CARD_REMOVED' }],
      prices: { base: { itemsTotal: 39.98 } },
    })
    expect((await services.call(validateCart, session)).cart.notices).toEqual([])
    expect((await services.call(removeMemberCard, session)).cart.memberCardBarcode).toBeNull()
  })

  test('a card of another account charges no other account the member price, a namesake neither [CP-10~]', async () => {
    const [theirs, shared] = ['3850000000220', '3850000000237']
    const owner = await createCustomer(services, { memberCardBarcode: theirs })
    const namesake = await createCustomer(services)
    await services.db.transaction().execute(async (trx) => {
      for (const barcode of [theirs, shared])
        await addMemberCards(trx, [{ barcode, holder: 'Ana Anić', validUntil: null }])
    })
    const session = await newCart(namesake)
    await add(session, scarf, { qty: 2 })
    const claim = { ...session, barcode: theirs }
    expect(await refusal(applyMemberCard, claim, namesake.headers)).toMatchObject({
      code: 'INVALID_MEMBER_CARD',
    })

    // A card that was free when the cart got it, and is another one's by now.
    await services.call(applyMemberCard, { ...session, barcode: shared }, namesake.headers)
    for (const [userId, barcode] of [
      [namesake.userId, null],
      [owner.userId, shared],
    ] as const) {
      await services.db
        .updateTable('account')
        .set({ member_card_barcode: barcode })
        .where('id', '=', userId)
        .execute()
    }
    expect(await read(session)).toMatchObject({
      memberCardBarcode: null,
      notices: [{ code: 'MEMBER_CARD_REMOVED' }],
      prices: { base: { itemsTotal: 39.98 } },
    })
  })

  describe('after a login', () => {
    test('guest {A1,B2} and saved {B1,C1} become {A1,B3,C1}, once [CA-24]', async () => {
      const cap = await addProduct(services, { name: 'Kapa zimska', stock: 9 })
      const [ana, guest] = [await createCustomer(services), await newCart()]
      const saved = await newCart(ana)
      await add(guest, scarf)
      await add(guest, ticket, { qty: 2 })
      await add(saved, ticket)
      await add(saved, cap)
      await services.call(setInstructions, { ...guest, instructions: 'Zvonite dvaput.' })

      const { cart } = await services.call(joinCarts, guest, ana.headers)
      const lines = [
        [ticket, 3],
        [cap, 1],
        [scarf, 1],
      ]
      expect(linesOf(cart)).toEqual(lines)
      expect(cart).toMatchObject({
        id: saved.cartId,
        options: { instructions: 'Zvonite dvaput.' },
        notices: [],
      })
      expect(linesOf((await services.call(joinCarts, guest, ana.headers)).cart)).toEqual(lines)
      expect(await refusal(getCart, guest)).toMatchObject({ message: 'Session already used.' })
    })

    test('without a saved cart the guest cart becomes the account’s', async () => {
      const [ana, guest] = [await createCustomer(services), await newCart()]
      await add(guest, scarf)
      const { cart } = await services.call(joinCarts, guest, ana.headers)
      expect([cart.id, cart.protectCode]).toEqual([guest.cartId, guest.protectCode])
      expect((await services.call(getAbandoned, {}, ana.headers)).cart?.id).toBe(guest.cartId)
      const berta = await createCustomer(services)
      const other = await services.call(joinCarts, guest, berta.headers)
      expect([other.cart.id === guest.cartId, other.cart.items]).toEqual([false, []])
    })

    test('together no more than there is, and a notice says so', async () => {
      const rare = await addProduct(services, { name: 'Zadnje dvije', stock: 3 })
      const [ana, guest] = [await createCustomer(services), await newCart()]
      const saved = await newCart(ana)
      await add(guest, rare, { qty: 2 })
      await add(saved, rare, { qty: 3 })
      const { cart } = await services.call(joinCarts, guest, ana.headers)
      expect(linesOf(cart)).toEqual([[rare, 3]])
      expect(cart.notices).toEqual([
        { code: 'QUANTITY_REDUCED', productId: rare, name: 'Zadnje dvije', qty: 3 },
      ])
    })

    test('pieces that the guest reserved are still theirs, and reserved', async () => {
      const rare = await addProduct(services, { name: 'Zadnji primjerak', stock: 1 })
      const [ana, guest] = [await createCustomer(services), await newCart()]
      const saved = await newCart(ana)
      await add(saved, scarf)
      await add(guest, rare, { reservation: true })

      const { cart } = await services.call(joinCarts, guest, ana.headers)
      expect(linesOf(cart)).toEqual([
        [scarf, 1],
        [rare, 1],
      ])
      expect(cart.notices).toEqual([])
      const input = { ...(await newCart()), productId: rare, qty: 1 }
      expect(await refusal(addItem, input)).toMatchObject({ code: 'OUT_OF_STOCK', limit: 0 })
      await services.call(clearCart, saved)
      expect(linesOf(await add(input, rare))).toEqual([[rare, 1]])
    })

    test('what the guest wrote into the joined cart belongs to the account', async () => {
      const [ana, guest] = [await createCustomer(services), await newCart()]
      await add(await newCart(ana), ticket)
      await add(guest, scarf)
      await services.call(setInstructions, { ...guest, instructions: 'Za Luku.' })
      await services.call(joinCarts, guest, ana.headers)
      const joined = await services.db
        .selectFrom('cart')
        .select(['state', 'account_id'])
        .where('id', '=', guest.cartId)
        .executeTakeFirst()
      expect(joined).toEqual({ state: 'used', account_id: ana.userId })
    })

    test('two logins at once join once', async () => {
      const [ana, guest] = [await createCustomer(services), await newCart()]
      const saved = await newCart(ana)
      await add(guest, ticket, { qty: 2 })
      await add(saved, ticket)
      await Promise.all(
        Array.from({ length: 6 }, () => services.call(joinCarts, guest, ana.headers)),
      )
      expect(linesOf(await read(saved))).toEqual([[ticket, 3]])
    })
  })

  test('another currency is charged by its rate, to the cent of each unit', async () => {
    await services.db.transaction().execute(async (trx) => {
      await setSetting(trx, { group: 'currency', key: 'allowed', value: '1,2' })
      await trx
        .insertInto('currency')
        .values({ id: 2, code: 'USD', label: 'dolar', symbol: '$' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await trx
        .insertInto('currency_rate')
        .values({ currency_id: 2, rate_millionths: 1_084_500 })
        .execute()
    })
    const session = await newCart()
    await add(session, scarf, { qty: 3 })
    const { cart } = await services.call(getCart, { ...session, currencyId: 2 })
    expect(cart.prices).toMatchObject({
      base: { itemsTotal: 59.97 },
      converted: { itemsTotal: 65.04 },
    })
    await services.db.transaction().execute(async (trx) => {
      const none = { amountCents: null, categoryId: null, startsAt: null, endsAt: null }
      const coupon = { ...none, code: 'OD100', percent: 5, isForMembers: false, maxUses: null }
      await insertCoupon(trx, { ...coupon, kind: 'percent', minCents: 10_000 })
    })
    const input = { ...session, currencyId: 2, couponCode: 'OD100' }
    expect(await refusal(applyCoupon, input)).toMatchObject({ limit: 10_845, missing: 4341 })
    expect(await refusal(getCart, { ...session, currencyId: 3 })).toMatchObject({
      field: 'currencyId',
    })
  })

  test('the days of a delivery are a setting of the shop; nothing is said where nothing is sent', async () => {
    const session = await newCart()
    expect((await add(session, ticket)).deliveryDays).toBeNull()
    const days = async (value: string) => {
      const setting = { group: 'checkout', key: 'deliveryDays', value }
      await services.db.transaction().execute((trx) => setSetting(trx, setting))
      return (await read(session)).deliveryDays
    }
    expect(await days('1-3')).toBeNull()
    await add(session, scarf)
    expect(await days('2-5')).toEqual({ from: 2, to: 5 })
    expect(await days('1')).toEqual({ from: 1, to: 1 })
    expect(await days('uskoro')).toBeNull()
  })

  test('what is missing to free delivery counts goods after the coupon', async () => {
    await services.db.transaction().execute(async (trx) => {
      const key = 'freeDeliveryFromCents'
      await setSetting(trx, { group: 'checkout', key, value: '3000' })
    })
    const session = await newCart()
    expect((await read(session)).missingToFreeDelivery).toBeNull()
    expect((await add(session, scarf)).missingToFreeDelivery).toBe(10.01)
    expect((await add(session, scarf)).missingToFreeDelivery).toBe(0)
    const digital = await newCart()
    expect((await add(digital, ticket)).missingToFreeDelivery).toBeNull()
  })
})

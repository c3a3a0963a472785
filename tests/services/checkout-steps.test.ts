import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import type { Call } from '#services/contract/call.ts'
import { addItem, applyCoupon, deleteItem, getCart } from '#services/contract/cart.ts'
import { getCheckout, updateGuestUser } from '#services/contract/checkout.ts'
import {
  getApplicableDeliveryMethods,
  getAvailableCountries,
  saveDeliveryMethod,
} from '#services/contract/delivery.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { getApplicablePaymentMethods, savePaymentMethod } from '#services/contract/payment.ts'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { setDeliveryMethodActive } from '#services/modules/delivery/api.ts'
import { setStock } from '#services/modules/product/api.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import {
  ADDRESS,
  buy,
  cartWith,
  choose,
  openShop,
  type Session,
  type Shop,
  set,
} from './checkout-world.ts'
import { addMatch } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DELIVERY_REQUIRED = 'Molimo odaberite metodu dostave prije nastavka'
const DELIVERY_NOT_FOUND = 'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno'
const BRANCH_REQUIRED = 'Molimo odaberite dostavnu poslovnicu prije nastavka'

eachEngine('the steps of a checkout', (engine) => {
  let services: TestServices
  let shop: Shop

  beforeAll(async () => {
    services = await startServices({ engine })
    shop = await openShop(services)
  })
  afterAll(async () => await services.close())

  const newCart = async (qty = 1): Promise<Session> => await cartWith(services, [[shop.scarf, qty]])
  const boughtCart = async (qty = 1): Promise<Session> => {
    const session = await newCart(qty)
    await buy(services, session)
    return session
  }
  const pay = async (session: Session, paymentMethodId: number, more: object = {}) =>
    (await services.call(savePaymentMethod, { ...session, paymentMethodId, ...more })).cart
  const stored = async (session: Session) => await services.call(getCheckout, session)
  const read = async (session: Session) => (await services.call(getCart, session)).cart
  const deliveriesOf = async (session: Session, more: object = {}) => {
    const input = { ...session, countryId: shop.countryId.HR, ...more }
    return (await services.call(getApplicableDeliveryMethods, input)).deliveryMethods
  }
  const paymentsOf = async (session: Session) =>
    (await services.call(getApplicablePaymentMethods, session)).paymentMethods
  const refusal = async (call: Call, input: object, headers?: Record<string, string>) => {
    const { status, body } = await services.send(call, input, headers)
    return { status, ...failure.parse(body).error }
  }

  describe('delivery', () => {
    test('methods have branches, days and the price of this cart [CO-31] [CO-46]', async () => {
      const session = await boughtCart()
      const [parcel, pickup, ...others] = await deliveriesOf(session)
      expect(others).toEqual([])
      expect(parcel).toMatchObject({
        ...{ id: shop.parcel, name: 'Dostava', description: 'Dostava do vas', options: [] },
        ...{ price: 4.9, minDays: 1, maxDays: 3 },
      })
      expect(pickup).toMatchObject({
        id: shop.pickup,
        options: shop.branches.map((id) => ({ id, street: 'Riva 1' })),
      })
      const germany = await deliveriesOf(session, { countryId: shop.countryId.DE })
      expect(germany.map(({ id, price }) => [id, price])).toEqual([[shop.abroad, 12]])
      expect(await deliveriesOf(session, { countryId: shop.countryId.AT })).toEqual([])
      expect(await deliveriesOf(session, { countryId: 2_000_000_000 })).toEqual([])
      const digital = await cartWith(services, [[shop.ticket, 1]])
      expect(await deliveriesOf(digital)).toEqual([])
    })

    test('needs a customer or a guest user [CO-36] [CO-37]', async () => {
      const session = await newCart()
      const input = { ...session, deliveryMethodId: shop.parcel }
      expect(await refusal(saveDeliveryMethod, input)).toMatchObject({
        ...{ status: 403, message: 'No active user', code: 'NO_BUYER' },
      })
      expect((await read(session)).deliveryMethodId).toBeNull()

      const ana = await createCustomer(services)
      const { cart } = await services.call(saveDeliveryMethod, input, ana.headers)
      expect(cart).toMatchObject({ deliveryMethodId: shop.parcel, isDeliveryPriced: true })
    })

    test('one that is not offered is refused, and the last choice stays [CO-09~] [CO-29~] [CO-34~]', async () => {
      const session = await boughtCart()
      await choose(services, session, shop.parcel)
      for (const deliveryMethodId of [shop.abroad, 2_000_000_000]) {
        const input = { ...session, deliveryMethodId }
        expect(await refusal(saveDeliveryMethod, input)).toMatchObject({
          ...{ status: 404, code: 'DELIVERY_NOT_FOUND', message: DELIVERY_NOT_FOUND },
        })
      }
      expect((await stored(session)).deliveryMethodId).toBe(shop.parcel)
      const digital = await cartWith(services, [[shop.ticket, 1]])
      await buy(services, digital)
      const input = { ...digital, deliveryMethodId: shop.parcel }
      expect(await refusal(saveDeliveryMethod, input)).toMatchObject({ code: 'DELIVERY_NOT_FOUND' })
    })

    test('of a method with branches one of its own is chosen [CO-30] [CO-32] [CO-35~]', async () => {
      const session = await boughtCart()
      for (const branchId of [undefined, null, shop.foreignBranch, 2_000_000_000]) {
        const input = { ...session, deliveryMethodId: shop.pickup, branchId }
        expect(await refusal(saveDeliveryMethod, input)).toMatchObject({
          ...{ status: 400, code: 'BRANCH_REQUIRED', message: BRANCH_REQUIRED },
        })
      }
      const [, second] = shop.branches
      const cart = await choose(services, session, shop.pickup, second)
      expect(cart).toMatchObject({
        deliveryMethodId: shop.pickup,
        options: { deliveryBranchId: second },
      })
      expect(await stored(session)).toMatchObject({
        deliveryMethodId: shop.pickup,
        deliveryBranchId: second,
      })
      const parcel = await choose(services, session, shop.parcel, second)
      expect(parcel.options.deliveryBranchId).toBeNull()
    })
  })

  describe('payment', () => {
    test('is chosen after buyer and delivery, in this order [CO-38~] [CO-50] [CO-51]', async () => {
      const session = await newCart()
      const input = { ...session, paymentMethodId: shop.card }
      expect(await refusal(savePaymentMethod, input)).toMatchObject({
        ...{ status: 403, message: 'No active user' },
      })
      await buy(services, session)
      expect(await refusal(savePaymentMethod, input)).toMatchObject({
        ...{ status: 409, code: 'DELIVERY_REQUIRED', message: DELIVERY_REQUIRED },
      })
      await choose(services, session, shop.parcel)
      expect(await pay(session, shop.card)).toMatchObject({ paymentMethodId: shop.card })
      expect((await stored(session)).paymentMethodId).toBe(shop.card)
      expect(await paymentsOf(session)).toMatchObject([
        { id: shop.card, name: 'sandbox', paymentType: 'SANDBOX', kind: 'provider' },
        { id: shop.transfer, paymentType: null, kind: 'transfer' },
        { id: shop.cashOnDelivery, paymentType: null, kind: 'cashOnDelivery' },
      ])
    })

    test('one that is not offered is refused, and the last choice stays [CO-10~] [CO-39]', async () => {
      const session = await boughtCart(6)
      await choose(services, session, shop.parcel)
      await pay(session, shop.transfer)
      for (const paymentMethodId of [shop.cashOnDelivery, 2_000_000_000]) {
        const input = { ...session, paymentMethodId }
        expect(await refusal(savePaymentMethod, input)).toMatchObject({
          ...{ status: 404, code: 'PAYMENT_NOT_FOUND' },
        })
      }
      expect((await stored(session)).paymentMethodId).toBe(shop.transfer)
    })

    test('of what is only digital needs no delivery', async () => {
      const session = await cartWith(services, [[shop.ticket, 1]])
      await buy(services, session)
      expect((await paymentsOf(session)).map(({ id }) => id)).toEqual([shop.card, shop.transfer])
      expect(await pay(session, shop.card)).toMatchObject({
        ...{ paymentMethodId: shop.card, isDeliveryPriced: true },
        prices: { base: { delivery: 0, orderTotal: 10 } },
      })
    })

    test('on delivery is not offered for a cart with something that comes once it is paid', async () => {
      const session = await boughtCart()
      await choose(services, session, shop.parcel)
      await pay(session, shop.cashOnDelivery)
      await services.call(addItem, { ...session, productId: shop.ticket, qty: 1 })
      expect((await paymentsOf(session)).map(({ id }) => id)).toEqual([shop.card, shop.transfer])
      expect((await stored(session)).paymentMethodId).toBeNull()

      const paper = await addProduct(services, { retailPriceCents: 1500, stock: 20 })
      const scarf = await addProduct(services, { sku: 'SAL-P', stock: 20 })
      const digital = await addProduct(services, { sku: 'KARTA-P', format: 'EProduct' })
      const kit = await addProduct(services, {
        ...{ format: 'Bundle', retailPriceCents: 2500 },
        bundle: [
          { sku: 'SAL-P', quantity: 1 },
          { sku: 'KARTA-P', quantity: 1 },
        ],
      })
      await addMatch(services, [paper])
      const bundleOptions = [{ id: scarf }, { id: digital }]
      for (const [productId, options] of [
        [paper, {}],
        [kit, { bundleOptions }],
      ] as const) {
        const other = await newCart()
        await services.call(addItem, { ...other, productId, qty: 1, options })
        await buy(services, other)
        await choose(services, other, shop.parcel)
        expect((await paymentsOf(other)).map(({ id }) => id)).toEqual([shop.card, shop.transfer])
      }
    })

    test('may name the company that buys [CO-47]', async () => {
      const session = await newCart()
      await buy(services, session, { addresses: undefined, email: 'ana@posta.example' })
      await choose(services, session, shop.parcel)
      const company = (companyName: string, oib: string) => ({ companyData: { companyName, oib } })
      const input = { ...session, paymentMethodId: shop.card, ...company('Val', '12345678903') }
      expect(await refusal(savePaymentMethod, input)).toMatchObject({ code: 'NO_BUYER' })
      await buy(services, session)
      expect(
        await refusal(savePaymentMethod, { ...input, ...company('Val', '12345678901') }),
      ).toMatchObject({ status: 400, message: 'oib', field: 'companyData.oib' })
      expect((await stored(session)).paymentMethodId).toBeNull()
      await pay(session, shop.card, company('Val', '12345678903'))
      expect(await stored(session)).toMatchObject({
        ...{ isCompany: true, paymentMethodId: shop.card },
        shippingAddress: { companyName: 'Val', companyOIB: '12345678903' },
      })
    })
  })

  describe('a choice that the cart cannot have any more is dropped', () => {
    const chosen = async () => {
      const session = await boughtCart()
      await choose(services, session, shop.parcel)
      await pay(session, shop.cashOnDelivery)
      return session
    }
    const nothing = { deliveryMethodId: null, deliveryBranchId: null }

    test('with another country', async () => {
      const session = await chosen()
      const { checkout } = await buy(services, session, {
        addresses: [{ ...ADDRESS, country: 'DE' }],
      })
      expect(checkout).toMatchObject(nothing)
      expect(await read(session)).toMatchObject({
        ...{ deliveryMethodId: null, isDeliveryPriced: false },
        prices: { base: { delivery: 0 } },
      })
      await buy(services, session)
      expect((await stored(session)).deliveryMethodId).toBeNull()
      await choose(services, session, shop.parcel)
      await buy(services, session, { addresses: [{ ...ADDRESS, street: 'Druga' }] })
      expect((await stored(session)).deliveryMethodId).toBe(shop.parcel)
    })

    test('once nothing is left to deliver', async () => {
      const session = await chosen()
      await services.call(addItem, { ...session, productId: shop.ticket, qty: 1 })
      const [scarf] = (await read(session)).items
      await services.call(deleteItem, { ...session, itemId: scarf?.itemId ?? 0 })
      expect(await stored(session)).toMatchObject({ ...nothing, paymentMethodId: null })
      await services.call(addItem, { ...session, productId: shop.scarf, qty: 1 })
      expect((await read(session)).deliveryMethodId).toBeNull()
    })

    test('once the method is not offered any more', async () => {
      const session = await chosen()
      const setActive = async (isActive: boolean) =>
        await services.db
          .transaction()
          .execute((trx) => setDeliveryMethodActive(trx, shop.parcel, isActive))
      await setActive(false)
      const cart = await read(session)
      await setActive(true)
      expect(cart).toMatchObject({ deliveryMethodId: null, prices: { base: { delivery: 0 } } })
    })

    test('with a delivery that the payment does not go with, or more than it takes', async () => {
      const session = await chosen()
      const [branch] = shop.branches
      expect(await choose(services, session, shop.pickup, branch)).toMatchObject({
        paymentMethodId: null,
      })
      await choose(services, session, shop.parcel)
      await pay(session, shop.cashOnDelivery)
      await services.call(addItem, { ...session, productId: shop.scarf, qty: 5 })
      expect((await stored(session)).paymentMethodId).toBeNull()
    })
  })

  describe('money', () => {
    const coupon = async (code: string, given: object): Promise<string> => {
      await services.db.transaction().execute(
        async (trx) =>
          await insertCoupon(trx, {
            ...{ code, kind: 'percent', percent: null, amountCents: null, minCents: 0 },
            ...{ categoryId: null, isForMembers: false, startsAt: null, endsAt: null },
            ...{ maxUses: null, ...given },
          }),
      )
      return code
    }
    const cents = (amount: number) => Math.round(amount * 100)

    test('the delivery is in total and VAT, at its own rate', async () => {
      const session = await boughtCart(3)
      const before = await read(session)
      expect(before).toMatchObject({ isDeliveryPriced: false, missingToFreeDelivery: 20.03 })
      const cart = await choose(services, session, shop.pickup, shop.branches[0])
      const tax = 5997 - Math.round(599_700 / 125) + (200 - Math.round(20_000 / 113))
      expect(cart.prices.base).toMatchObject({
        ...{ itemsTotal: 59.97, delivery: 2, cartTotal: 61.97, orderTotal: 61.97 },
        tax: { cartTotal: tax / 100 },
      })
      expect(cart.missingToFreeDelivery).toBe(20.03)
    })

    test('it is free from a sum after the coupon, with a coupon, but not every one', async () => {
      const session = await boughtCart(4)
      expect(await choose(services, session, shop.parcel)).toMatchObject({
        missingToFreeDelivery: 0.04,
        prices: { base: { delivery: 4.9, cartTotal: 84.86 } },
      })
      const add = { ...session, productId: shop.scarf, qty: 1 }
      const { cart } = await services.call(addItem, add)
      expect(cart.prices.base).toMatchObject({ delivery: 0, cartTotal: 99.95 })
      const couponCode = await coupon('PETINA', { percent: 20 })
      const cut = await services.call(applyCoupon, { ...session, couponCode })
      expect(cut.cart.prices.base).toMatchObject({ coupon: 19.99, delivery: 4.9, cartTotal: 84.86 })

      const free = await coupon('BESPLATNO', { kind: 'freeDelivery' })
      const one = await boughtCart()
      await choose(services, one, shop.parcel)
      const freed = await services.call(applyCoupon, { ...one, couponCode: free })
      expect(freed.cart.prices.base).toMatchObject({ delivery: 0, cartTotal: 19.99 })
      await buy(services, one, { addresses: [{ ...ADDRESS, country: 'DE' }] })
      const abroad = await choose(services, one, shop.abroad)
      expect(abroad.prices.base).toMatchObject({ delivery: 12, cartTotal: 31.99 })
    })

    test('a coupon larger than the goods leaves the delivery, never less than nothing', async () => {
      const session = await boughtCart()
      await choose(services, session, shop.parcel)
      const couponCode = await coupon('STOTINA', { kind: 'fixed', amountCents: 10_000 })
      const { cart } = await services.call(applyCoupon, { ...session, couponCode })
      expect(cart.prices.base).toMatchObject({
        ...{ itemsTotal: 19.99, coupon: 19.99, delivery: 4.9, cartTotal: 4.9 },
        tax: { cartTotal: 0.98 },
      })
    })

    test('an empty cart, or one that cannot be ordered, shows no price of a delivery', async () => {
      const session = await boughtCart()
      const [item] = (await choose(services, session, shop.parcel)).items
      const { cart } = await services.call(deleteItem, { ...session, itemId: item?.itemId ?? 0 })
      expect(cart.prices.base).toMatchObject({ delivery: 0, cartTotal: 0 })
      const again = await services.call(addItem, { ...session, productId: shop.scarf, qty: 1 })
      expect(again.cart.prices.base.delivery).toBe(4.9)
    })

    test('of random carts the parts add up to the total, in two currencies', async () => {
      await services.db.transaction().execute(async (trx) => {
        const usd = { id: 2, code: 'USD', label: 'dolar', symbol: '$' }
        await trx.insertInto('currency').values(usd).execute()
        await trx
          .insertInto('currency_rate')
          .values({ currency_id: 2, rate_millionths: 1_084_500 })
          .execute()
        await trx
          .updateTable('setting')
          .set({ value: '1,2' })
          .where('group', '=', 'currency')
          .where('key', '=', 'allowed')
          .execute()
      })
      const odd = await addProduct(services, { retailPriceCents: 333, stock: 999 })
      const couponCode = await coupon('TRECINA', { percent: 33 })
      for (const [scarves, odds, deliveryMethodId] of [
        [1, 1, shop.parcel],
        [3, 7, shop.pickup],
        [2, 99, shop.parcel],
      ] as const) {
        const session = await boughtCart(scarves)
        await services.call(addItem, { ...session, productId: odd, qty: odds })
        await services.call(addItem, { ...session, productId: shop.ticket, qty: odds })
        await services.call(applyCoupon, { ...session, couponCode })
        const branchId = deliveryMethodId === shop.pickup ? shop.branches[0] : null
        const input = { ...session, deliveryMethodId, branchId, currencyId: 2 }
        const { cart } = await services.call(saveDeliveryMethod, input)
        for (const [prices, rows] of [
          [cart.prices.base, cart.items.map((item) => item.prices.base.cartTotal)],
          [cart.prices.converted, cart.items.map((item) => item.prices.converted.row)],
        ] as const) {
          const sum = rows.reduce((total, row) => total + cents(row), 0)
          expect(cents(prices.itemsTotal)).toBe(sum)
          const total = sum - cents(prices.coupon) + cents(prices.delivery)
          expect([cents(prices.cartTotal), cents(prices.orderTotal)]).toEqual([total, total])
        }
        const { delivery } = cart.prices.base
        const rate = 1.0845
        expect(cart.prices.converted.delivery).toBe(Math.round(delivery * 100 * rate) / 100)
        const [offered] = (await deliveriesOf(session, { currencyId: 2 })).filter(
          ({ id }) => id === deliveryMethodId,
        )
        expect(offered?.price).toBe(cart.prices.converted.delivery)
      }
    })

    test('each offer has the sums that the cart has once it is chosen [CO-31~] [CO-46~]', async () => {
      const gone = await addProduct(services, { retailPriceCents: 700, stock: 3 })
      const plain = await boughtCart(2)
      const justFree = await boughtCart(5)
      const withCoupon = await boughtCart(3)
      const percent = await coupon('SEDMINA', { percent: 14 })
      await services.call(applyCoupon, { ...withCoupon, couponCode: percent })
      const withFreeDelivery = await boughtCart(1)
      const free = await coupon('POSTARINA', { kind: 'freeDelivery' })
      await services.call(applyCoupon, { ...withFreeDelivery, couponCode: free })
      const ticketCounted = await cartWith(services, [
        [shop.ticket, 2],
        [gone, 1],
      ])
      await buy(services, ticketCounted)
      await services.db.transaction().execute(async (trx) => {
        await setStock(trx, services.clock, { productId: gone, onHand: 0 })
      })
      for (const session of [plain, justFree, withCoupon, withFreeDelivery, ticketCounted]) {
        const input = { ...session, withOffers: true }
        const { offers } = await services.call(getCheckout, input)
        expect(offers?.deliveryMethods).toHaveLength(2)
        for (const { id, cartPrices, options } of offers?.deliveryMethods ?? []) {
          const cart = await choose(services, session, id, options[0]?.id)
          expect(cartPrices).toEqual(cart.prices.converted)
        }
        expect(await deliveriesOf(session)).toEqual(offers?.deliveryMethods)
      }
    })
  })

  test('guessed carts are answered like missing ones, by every call', async () => {
    const [session, other] = [await boughtCart(), await boughtCart()]
    await choose(services, session, shop.parcel)
    const inputs: readonly [Call, object][] = [
      [getCheckout, {}],
      [getAvailableCountries, { type: 'countries' }],
      [getApplicableDeliveryMethods, { countryId: shop.countryId.HR }],
      [getApplicablePaymentMethods, {}],
      [updateGuestUser, { addresses: [ADDRESS] }],
      [saveDeliveryMethod, { deliveryMethodId: shop.pickup, branchId: shop.branches[0] }],
      [savePaymentMethod, { paymentMethodId: shop.card }],
    ]
    for (const [call, input] of inputs) {
      const missing = await refusal(call, { ...input, cartId: 'nema', protectCode: 'nema' })
      expect(missing, call.path).toMatchObject({
        ...{ status: 404, code: 'NO_SESSION', message: "Session doesn't exist" },
      })
      const { cartId } = session
      for (const protectCode of [other.protectCode, `${session.protectCode}a`, 'x']) {
        expect(await refusal(call, { ...input, cartId, protectCode }), call.path).toEqual(missing)
      }
    }
    expect(await stored(session)).toMatchObject({
      ...{ deliveryMethodId: shop.parcel, paymentMethodId: null },
    })
  })

  test('settings name the steps to skip [CO-07~] [CO-48]', async () => {
    expect(await services.call(getCheckoutSettings, {})).toMatchObject({
      ...{ allowedCountries: ['HR', 'DE', 'AT'], cartAdditionBehaviour: 2 },
      ...{ skipDelivery: false, validateSpecialCharacters: true, checkCompanyNumber: true },
      productNotices: true,
    })
    await set(services, 'deliveryDays', '2-4')
    expect(await services.call(getCheckoutSettings, {})).toMatchObject({
      deliveryDays: { from: 2, to: 4 },
      freeDeliveryFrom: 80,
      paymentMethods: ['sandbox', 'transfer', 'cash-on-delivery'],
      digitalPaymentMethods: ['sandbox', 'transfer'],
    })
    await set(services, 'skipDelivery', 'yes')
    expect(await services.call(getCheckoutSettings, {})).toMatchObject({ skipDelivery: true })
    await set(services, 'skipDelivery', 'nonsense')
    expect(await services.call(getCheckoutSettings, {})).toMatchObject({ skipDelivery: false })
  })
})

import { afterAll, beforeAll, expect } from 'vitest'
import { addItem, applyCoupon, getCart, setInstructions } from '#services/contract/cart.ts'
import { getProduct } from '#services/contract/product.ts'
import {
  addLines,
  archiveCart,
  insertCoupon,
  lockedContents,
  lockOpenCart,
  refillCart,
  returnCoupon,
  useCoupon,
} from '#services/modules/cart/api.ts'
import { setArchived, setStock, takeStock } from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { buy, cartWith, choose, openShop, type Session, type Shop } from './checkout-world.ts'
import { addProduct, seedCatalogue } from './product-catalogue.ts'

eachEngine('a cart gives an order', (engine) => {
  let services: TestServices
  let shop: Shop

  beforeAll(async () => {
    services = await startServices({ engine })
    await seedCatalogue(services.db)
    shop = await openShop(services)
  })
  afterAll(async () => await services.close())

  const inTransaction = async <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> =>
    await services.db.transaction().execute(work)
  const scope = () => ({ clock: services.clock, language: 'hrv', clientAddress: '192.0.2.1' })
  const locked = async (session: Session) =>
    await inTransaction(async (trx) => await lockedContents(trx, scope(), session))
  const refill = async (
    accountId: number | null,
    given: Omit<Parameters<typeof refillCart>[2], 'cart'>,
  ) =>
    await inTransaction(async (trx) => {
      const cart = await lockOpenCart(trx, scope(), accountId)
      const missing = await refillCart(trx, scope(), { cart, ...given })
      return { session: { cartId: cart.id, protectCode: cart.protectCode }, missing }
    })
  const read = async (session: Session) => (await services.call(getCart, session)).cart
  const makeCoupon = async (code: string, given: object = {}): Promise<number> =>
    await inTransaction(
      async (trx) =>
        await insertCoupon(trx, {
          ...{ code, kind: 'percent', percent: 10, amountCents: null, minCents: 0 },
          ...{ categoryId: null, isForMembers: false, startsAt: null, endsAt: null },
          ...{ maxUses: null, ...given },
        }),
    )
  const linesOf = async (session: Session) =>
    (await read(session)).items.map(({ productId, qty }) => [productId, qty])

  test('its priced lines, with what each takes from stock, its share of the coupon and the VAT', async () => {
    const jersey = await addProduct(services, {
      ...{ name: 'Dres', sku: 'DRES-N', retailPriceCents: 7999, stock: 9 },
      customOptions: [{ type: 'text', texts: { hrv: { label: 'Ime' } } }],
    })
    const bundle = await addProduct(services, {
      ...{ name: 'Paket', sku: 'PAKET-N', format: 'Bundle', retailPriceCents: 9000 },
      bundle: [{ sku: 'DRES-N', quantity: 2 }],
    })
    const { product } = await services.call(getProduct, { id: jersey })
    const personalizations = [{ id: product?.customOptions?.[0]?.id ?? 0, value: 'Šimić' }]
    const session = await cartWith(services, [
      [shop.scarf, 1],
      [shop.ticket, 3],
      [bundle, 2],
    ])
    const input = { ...session, productId: jersey, qty: 1, options: { personalizations } }
    await services.call(addItem, input)
    await makeCoupon('ZA-NARUDZBU', { percent: 33 })
    await services.call(applyCoupon, { ...session, couponCode: 'ZA-NARUDZBU' })
    await buy(services, session)
    await choose(services, session, shop.parcel)
    const { lines, totals, isDigitalOnly, contents, cart } = await locked(session)

    expect(cart).toMatchObject({ state: 'open', accountId: null, deliveryMethodId: shop.parcel })
    expect([isDigitalOnly, contents.couponRefusal]).toEqual([false, null])
    expect(
      lines.map(({ quantity, rowCents, isDigital, pieces, options }) => ({
        ...{ quantity, rowCents, isDigital, pieces, options },
      })),
    ).toMatchObject([
      { rowCents: 1999, isDigital: false, pieces: [{ productId: shop.scarf, quantity: 1 }] },
      { rowCents: 3000, isDigital: true, quantity: 3 },
      { rowCents: 18_000, pieces: [{ productId: jersey, quantity: 4 }] },
      { rowCents: 7999, options: { personalizations } },
    ])
    const goods = 1999 + 3000 + 18_000 + 7999
    const coupon = Math.floor((goods * 33 + 50) / 100)
    expect(totals).toMatchObject({
      ...{ itemsCents: goods, couponCents: coupon, deliveryCents: 0, totalCents: goods - coupon },
    })
    expect(lines.reduce((sum, { couponCents }) => sum + couponCents, 0)).toBe(coupon)
    expect(totals.taxes.map(({ taxBasisPoints }) => taxBasisPoints)).toEqual([2500, 1300])
    expect(totals.taxes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(goods - coupon)
    const { prices } = await read(session)
    expect(prices.base).toMatchObject({
      ...{ cartTotal: totals.totalCents / 100, tax: { cartTotal: totals.taxCents / 100 } },
    })
  })

  test('the pieces that it had reserved, to the owner of its id', async () => {
    const rare = await addProduct(services, { name: 'Rijetka', stock: 2 })
    const session = await cartWith(services, [])
    await services.call(addItem, { ...session, productId: rare, qty: 2, reservation: true })
    await inTransaction(async (trx) => {
      const { lines, cart } = await lockedContents(trx, scope(), session)
      const pieces = lines.flatMap((line) => line.pieces)
      await takeStock(trx, services.clock, { owner: cart.id, lines: pieces })
      await archiveCart(trx, cart.id)
    })
    const { state } = (await locked(session)).cart
    expect(state).toBe('archived')
    await expect(read(session)).rejects.toThrow('Cart is archived.')
  })

  test('only to who has its code, and not once it was joined into another', async () => {
    const session = await cartWith(services, [[shop.scarf, 1]])
    const wrong = { ...session, protectCode: 'x' }
    await expect(locked(wrong)).rejects.toThrow("Session doesn't exist")
    const row = services.db.updateTable('cart').where('id', '=', session.cartId)
    await row.set({ state: 'used' }).execute()
    await expect(locked(session)).rejects.toThrow('Session already used.')
  })

  test('one use of a coupon, however many order at once, and takes it back', async () => {
    const couponId = await makeCoupon('JEDNOM', { maxUses: 1 })
    const take = async () => await inTransaction(async (trx) => await useCoupon(trx, couponId))
    for (let round = 1; round <= 5; round += 1) {
      const tries = await Promise.allSettled(Array.from({ length: 20 }, take))
      const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refused).toHaveLength(19)
      for (const reason of refused) {
        expect(reason).toBeInstanceOf(Refusal)
        expect(reason).toMatchObject({ status: 409, code: 'COUPON_USED_UP' })
      }
      await inTransaction(async (trx) => await returnCoupon(trx, couponId))
      await inTransaction(async (trx) => await returnCoupon(trx, couponId))
    }
    const unlimited = await makeCoupon('UVIJEK')
    for (let use = 1; use <= 3; use += 1) {
      await inTransaction(async (trx) => await useCoupon(trx, unlimited))
    }
  })

  test('its lines back into a new cart, with coupon and instructions, as far as they are sold', async () => {
    const [gone, few] = [
      await addProduct(services, { name: 'Ukinuto', stock: 5 }),
      await addProduct(services, { name: 'Malo ih je', stock: 5 }),
    ]
    const soldOut = await addProduct(services, { name: 'Rasprodano', stock: 5 })
    await makeCoupon('NATRAG')
    const line = (productId: number, quantity: number, name: string) => ({
      ...{ productId, quantity, name, options: {} },
    })
    const lines = [
      line(shop.scarf, 2, 'Šal'),
      line(gone, 1, 'Ukinuto'),
      line(few, 4, 'Malo ih je'),
      line(soldOut, 1, 'Rasprodano'),
      line(2_000_000_000, 1, 'Obrisano'),
      { ...line(shop.ticket, 1, 'Ulaznica'), options: { bundleOptions: [{ id: shop.scarf }] } },
    ]
    const { clock } = services
    await inTransaction(async (trx) => {
      await setArchived(trx, clock, { productId: gone, archived: true })
      await setStock(trx, clock, { productId: few, onHand: 3 })
      await setStock(trx, clock, { productId: soldOut, onHand: 0 })
    })
    const given = { lines, couponCode: 'NATRAG', instructions: 'Zvoniti' }
    const opened = await refill(null, given)
    expect(opened.missing).toEqual(['Ukinuto', 'Obrisano', 'Ulaznica', 'Rasprodano'])
    expect(await linesOf(opened.session)).toEqual([
      [shop.scarf, 2],
      [few, 3],
    ])
    expect(await read(opened.session)).toMatchObject({
      ...{ couponCode: 'NATRAG', options: { instructions: 'Zvoniti' } },
    })
  })

  test('its lines to the open cart of the customer, beside those that are there', async () => {
    const ana = await createCustomer(services)
    const session = await cartWith(services, [[shop.scarf, 1]], ana.headers)
    await services.call(setInstructions, { ...session, instructions: 'Ostaje' })
    const lines = [
      { productId: shop.scarf, quantity: 2, name: 'Šal', options: {} },
      { productId: shop.ticket, quantity: 1, name: 'Ulaznica', options: {} },
    ]
    const given = { lines, couponCode: null, instructions: 'Druga' }
    const opened = await refill(ana.userId, given)
    expect(opened).toEqual({ session, missing: [] })
    const both = [
      [shop.scarf, 3],
      [shop.ticket, 1],
    ]
    expect(await linesOf(session)).toEqual(both)
    expect((await read(session)).options.instructions).toBe('Ostaje')
    const more = lines.slice(1)
    expect(await inTransaction((trx) => addLines(trx, scope(), { session, lines: more }))).toEqual(
      [],
    )
    expect(await linesOf(session)).toEqual([both[0], [shop.ticket, 2]])
  })
})

import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCart } from '#services/contract/cart.ts'
import { getCheckout } from '#services/contract/checkout.ts'
import { getApplicableDeliveryMethods, getAvailableCountries } from '#services/contract/delivery.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { createOrder } from '#services/contract/order-payments.ts'
import { getApplicablePaymentMethods, savePaymentMethod } from '#services/contract/payment.ts'
import {
  insertBranch,
  readDeliveryRecords,
  saveDeliveryRecord,
  setDeliveryMethodActive,
} from '#services/modules/delivery/api.ts'
import { readPaymentRecords, savePaymentRecord } from '#services/modules/payment/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { openDatabase, type Trx } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { buy, cartWith, choose, openShop, type Session, type Shop } from './checkout-world.ts'
import { URLS } from './order-world.ts'

eachEngine('cached reads of carts and checkouts', (engine) => {
  let services: TestServices
  let shop: Shop
  let session: Session
  let beside: ReturnType<typeof openDatabase>

  beforeAll(async () => {
    services = await startServices({ engine })
    shop = await openShop(services)
    beside = openDatabase(services.config, { log: pino({ level: 'silent' }), sole: false })
    session = await cartWith(services, [[shop.scarf, 1]])
    await buy(services, session)
    await choose(services, session, shop.parcel)
    await services.call(savePaymentMethod, { ...session, paymentMethodId: shop.transfer })
  })
  afterAll(async () => {
    await beside.close()
    await services.close()
  })

  const write = async (work: (trx: Trx) => Promise<unknown>) =>
    await beside.db.transaction().execute(work)

  async function shown() {
    const cart = (await services.call(getCart, session)).cart
    const { deliveryMethods } = await services.call(getApplicableDeliveryMethods, {
      ...session,
      countryId: shop.countryId.HR,
    })
    return JSON.stringify([
      cart,
      deliveryMethods,
      await services.call(getApplicablePaymentMethods, session),
      await services.call(getAvailableCountries, { ...session, type: 'countries' }),
      await services.call(getCheckout, session),
      await services.call(getCheckoutSettings, {}),
    ])
  }

  const set = (key: string, value: string) => (trx: Trx) =>
    setSetting(trx, { group: 'checkout', key, value })
  const changeDelivery = (change: object) => async (trx: Trx) => {
    const records = await readDeliveryRecords(trx)
    const parcel = records.find(({ texts }) => texts['hrv']?.name === 'Dostava')
    if (parcel) await saveDeliveryRecord(trx, { ...parcel, ...change })
  }
  const changeTransfer = (change: object) => async (trx: Trx) => {
    const records = await readPaymentRecords(trx)
    const transfer = records.find(({ adapter }) => adapter === 'transfer')
    if (transfer) await savePaymentRecord(trx, { ...transfer, ...change })
  }

  const writes: Readonly<Record<string, (trx: Trx) => Promise<unknown>>> = {
    'the price of a delivery': changeDelivery({ priceCents: 590 }),
    'its name': changeDelivery({ texts: { hrv: { name: 'Dostava', description: 'Do vrata' } } }),
    'from when delivery is free': set('freeDeliveryFromCents', '1000'),
    'how long it takes': set('deliveryDays', '2-4'),
    'countries of the shop': set('allowedCountries', 'HR,AT'),
    'a new branch': async (trx) =>
      await insertBranch(trx, {
        ...{ methodId: shop.pickup, name: 'Spinut', street: 'Uz more 1', zipCode: '21000' },
        ...{ city: 'Split', hours: [] },
      }),
    'a delivery that is no longer offered': (trx) =>
      setDeliveryMethodActive(trx, shop.pickup, false),
    'the name of a payment': changeTransfer({
      texts: { hrv: { name: 'Uplata na račun', description: '' } },
    }),
    'where it cannot be chosen': changeTransfer({ exceptDeliveryIds: [] }),
    'up to what it can be chosen': changeTransfer({ maxCents: 100 }),
  }

  test.each(Object.entries(writes).filter(([name]) => name !== 'where it cannot be chosen'))(
    'a request shows %s as soon as another program has written it',
    async (_name, change) => {
      const before = await shown()
      expect(await shown()).toBe(before)
      await write(change)
      expect(await shown()).not.toBe(before)
    },
  )

  test('an order reads again what it charges by [PO-03~]', async () => {
    await write(changeTransfer({ maxCents: null }))
    await services.call(savePaymentMethod, { ...session, paymentMethodId: shop.transfer })
    const total = async () => (await services.call(getCart, session)).cart.prices.base.orderTotal
    const expectedTotal = await total()
    // Without a tag, as a change that has not been heard of yet.
    await beside.db
      .updateTable('delivery_method')
      .set({ price_cents: 1790, can_be_free: 0 })
      .execute()
    expect(await total()).toBe(expectedTotal)

    const order = { ...session, ...URLS, expectedTotal, consents: [] }
    await expect(services.call(createOrder, order)).rejects.toMatchObject({
      body: { error: { code: 'CART_CHANGED' } },
    })
  })
})

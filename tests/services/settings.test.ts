import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCurrencyConfig } from '#services/contract/cart.ts'
import { detectDomain } from '#services/contract/master.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { filterDomains, followChanges, getGeneral } from '#services/contract/settings.ts'
import { setMaintenance, setSetting } from '#services/modules/settings/api.ts'
import { prepareSettings } from '#services/modules/settings/prepare.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('settings', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  test('lists the domains, the canonical one first [PL-17]', async () => {
    await services.db
      .insertInto('domain')
      .values({ host: 'stari.example', language: 'hrv', is_default: 0 })
      .execute()

    const { records, totalRecords, totalPages } = await services.call(filterDomains, {})
    const first = await services.call(filterDomains, { limit: 1 })

    expect(records.map(({ host }) => host)).toEqual(['localhost:4000', 'stari.example'])
    expect({ totalRecords, totalPages }).toEqual({ totalRecords: 2, totalPages: 1 })
    expect(first.records).toHaveLength(1)
    expect(first.totalPages).toBe(2)
  })

  test('answers one setting, and null for one that is not set [PL-17]', async () => {
    const maintenance = { group: 'site', key: 'maintenance' }

    expect(await services.call(getGeneral, maintenance)).toEqual({ ...maintenance, value: 'off' })
    const absent = { group: 'site', key: '__proto__' }
    const answer = services.call(getGeneral, absent, await services.as('settings.write'))
    expect(await answer).toEqual({ ...absent, value: null })
  })

  test('switching maintenance on is seen by who follows the changes [MT-01]', async () => {
    const { cursor } = await services.call(followChanges, {})

    await services.db.transaction().execute(async (trx) => await setMaintenance(trx, true))

    // PostgreSQL tells once no older transaction is open, whosever it is.
    const told = async () => (await services.call(followChanges, { after: cursor, wait: 5 })).topics
    await expect.poll(told, { timeout: 50_000 }).toEqual(['settings'])
    const { value } = await services.call(getGeneral, { group: 'site', key: 'maintenance' })
    expect(value).toBe('on')
  })

  test('says what the checkout allows and which currencies it takes [AP-07] [PL-09]', async () => {
    expect(await services.call(getCheckoutSettings, {})).toEqual({
      allowedCountries: ['HR'],
      cartAdditionBehaviour: 2,
      skipDelivery: false,
      validateSpecialCharacters: true,
      deliveryDays: null,
      freeDeliveryFrom: null,
      paymentMethods: [],
      digitalPaymentMethods: [],
      checkCompanyNumber: true,
      productNotices: true,
    })
    expect(await services.call(getCurrencyConfig, {})).toEqual({
      allowedCurrencies: [{ id: 1, code: 'EUR', label: 'EUR', symbol: '€' }],
      mainCurrencyId: 1,
    })
  })

  test('every country may be allowed by one word', async () => {
    const setting = { group: 'checkout', key: 'allowedCountries' }
    const write = (value: string) =>
      services.db.transaction().execute(async (trx) => await setSetting(trx, { ...setting, value }))
    await write('ALL')

    const { allowedCountries } = await services.call(getCheckoutSettings, {})

    expect(allowedCountries).toBe('ALL')
    await write('HR')
  })

  test('programs that start together on an empty database agree on one key and one address', async () => {
    const { db, close } = await openTestDatabase(engine)
    const publicUrl = 'https://shop.example'
    try {
      for (let round = 0; round < 10; round += 1) {
        await db.deleteFrom('api_key').execute()
        await db.deleteFrom('domain').execute()
        await Promise.all(Array.from({ length: 6 }, () => prepareSettings(db, { publicUrl })))

        expect(await db.selectFrom('api_key').select('id').execute()).toHaveLength(1)
        const hosts = await db.selectFrom('domain').select(['host', 'is_default']).execute()
        expect(hosts).toEqual([{ host: 'shop.example', is_default: 1 }])
      }
    } finally {
      await close()
    }
  })

  test('preparing again keeps the key, and follows a new public address', async () => {
    await prepareSettings(services.db, { publicUrl: 'https://shop.example' })

    const { apiKeyToken, site } = await services.call(detectDomain, {})
    const { records } = await services.call(filterDomains, {})

    expect(apiKeyToken).toBe(services.apiKey)
    expect(site.name).toBe('Jadranski sportski savez')
    expect(records[0]?.host).toBe('shop.example')
    await prepareSettings(services.db, services.config)
  })
})

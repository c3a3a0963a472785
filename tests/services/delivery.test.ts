import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  deliveryCharge,
  deliveryCountries,
  deliverySnapshot,
  insertBranch,
  insertDeliveryMethod,
  type NewDeliveryMethod,
  offeredDeliveries,
  setDeliveryMethodActive,
} from '#services/modules/delivery/api.ts'
import { countries, setSetting } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

const VAT = 2_500

eachEngine('deliveries', (engine) => {
  let database: TestDatabase
  let ids: Map<string, number>
  let home: number
  let express: number
  let lockers: number
  let branch: number
  let closed: number
  let closedBranch: number

  const inTrx = async <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    await database.db.transaction().execute(work)
  const country = (iso: string): number => ids.get(iso) ?? 0

  const method = async (more: Partial<NewDeliveryMethod>): Promise<number> =>
    await inTrx(
      async (trx) =>
        await insertDeliveryMethod(trx, {
          kind: 'address',
          position: 1,
          priceCents: 490,
          taxBasisPoints: VAT,
          canBeFree: true,
          minDays: 1,
          maxDays: 3,
          countryIds: [country('HR')],
          texts: { hrv: { name: 'Dostava', description: 'Do vrata' } },
          ...more,
        }),
    )
  const branchOf = async (methodId: number, name: string): Promise<number> =>
    await inTrx(
      async (trx) =>
        await insertBranch(trx, {
          ...{ methodId, name, street: 'Riva 7', zipCode: '21400', city: 'Supetar' },
          hours: [{ firstDay: 1, lastDay: 7, opens: 0, closes: 1_440 }],
        }),
    )
  const set = async (key: string, value: string): Promise<void> =>
    await inTrx(async (trx) => await setSetting(trx, { group: 'checkout', key, value }))

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    ids = new Map((await countries(database.db)).map(({ iso, id }) => [iso, id]))
    home = await method({
      position: 1,
      countryIds: [country('HR'), country('SI')],
      texts: {
        hrv: { name: 'Dostava', description: 'Do vrata' },
        eng: { name: 'Delivery', description: 'To the door' },
      },
    })
    express = await method({ position: 0, priceCents: 990, canBeFree: false })
    lockers = await method({ kind: 'branch', position: 2, priceCents: 290 })
    branch = await branchOf(lockers, 'Supetar – Riva')
    await method({ kind: 'branch', position: 3 }) // has no branch
    closed = await method({ kind: 'branch', position: 4, countryIds: [country('AT')] })
    closedBranch = await branchOf(closed, 'Zatvoreno')
    await inTrx(async (trx) => await setDeliveryMethodActive(trx, closed, false))
  })
  afterAll(async () => await database.close())
  beforeEach(async () => {
    await set('allowedCountries', 'ALL')
    await set('freeDeliveryFromCents', '8000')
  })

  const CART = { language: 'hrv', itemsCents: 5_000, isFree: false, isDigitalOnly: false }

  const offered = async (more: Partial<typeof CART> = {}, iso = 'HR') =>
    await offeredDeliveries(database.db, { ...CART, countryId: country(iso), ...more })

  test('countries are those that the site allows and a method reaches [CO-25~, CO-26, CO-28]', async () => {
    const isos = async () => (await deliveryCountries(database.db, 'hrv')).map(({ iso }) => iso)

    expect(await deliveryCountries(database.db, 'eng')).toEqual([
      { id: country('HR'), iso: 'HR', code: 'HRV', name: 'Croatia' },
      { id: country('SI'), iso: 'SI', code: 'SVN', name: 'Slovenia' },
    ])
    await set('allowedCountries', 'HR,AT')
    expect(await isos()).toEqual(['HR'])
  })

  test('methods of the country, the best first, with branches and hours [CO-31]', async () => {
    expect(await offered()).toMatchObject([
      { id: express, kind: 'address', priceCents: 990, branches: [] },
      { id: home, name: 'Dostava', description: 'Do vrata', minDays: 1, maxDays: 3 },
      {
        id: lockers,
        taxBasisPoints: VAT,
        branches: [
          {
            id: branch,
            ...{ name: 'Supetar – Riva', street: 'Riva 7', zipCode: '21400', city: 'Supetar' },
            openingHours: ['svaki dan 0 – 24'],
          },
        ],
      },
    ])
    expect((await offered({}, 'SI')).map(({ id }) => id)).toEqual([home])
    expect(await offered({}, 'AT')).toEqual([])
    expect(await offeredDeliveries(database.db, { ...CART, countryId: 9_999 })).toEqual([])
  })

  test('a country that the site does not allow is not delivered to [CO-25~]', async () => {
    await set('allowedCountries', 'HR')

    expect(await offered({}, 'SI')).toEqual([])
    expect(await offered()).toHaveLength(3)
  })

  test('texts are in the language of the call, otherwise in Croatian', async () => {
    const names = (await offered({ language: 'eng' })).map(({ name }) => name)

    expect(names).toEqual(['Dostava', 'Delivery', 'Dostava'])
  })

  test('digital goods are not delivered', async () => {
    expect(await offered({ isDigitalOnly: true })).toEqual([])
  })

  describe('what a delivery costs', () => {
    const prices = async (more: Partial<typeof CART>) =>
      (await offered(more)).map(({ priceCents }) => priceCents)

    test('nothing from the threshold on, by the cent, unless it cannot be free', async () => {
      expect(await prices({ itemsCents: 7_999 })).toEqual([990, 490, 290])
      expect(await prices({ itemsCents: 8_000 })).toEqual([990, 0, 0])
      expect(await prices({ itemsCents: 1, isFree: true })).toEqual([990, 0, 0])
    })

    test('is the same for the sums of the cart', async () => {
      const charge = async (id: number, itemsCents: number) =>
        await deliveryCharge(database.db, id, { itemsCents, isFree: false })

      expect(await charge(home, 7_999)).toEqual({ priceCents: 490, taxBasisPoints: VAT })
      expect(await charge(home, 8_000)).toEqual({ priceCents: 0, taxBasisPoints: VAT })
      expect(await charge(closed, 1)).toBeNull()
      expect(await charge(9_999, 1)).toBeNull()
    })

    test('is never free without a threshold', async () => {
      await inTrx(
        async (trx) =>
          await trx.deleteFrom('setting').where('key', '=', 'freeDeliveryFromCents').execute(),
      )

      expect(await prices({ itemsCents: 1_000_000 })).toEqual([990, 490, 290])
    })
  })

  test('an order stores the method and its branch, and no pair that does not fit', async () => {
    const snapshot = async (methodId: number, branchId: number | null) =>
      await deliverySnapshot(database.db, { methodId, branchId, language: 'eng' })

    expect(await snapshot(home, null)).toEqual({
      ...{ id: home, kind: 'address', name: 'Delivery', branch: null },
      ...{ minDays: 1, maxDays: 3 },
    })
    expect(await snapshot(lockers, branch)).toMatchObject({
      name: 'Dostava',
      branch: 'Supetar – Riva, Riva 7, 21400 Supetar',
    })
    expect(await snapshot(lockers, null)).toBeNull()
    expect(await snapshot(lockers, closedBranch)).toBeNull()
    expect(await snapshot(home, branch)).toBeNull()
    expect(await snapshot(closed, closedBranch)).toBeNull()
  })

  test.each([
    ['a negative price', { priceCents: -1 }],
    ['more tax than price', { taxBasisPoints: 10_001 }],
    ['an end before its start', { minDays: 4, maxDays: 3 }],
  ])('the database refuses a method with %s', async (_what, more) => {
    await expect(method(more)).rejects.toThrow()
    expect(await offered()).toHaveLength(3)
  })
})

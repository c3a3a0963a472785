import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertDeliveryMethod } from '#services/modules/delivery/api.ts'
import {
  adapterNames,
  failureUrlOf,
  insertPaymentMethod,
  offeredPayments,
  type PaymentOutcome,
  type ProviderMessage,
  paymentMethodById,
  paymentsOf,
  readMessage,
  recordOutcome,
  recordRefund,
  startPayment,
  successUrlOf,
} from '#services/modules/payment/api.ts'
import { signed } from '#services/modules/payment/signed-fields.ts'
import type { Trx } from '#services/platform/database.ts'
import { openTestDatabase, TEST_SECRET, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

const AWAITED = { isAwaited: async () => true }

eachEngine('payments', (engine) => {
  let database: TestDatabase
  let locker: number
  let card: number
  let transfer: number
  let cash: number
  let unknown: number

  const inTrx = async <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    await database.db.transaction().execute(work)

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    locker = await inTrx(
      async (trx) =>
        await insertDeliveryMethod(trx, {
          ...{ kind: 'branch', position: 1, priceCents: 290, taxBasisPoints: 2_500 },
          ...{ canBeFree: true, minDays: 1, maxDays: 3, countryIds: [], texts: {} },
        }),
    )
    const method = async (adapter: string, position: number, more: object = {}) =>
      await inTrx(
        async (trx) =>
          await insertPaymentMethod(trx, {
            ...{ adapter, position, maxCents: null, exceptDeliveryIds: [] },
            texts: { hrv: { name: `Plaćanje ${adapter}`, description: 'Opis' } },
            ...more,
          }),
      )
    unknown = await method('no-such-provider', 0)
    cash = await method('cash-on-delivery', 3, { maxCents: 50_000, exceptDeliveryIds: [locker] })
    transfer = await method('transfer', 2)
    card = await method('sandbox', 1)
  })
  afterAll(async () => await database.close())

  const start = async (
    orderSlug: string,
    more: Partial<Parameters<typeof startPayment>[2]> = {},
  ): Promise<Awaited<ReturnType<typeof startPayment>>> =>
    await inTrx(
      async (trx) =>
        await startPayment(trx, database.deps, {
          ...{ orderSlug, number: '2026-000123', amountCents: 8_490, currency: 'EUR' },
          ...{ methodId: card, email: 'ana@posta.example', language: 'hrv' },
          ...{ lines: [{ sku: 'SAL', quantity: 1 }], billingCountry: 'HR' },
          successUrl: 'http://localhost:4000/narudzba/uspjeh?x=1',
          failureUrl: 'http://localhost:4000/narudzba/neuspjeh',
          ...more,
        }),
    )

  const read = async (
    fields: ProviderMessage['fields'],
    adapter = 'sandbox',
  ): Promise<PaymentOutcome | null> =>
    await readMessage(
      database.deps,
      adapter,
      { headers: {}, fields, rawBody: '', via: 'webhook' },
      AWAITED,
    )

  const answer = (paymentId: string, more: Record<string, string> = {}) =>
    signed(
      {
        ...{ paymentId, amount: '84.90', currency: 'EUR', result: 'paid' },
        transaction: `SBX-${paymentId.slice(0, 16)}`,
        ...more,
      },
      'sandbox provider',
      TEST_SECRET,
    )

  const record = async (outcome: PaymentOutcome | null) => {
    if (!outcome) throw new Error('The message was refused')
    return await inTrx(async (trx) => await recordOutcome(trx, outcome))
  }

  const stateOf = async (orderSlug: string) =>
    (await paymentsOf(database.db, orderSlug)).map(({ state, reference, reason }) => ({
      ...{ state, reference, reason },
    }))

  describe('methods', () => {
    const CART = {
      language: 'eng',
      totalCents: 8_490,
      isPrepaid: false,
      deliveryMethodId: null,
    }
    const offered = async (more: object = {}) =>
      (await offeredPayments(database.db, database.deps, { ...CART, ...more })).map(({ id }) => id)

    test('are those that this deployment has configured, the best first [CO-39]', async () => {
      const [first, second, third] = await offeredPayments(database.db, database.deps, CART)

      expect(first).toMatchObject({
        ...{ id: card, name: 'Plaćanje sandbox', description: 'Opis' },
        ...{ paymentType: 'SANDBOX', kind: 'provider' },
      })
      expect(second).toMatchObject({ id: transfer, paymentType: null, kind: 'transfer' })
      expect(third).toMatchObject({ id: cash, paymentType: null, kind: 'cashOnDelivery' })
      expect(adapterNames(database.deps.config)).toEqual(['sandbox'])
    })

    test('cash on delivery is not for digital goods, large orders and lockers', async () => {
      expect(await offered({ isPrepaid: true })).toEqual([card, transfer])
      expect(await offered({ totalCents: 50_000 })).toEqual([card, transfer, cash])
      expect(await offered({ totalCents: 50_001 })).toEqual([card, transfer])
      expect(await offered({ deliveryMethodId: locker })).toEqual([card, transfer])
    })

    test('a provider never has to collect nothing', async () => {
      expect(await offered({ totalCents: 0 })).toEqual([transfer, cash])
    })

    test('the sandbox is offered only where it is on', async () => {
      const config = { ...database.deps.config, paymentSandbox: false }
      const methods = await offeredPayments(database.db, { config }, CART)
      const byId = await paymentMethodById(database.db, { config }, { id: card, language: 'hrv' })

      expect(methods.map(({ id }) => id)).toEqual([transfer, cash])
      expect(byId).toBeNull()
      expect(adapterNames(config)).toEqual([])
      await expect(start('bez-davatelja', { methodId: unknown })).rejects.toThrow(/not offered/)
      expect(await stateOf('bez-davatelja')).toEqual([])
    })
  })

  test('a transfer and cash on delivery start without a provider', async () => {
    expect(await start('uplata', { methodId: transfer })).toMatchObject({ html: null })
    expect(await start('pouzece', { methodId: cash })).toMatchObject({ html: null })
    expect(await stateOf('uplata')).toEqual([{ state: 'started', reference: null, reason: null }])
    expect(await read(answer('x'), 'transfer')).toBeNull()
    expect(await read(answer('x'), 'no-such-provider')).toBeNull()
  })

  test('a provider gets a form that posts to its own page', async () => {
    const { html, paymentId } = await start('obrazac', { number: '"><script>' })

    expect(html).toMatch(
      /^<form method="post" action="http:\/\/localhost:4000\/pay\/sandbox\/start">/,
    )
    expect(html).toContain(`name="paymentId" value="${paymentId}"`)
    expect(html).toContain('name="amount" value="84.90"')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
    expect(paymentId).toMatch(/^[0-9a-f]{32}$/)
  })

  test('the browser goes back with the slug of the order', async () => {
    const { paymentId } = await start('natrag')

    expect(await successUrlOf(database.db, paymentId)).toBe(
      'http://localhost:4000/narudzba/uspjeh?x=1&orderSlug=natrag',
    )
    const failed = async (reason: string) => await failureUrlOf(database.db, { paymentId, reason })
    expect(await failed('declined')).toBe(
      'http://localhost:4000/narudzba/neuspjeh?orderSlug=natrag',
    )
    expect(await failed('cancelled')).toBe(
      'http://localhost:4000/narudzba/neuspjeh?orderSlug=natrag&reason=cancelled',
    )
    expect(await successUrlOf(database.db, 'nema')).toBeNull()
  })

  describe('a message', () => {
    test('pays only with the signature of the provider [PO-12~]', async () => {
      const { paymentId } = await start('potpis')
      const { signature, ...fields } = answer(paymentId, { result: 'declined' })
      const byShop = signed(fields, 'sandbox shop', TEST_SECRET)

      expect(await read({ ...fields, signature, result: 'paid' })).toBeNull()
      expect(await read({ ...fields, result: 'paid' })).toBeNull()
      expect(await read(byShop)).toBeNull()
      expect(await read(answer(paymentId))).toMatchObject({
        ...{ paymentId, orderSlug: 'potpis', kind: 'paid', adapter: 'sandbox' },
        at: database.deps.clock.now().toISOString(),
      })
    })

    test('about another amount, another currency or another payment is refused [PO-12~]', async () => {
      const { paymentId } = await start('iznos')

      expect(await read(answer(paymentId, { amount: '84.89' }))).toBeNull()
      expect(await read(answer(paymentId, { amount: '084.9x' }))).toBeNull()
      expect(await read(answer(paymentId, { currency: 'HUF' }))).toBeNull()
      expect(await read(answer('0'.repeat(32)))).toBeNull()
      const { paymentId: offline } = await start('iznos', { methodId: transfer })
      expect(await read(answer(offline))).toBeNull()
    })
  })

  describe('an outcome', () => {
    test('counts once, however often and at once it is reported', async () => {
      const { paymentId } = await start('dvaput')
      const outcome = await read(answer(paymentId))

      const said = await Promise.all(Array.from({ length: 8 }, async () => await record(outcome)))
      expect(said.filter((one) => one === 'new')).toHaveLength(1)
      expect(await record(outcome)).toBe('known')
      expect(await stateOf('dvaput')).toEqual([
        { state: 'paid', reference: `SBX-${paymentId.slice(0, 16)}`, reason: null },
      ])
    })

    test('pays after a refusal, and is not undone by one that comes late', async () => {
      const { paymentId } = await start('redoslijed')
      const declined = await read(answer(paymentId, { result: 'declined' }))
      const paid = await read(answer(paymentId))

      expect(await record(declined)).toBe('new')
      expect(await stateOf('redoslijed')).toMatchObject([{ state: 'failed', reason: 'declined' }])
      expect(await record(paid)).toBe('new')
      expect(await record(declined)).toBe('known')
      expect(await stateOf('redoslijed')).toMatchObject([{ state: 'paid', reason: null }])
    })

    test('that is still open changes nothing', async () => {
      const { paymentId } = await start('ceka')

      expect(await record(await read(answer(paymentId, { result: 'pending' })))).toBe('known')
      expect(await stateOf('ceka')).toMatchObject([{ state: 'started' }])
      expect(await record(await read(answer(paymentId)))).toBe('new')
    })

    test('is refunded in parts, only when it was paid and never beyond that', async () => {
      const orderSlug = 'povrat'
      const { paymentId } = await start(orderSlug)
      const at = database.deps.clock.now().toISOString()
      const refund = async (cents: number) =>
        await inTrx(async (trx) => await recordRefund(trx, { orderSlug, cents, at }))
      const amountCents = (await paymentsOf(database.db, orderSlug))[0]?.amountCents ?? 0

      await refund(100)
      expect(await paymentsOf(database.db, orderSlug)).toMatchObject([
        { state: 'started', refundedCents: 0 },
      ])
      await record(await read(answer(paymentId)))
      await refund(100)
      expect(await paymentsOf(database.db, orderSlug)).toMatchObject([
        { state: 'paid', refundedCents: 100 },
      ])
      await refund(amountCents)
      const refunded = { state: 'refunded', refundedCents: amountCents }
      expect(await paymentsOf(database.db, orderSlug)).toMatchObject([refunded])
      expect(await record(await read(answer(paymentId)))).toBe('known')
    })

    test('with one transaction of the provider pays one payment, of whichever order', async () => {
      const one = await start('jedna-transakcija')
      // Of one order the rule of a single payment that counts would refuse it as well.
      const other = await start('druga-narudzba')
      await record(await read(answer(one.paymentId, { transaction: 'SBX-1' })))

      const second = await read(answer(other.paymentId, { transaction: 'SBX-1' }))
      await expect(record(second)).rejects.toThrow(/unique/i)
      expect(await stateOf('jedna-transakcija')).toMatchObject([{ state: 'paid' }])
      expect(await stateOf('druga-narudzba')).toMatchObject([{ state: 'started' }])
    })
  })
})

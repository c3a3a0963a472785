import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  insertPaymentMethod,
  offeredPayments,
  openProviderOrder,
  type ProviderMessage,
  payBackExtra,
  readMessage,
  recordOutcome,
  recordPaidBack,
  startPayment,
} from '#services/modules/payment/api.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { type PayPal, startPayPal } from '#tests/support/paypal.ts'

eachEngine('PayPal', (engine) => {
  let database: TestDatabase
  let payPal: PayPal
  let deps: ModuleDeps
  let method: number

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    payPal = await startPayPal()
    const paymentProviders = { hpf: null, payPal: payPal.config }
    deps = { ...database.deps, config: { ...database.deps.config, paymentProviders } }
    method = await database.db.transaction().execute(
      async (trx) =>
        await insertPaymentMethod(trx, {
          ...{ adapter: 'paypal', position: 1, maxCents: null, exceptDeliveryIds: [], texts: {} },
        }),
    )
  })
  afterAll(async () => {
    await database.close()
    await payPal.close()
  })
  afterEach(() => {
    payPal.fail(null)
    payPal.captureAs('COMPLETED')
    payPal.endTokens()
  })

  const REQUEST = {
    ...{ orderSlug: 'narudzba', number: '2026-000123', amountCents: 8_490, currency: 'EUR' },
    ...{ email: 'ana@posta.example', language: 'hrv' },
    ...{ lines: [{ sku: 'SAL', quantity: 2 }], billingCountry: 'HR' },
  }
  const start = async (more: object = {}) =>
    await database.db.transaction().execute(
      async (trx) =>
        await startPayment(trx, deps, {
          ...REQUEST,
          ...{ successUrl: 'http://localhost:4000/a', failureUrl: 'http://localhost:4000/b' },
          ...{ methodId: method, ...more },
        }),
    )
  const open = async (paymentId: string, more: object = {}) =>
    (await openProviderOrder(deps, { ...REQUEST, paymentId, ...more })) ?? ''
  /** A payment and the order that the server created for it, approved by its buyer. */
  const approved = async (more: object = {}) => {
    const { paymentId } = await start(more)
    const id = await open(paymentId, more)
    payPal.approve(id)
    return { paymentId, id }
  }
  const failing = async <Result>(status: number, work: () => Promise<Result>): Promise<Result> => {
    payPal.fail(status)
    try {
      return await work()
    } finally {
      payPal.fail(null)
    }
  }
  const read = async (message: Partial<ProviderMessage>, isAwaited = true) =>
    await readMessage(
      deps,
      'paypal',
      { ...{ headers: {}, fields: {}, rawBody: '', via: 'pgSuccess' as const }, ...message },
      { isAwaited: async () => isAwaited },
    )
  const approve = async (orderID: string) => await read({ fields: { orderID } })
  const webhook = async (event: object, headers?: Record<string, string>) => {
    const rawBody = JSON.stringify(event, null, 1)
    return await read({ rawBody, headers: headers ?? payPal.sign(rawBody), via: 'webhook' })
  }

  describe('buttons', () => {
    test('have the total, the payment and the script [PO-09~]', async () => {
      const { html, paymentId } = await start()

      expect(html).toEqual({
        ...{ isSubscription: false, total: '84.90', orderId: paymentId, isCreatedByShop: true },
        scriptUrl:
          'https://www.paypal.com/sdk/js?client-id=client+of+the+shop&currency=EUR&intent=capture',
      })
      const cart = { language: 'hrv', totalCents: 1, isPrepaid: false, deliveryMethodId: null }
      expect(await offeredPayments(deps.db, deps, cart)).toMatchObject([{ paymentType: 'PAYPAL' }])
      expect(await offeredPayments(deps.db, database.deps, cart)).toEqual([])
    })

    test('of a product with a plan start a subscription [PO-09]', async () => {
      const lines = [{ sku: 'CLANSTVO', quantity: 3 }]
      const { html } = await start({ lines })

      expect(html).toMatchObject({ isSubscription: true, plan_id: 'P-1', quantity: 3 })
      expect(html).toMatchObject({ scriptUrl: expect.stringContaining('intent=subscription') })
      const mixed = await start({ lines: [...lines, { sku: 'SAL', quantity: 1 }] })
      expect(mixed.html).toMatchObject({ isSubscription: false })
    })

    test('tax a listed subscription at 0 percent outside Germany alone, and none that is not listed [PO-14]', async () => {
      const lines = [{ sku: 'CLANSTVO', quantity: 1 }]
      const untaxed = { percentage: '0', inclusive: false }

      expect((await start({ lines })).html).toMatchObject({ taxes: untaxed })
      expect((await start({ lines, billingCountry: 'DE' })).html).toMatchObject({ taxes: null })
      const payPalOfNone = { ...payPal.config, untaxedSkus: new Set<string>() }
      const paymentProviders = { hpf: null, payPal: payPalOfNone }
      const unlisted = { ...deps, config: { ...deps.config, paymentProviders } }
      const urls = { successUrl: 'http://localhost:4000/a', failureUrl: 'http://localhost:4000/b' }
      const { html } = await database.db
        .transaction()
        .execute(
          async (trx) =>
            await startPayment(trx, unlisted, { ...REQUEST, ...urls, methodId: method, lines }),
        )
      expect(html).toMatchObject({ isSubscription: true, taxes: null })
    })
  })

  describe('an order at PayPal', () => {
    test('is created once, also at once and after an answer was lost', async () => {
      const { paymentId } = await start()
      const before = payPal.orders().length

      payPal.fail(503)
      await expect(open(paymentId)).rejects.toThrow('PayPal does not answer.')
      payPal.fail(null)
      const ids = await Promise.all([open(paymentId), open(paymentId), open(paymentId)])
      expect(new Set([...ids, await open(paymentId)]).size).toBe(1)
      expect(payPal.orders().length).toBe(before + 1)
    })

    test('that was not approved within its hours is replaced', async () => {
      const { paymentId } = await start()
      const first = await open(paymentId)
      payPal.expire(first)
      const second = await open(paymentId)
      payPal.approve(second)

      expect(second).not.toBe(first)
      expect(await approve(first)).toBeNull()
      expect(await approve(second)).toMatchObject({ paymentId, kind: 'paid' })
    })

    test('belongs to the payment of its own order alone', async () => {
      const { paymentId } = await start()

      expect(await open(paymentId, { orderSlug: 'druga' })).toBe('')
      expect(await open('0'.repeat(32))).toBe('')
    })
  })

  describe('an approved order', () => {
    test('is paid once the server has collected the money, once [PO-12~, PO-13~]', async () => {
      const { paymentId, id } = await approved()

      const paid = { paymentId, kind: 'paid', reference: `CAP-${id}`, orderSlug: 'narudzba' }
      expect(await approve(id)).toMatchObject(paid)
      expect(await approve(id)).toMatchObject(paid)
      expect(await read({ fields: { id, status: 'COMPLETED' } })).toMatchObject(paid)
      expect(payPal.takenBy(id)).toEqual([paymentId])
    })

    test.each([
      ['another amount', { value: '84.89' }],
      ['another currency', { currency: 'USD' }],
      ['an amount that is none', { value: '1e9' }],
      ['another payment', { customId: '0'.repeat(32) }],
      ['another payee', { payee: 'STRANGER22222' }],
    ])('over %s is not collected [PO-12~]', async (_what, more) => {
      const { paymentId, id } = await approved()
      payPal.rewrite(id, { customId: paymentId, value: '84.90', ...more })

      expect(await approve(id)).toBeNull()
      expect(payPal.takenBy(id)).toEqual([])
    })

    test('is nothing when the browser made it up [PO-12~]', async () => {
      const { paymentId, id } = await approved()
      const own = payPal.addOrder({ customId: paymentId, value: '84.90' })

      for (const orderID of ['', 'PP-9999', own, `x/../${id}`, `${id}?`, 7]) {
        expect(await read({ fields: { orderID } })).toBeNull()
      }
      expect(await read({ fields: { orderID: id }, via: 'return' })).toBeNull()
      expect([...payPal.takenBy(id), ...payPal.takenBy(own)]).toEqual([])
    })

    test('is not collected when the order of the shop does not wait for it', async () => {
      const { id } = await approved()

      const closed = { kind: 'failed', reason: 'ORDER_NOT_WAITING' }
      expect(await read({ fields: { orderID: id } }, false)).toMatchObject(closed)
      expect(payPal.takenBy(id)).toEqual([])
    })

    test('that was not approved, is refused or still decided is not paid', async () => {
      const { paymentId } = await start()

      expect(await approve(await open(paymentId))).toMatchObject({ kind: 'pending' })
      payPal.captureAs('INSTRUMENT_DECLINED')
      const declined = { kind: 'failed', reason: 'INSTRUMENT_DECLINED' }
      expect(await approve((await approved()).id)).toMatchObject(declined)
      payPal.captureAs('PENDING')
      expect(await approve((await approved()).id)).toMatchObject({ kind: 'pending' })
    })

    test('is paid when the money was collected meanwhile', async () => {
      const { id } = await approved()

      payPal.captureMeanwhile(id)
      expect(await approve(id)).toMatchObject({ kind: 'paid', reference: `CAP-${id}` })
      expect(payPal.takenBy(id)).toEqual(['browser'])
    })

    test('waits while PayPal does not answer', async () => {
      const { id } = await approved()

      payPal.fail(503)
      await expect(approve(id)).rejects.toThrow('PayPal does not answer.')
      payPal.fail(null)
      expect(await approve(id)).toMatchObject({ kind: 'paid' })
    })
  })

  describe('an extra payment', () => {
    const paidTwice = async (orderSlug: string) => {
      const ids: string[] = []
      for (const isExtra of [false, true]) {
        const { paymentId, id } = await approved({ orderSlug })
        const outcome = await approve(id)
        if (!outcome) throw new Error('It is paid')
        await database.db.transaction().execute((trx) => recordOutcome(trx, outcome, { isExtra }))
        ids.push(paymentId, id)
      }
      const [first = '', , extra = '', order = ''] = ids
      return { first, extra, order }
    }
    const payBack = async (paymentId: string) => await payBackExtra(deps, paymentId)

    test('goes back whole, once, also when the first call was not answered', async () => {
      const { first, extra, order } = await paidTwice('dvaput')

      expect(await payBack(first)).toBe(false)
      payPal.fail(503)
      await expect(payBack(extra)).rejects.toMatchObject({ isPassing: true })
      payPal.fail(null)
      expect(await Promise.all([payBack(extra), payBack(extra)])).toEqual([true, true])
      expect(await payBack(extra)).toBe(true)
      expect(payPal.paidBackBy(order)).toEqual([`refund-${extra}`])

      const record = async () =>
        await database.db
          .transaction()
          .execute((trx) => recordPaidBack(trx, { paymentId: extra, at: '2026-03-02T09:00:00Z' }))
      expect(await record()).toBe(8_490)
      expect(await record()).toBeNull()
    })

    test('that went back by hand counts as paid back; one that PayPal refuses does not', async () => {
      const { extra, order } = await paidTwice('rukom')
      payPal.refundByHand(order)
      expect(await payBack(extra)).toBe(true)

      const { paymentId } = await start({ orderSlug: 'pretplata' })
      const outcome = { paymentId, kind: 'paid', reference: 'I-SUB', reason: null } as const
      const at = { orderSlug: 'pretplata', adapter: 'paypal', at: '2026-03-02T09:00:00Z' }
      await database.db
        .transaction()
        .execute((trx) => recordOutcome(trx, { ...outcome, ...at }, { isExtra: true }))
      expect(await payBack(paymentId)).toBe(false)
    })
  })

  describe('a webhook', () => {
    const captured = (paymentId: string, type = 'COMPLETED') => ({
      event_type: `PAYMENT.CAPTURE.${type}`,
      resource: { id: 'CAP-W', status: type, custom_id: paymentId },
    })

    test('counts once PayPal has said that it is its own, by what PayPal knows [PO-12~]', async () => {
      const { paymentId, id } = await approved()
      payPal.captureAs('PENDING')
      expect(await approve(id)).toMatchObject({ kind: 'pending' })
      const event = captured(paymentId)

      expect(await webhook(event)).toMatchObject({ kind: 'pending' })
      payPal.settleCapture(id, 'COMPLETED')
      const paid = { paymentId, kind: 'paid', reference: `CAP-${id}` }
      expect(await webhook(event)).toMatchObject(paid)
      expect(await webhook(event, payPal.sign('{}'))).toBeNull()
      expect(await read({ fields: event, via: 'webhook' })).toBeNull()
      payPal.rewrite(id, { customId: paymentId, value: '0.01' })
      expect(await webhook(event)).toBeNull()
    })

    test('says that a capture was refused', async () => {
      const { paymentId, id } = await approved()
      payPal.captureAs('PENDING')
      await approve(id)
      payPal.settleCapture(id, 'DECLINED')

      const denied = { kind: 'failed', reason: 'DECLINED' }
      expect(await webhook(captured(paymentId, 'DENIED'))).toMatchObject(denied)
    })

    test('of an approval collects the money of a buyer who has left', async () => {
      const { paymentId, id } = await approved()

      const event = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } }
      expect(await webhook(event)).toMatchObject({ kind: 'paid', reference: `CAP-${id}` })
      expect(payPal.takenBy(id)).toEqual([paymentId])
    })
  })

  describe('an access token', () => {
    test('serves many calls, also at once, until it expires or PayPal ends it', async () => {
      const { id } = await approved()
      const look = async (times: number) =>
        await Promise.all(Array.from({ length: times }, () => approve(id)))
      await look(1)
      payPal.calls()

      await look(5)
      expect(payPal.calls()).toMatchObject({ token: 0, read: 5 })
      payPal.endTokens()
      await look(5)
      expect(payPal.calls().token).toBe(1)
      payPal.endTokens(30)
      await look(1)
      payPal.calls()
      await look(1)
      expect(payPal.calls()).toMatchObject({ token: 1, read: 1 })
    })

    test('that could not be had is requested again', async () => {
      const { id } = await approved()
      payPal.endTokens()
      await expect(failing(401, () => approve(id))).rejects.toThrow()
      expect(await approve(id)).toMatchObject({ kind: 'paid' })
    })
  })

  describe('a subscription', () => {
    const lines = [{ sku: 'CLANSTVO', quantity: 1 }]
    const paidWith = (value: string) => ({
      status: 'ACTIVE',
      billing_info: { last_payment: { amount: { currency_code: 'EUR', value } } },
    })
    const subscribed = async () => {
      const { paymentId } = await start({ lines })
      return { paymentId, id: await open(paymentId, { lines }) }
    }
    const begun = async (subscriptionID: string) =>
      await read({ fields: { orderID: 'X', subscriptionID } })

    test('is paid by its first payment, also when only the webhook tells', async () => {
      const { paymentId, id } = await subscribed()
      expect(await begun(id)).toMatchObject({ kind: 'pending' })
      payPal.changeSubscription(id, paidWith('84.90'))

      const paid = { paymentId, kind: 'paid', reference: id }
      expect(await begun(id)).toMatchObject(paid)
      const sale = { event_type: 'PAYMENT.SALE.COMPLETED', resource: { billing_agreement_id: id } }
      expect(await webhook(sale)).toMatchObject(paid)
      const active = { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id } }
      expect(await webhook(active)).toMatchObject(paid)
    })

    test('of another plan or amount, or of the browser, does not pay', async () => {
      const { paymentId, id } = await subscribed()
      payPal.changeSubscription(id, paidWith('1.00'))
      expect(await begun(id)).toBeNull()
      payPal.changeSubscription(id, { ...paidWith('84.90'), plan_id: 'P-OTHER' })
      expect(await begun(id)).toBeNull()

      const own = { plan_id: 'P-1', custom_id: paymentId, ...paidWith('84.90') }
      expect(await begun(payPal.addSubscription(own))).toBeNull()
      expect(await begun('PP-9999')).toBeNull()
    })
  })
})

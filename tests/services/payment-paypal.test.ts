import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  insertPaymentMethod,
  offeredPayments,
  type ProviderMessage,
  payBackExtra,
  readMessage,
  recordOutcome,
  recordPaidBack,
  startPayment,
} from '#services/payment/api.ts'
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
  })

  const start = async (more: object = {}) =>
    await database.db.transaction().execute(
      async (trx) =>
        await startPayment(trx, deps, {
          ...{ orderSlug: 'narudzba', number: '2026-000123', amountCents: 8_490, currency: 'EUR' },
          ...{ methodId: method, email: 'ana@posta.example', language: 'hrv' },
          ...{ lines: [{ sku: 'SAL', quantity: 2 }], billingCountry: 'HR' },
          ...{ successUrl: 'http://localhost:4000/a', failureUrl: 'http://localhost:4000/b' },
          ...more,
        }),
    )
  const read = async (message: Partial<ProviderMessage>) =>
    await readMessage(deps, 'paypal', {
      ...{ headers: {}, fields: {}, rawBody: '', via: 'pgSuccess' as const },
      ...message,
    })
  const approve = async (orderID: string) => await read({ fields: { orderID } })
  const webhook = async (event: object, headers?: Record<string, string>) => {
    const rawBody = JSON.stringify(event, null, 1)
    return await read({ rawBody, headers: headers ?? payPal.sign(rawBody), via: 'webhook' })
  }

  describe('buttons', () => {
    test('have the total, the payment and the script [PO-09~]', async () => {
      const { html, paymentId } = await start()

      expect(html).toEqual({
        ...{ isSubscription: false, total: '84.90', orderId: paymentId },
        scriptUrl:
          'https://www.paypal.com/sdk/js?client-id=client+of+the+shop&currency=EUR&intent=capture',
      })
      const cart = { language: 'hrv', totalCents: 1, isDigitalOnly: false, deliveryMethodId: null }
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

    test('tax a listed subscription at 0 percent outside Germany alone [PO-14~]', async () => {
      const lines = [{ sku: 'CLANSTVO', quantity: 1 }]
      const untaxed = { percentage: '0', inclusive: false }

      expect((await start({ lines })).html).toMatchObject({ taxes: untaxed })
      expect((await start({ lines, billingCountry: 'DE' })).html).toMatchObject({ taxes: null })
    })
  })

  describe('an approved order', () => {
    test('is paid once the server has collected the money, once [PO-12~, PO-13~]', async () => {
      const { paymentId } = await start()
      const id = payPal.addOrder({ customId: paymentId, value: '84.90' })

      const paid = { paymentId, kind: 'paid', reference: `CAP-${id}`, orderSlug: 'narudzba' }
      expect(await approve(id)).toMatchObject(paid)
      expect(await approve(id)).toMatchObject(paid)
      expect(await read({ fields: { id, status: 'COMPLETED' } })).toMatchObject(paid)
      expect(payPal.takenBy(id)).toEqual([paymentId])
    })

    test.each([
      ['another amount', { value: '84.89' }],
      ['another currency', { value: '84.90', currency: 'USD' }],
      ['an amount that is none', { value: '1e9' }],
      ['another payment', { value: '84.90', customId: '0'.repeat(32) }],
    ])('over %s is not collected [PO-12~]', async (_what, unit) => {
      const { paymentId } = await start()
      const id = payPal.addOrder({ customId: paymentId, ...unit })

      expect(await approve(id)).toBeNull()
      expect(payPal.takenBy(id)).toEqual([])
    })

    test('is nothing when the browser made it up [PO-12~]', async () => {
      const { paymentId } = await start()
      const id = payPal.addOrder({ customId: paymentId, value: '84.90' })

      for (const orderID of ['', 'PP-9999', `x/../${id}`, `${id}?`, 7]) {
        expect(await read({ fields: { orderID } })).toBeNull()
      }
      expect(await read({ fields: { orderID: id }, via: 'return' })).toBeNull()
      expect(payPal.takenBy(id)).toEqual([])
    })

    test('that was not approved, is refused or still decided is not paid', async () => {
      const { paymentId } = await start()
      const unit = { customId: paymentId, value: '84.90' }

      expect(await approve(payPal.addOrder(unit, 'CREATED'))).toMatchObject({ kind: 'pending' })
      payPal.captureAs('INSTRUMENT_DECLINED')
      const declined = { kind: 'failed', reason: 'INSTRUMENT_DECLINED' }
      expect(await approve(payPal.addOrder(unit))).toMatchObject(declined)
      payPal.captureAs('PENDING')
      expect(await approve(payPal.addOrder(unit))).toMatchObject({ kind: 'pending' })
    })

    test('is paid when the money was collected meanwhile', async () => {
      const { paymentId } = await start()
      const id = payPal.addOrder({ customId: paymentId, value: '84.90' })

      payPal.captureMeanwhile(id)
      expect(await approve(id)).toMatchObject({ kind: 'paid', reference: `CAP-${id}` })
      expect(payPal.takenBy(id)).toEqual(['browser'])
    })

    test('waits while PayPal does not answer', async () => {
      const { paymentId } = await start()
      const id = payPal.addOrder({ customId: paymentId, value: '84.90' })

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
        const { paymentId } = await start({ orderSlug })
        const id = payPal.addOrder({ customId: paymentId, value: '84.90' })
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
    const captured = (paymentId: string, more: object = {}) => ({
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: {
        ...{ id: 'CAP-W', status: 'COMPLETED', custom_id: paymentId },
        amount: { currency_code: 'EUR', value: '84.90' },
        ...more,
      },
    })

    test('counts once PayPal has said that it is its own [PO-12~]', async () => {
      const { paymentId } = await start()
      const event = captured(paymentId)

      expect(await webhook(event)).toMatchObject({ paymentId, kind: 'paid', reference: 'CAP-W' })
      expect(await webhook(event, {})).toBeNull()
      expect(await webhook(event, payPal.sign('{}'))).toBeNull()
      expect(await read({ fields: event, via: 'webhook' })).toBeNull()
      const less = { amount: { currency_code: 'EUR', value: '0.01' } }
      expect(await webhook(captured(paymentId, less))).toBeNull()
      expect(await webhook({ ...event, event_type: 'SOMETHING.ELSE' })).toBeNull()
    })

    test('says that a capture was refused or is still decided', async () => {
      const { paymentId } = await start()
      const denied = {
        ...captured(paymentId, { status: 'DENIED' }),
        event_type: 'PAYMENT.CAPTURE.DENIED',
      }
      const open = {
        ...captured(paymentId, { status: 'PENDING' }),
        event_type: 'PAYMENT.CAPTURE.PENDING',
      }

      expect(await webhook(denied)).toMatchObject({ kind: 'failed', reason: 'DENIED' })
      expect(await webhook(open)).toMatchObject({ kind: 'pending' })
    })

    test('of an approval collects the money of a buyer who has left', async () => {
      const { paymentId } = await start()
      const id = payPal.addOrder({ customId: paymentId, value: '84.90' })

      const event = { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } }
      expect(await webhook(event)).toMatchObject({ kind: 'paid', reference: `CAP-${id}` })
      expect(payPal.takenBy(id)).toEqual([paymentId])
    })
  })

  describe('a subscription', () => {
    const subscription = (paymentId: string, more: object = {}) => ({
      ...{ status: 'ACTIVE', plan_id: 'P-1', custom_id: paymentId },
      billing_info: { last_payment: { amount: { currency_code: 'EUR', value: '84.90' } } },
      ...more,
    })
    const begun = async (fields: object) => await read({ fields: { orderID: 'X', ...fields } })

    test('is paid by its first payment, also when only the webhook tells', async () => {
      const { paymentId } = await start({ lines: [{ sku: 'CLANSTVO', quantity: 1 }] })
      const id = payPal.addSubscription(subscription(paymentId))

      const paid = { paymentId, kind: 'paid', reference: id }
      expect(await begun({ subscriptionID: id })).toMatchObject(paid)
      const sale = { event_type: 'PAYMENT.SALE.COMPLETED', resource: { billing_agreement_id: id } }
      expect(await webhook(sale)).toMatchObject(paid)
      const active = { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id } }
      expect(await webhook(active)).toMatchObject(paid)
    })

    test('of another plan or amount does not pay, and one without a payment waits', async () => {
      const { paymentId } = await start({ lines: [{ sku: 'CLANSTVO', quantity: 1 }] })
      const add = (more: object) => payPal.addSubscription(subscription(paymentId, more))
      const cheap = { last_payment: { amount: { currency_code: 'EUR', value: '1.00' } } }

      expect(await begun({ subscriptionID: add({ plan_id: 'P-OTHER' }) })).toBeNull()
      expect(await begun({ subscriptionID: add({ billing_info: cheap }) })).toBeNull()
      expect(await begun({ subscriptionID: 'PP-9999' })).toBeNull()
      const waiting = { kind: 'pending' }
      expect(await begun({ subscriptionID: add({ billing_info: {} }) })).toMatchObject(waiting)
      expect(await begun({ subscriptionID: add({ status: 'APPROVAL_PENDING' }) })).toMatchObject(
        waiting,
      )
    })
  })
})

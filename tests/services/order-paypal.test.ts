import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { cancelOrder } from '#services/contract/order-calls.ts'
import { confirmPayment, createProviderOrder, payOrder } from '#services/contract/order-payments.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { insertPaymentMethod, paymentsOf } from '#services/modules/payment/api.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { type PayPal, startPayPal } from '#tests/support/paypal.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { createWorld, FAILURE, SUCCESS, someplace, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

eachEngine('an order that is paid by PayPal', (engine) => {
  let services: TestServices
  let world: World
  let payPal: PayPal
  let payPalId: number
  let scarf: number

  beforeAll(async () => {
    payPal = await startPayPal()
    const paymentProviders = { hpf: null, payPal: payPal.config }
    services = await startServices({ engine, config: { paymentProviders } })
    world = await createWorld(services)
    payPalId = await services.db.transaction().execute((trx) =>
      insertPaymentMethod(trx, {
        ...{ adapter: 'paypal', position: 4, maxCents: null, exceptDeliveryIds: [], texts: {} },
      }),
    )
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 1_000 })
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => {
    await services?.close()
    await payPal?.close()
  })

  const keyOf = (orderSlug: string) => ({ orderSlug, key: orderKey(orderSlug, TEST_SECRET) })
  const newestPayment = async (slug: string): Promise<string> =>
    (await paymentsOf(services.db, slug))[0]?.id ?? ''
  const create = async (orderSlug: string, paymentId: string) =>
    (await services.call(createProviderOrder, { orderSlug, paymentId }, someplace())).id

  /** An order of the shop, and the one that it created at PayPal for its buyer. */
  async function begun(product = scarf): Promise<{ slug: string; paymentId: string; id: string }> {
    const cart = await world.readyCart([[product, 1]], { paymentId: payPalId })
    const { orderSlug: slug, html } = await world.place(cart)
    const paymentId = await newestPayment(slug)
    expect(html).toMatchObject({ orderId: paymentId, isCreatedByShop: true })
    return { slug, paymentId, id: await create(slug, paymentId) }
  }
  const returned = async (slug: string, orderID: string) => {
    const sent = { id: slug, details: { orderID }, internalRedirect: true }
    const { status, body } = await services.send(confirmPayment, sent, someplace())
    return { status, body }
  }
  const webhook = async (event: object, place: Record<string, string> = someplace()) => {
    const rawBody = JSON.stringify(event)
    return await post(rawBody, { ...payPal.sign(rawBody), ...place })
  }
  /** As the gateway passes it on. */
  const post = async (body: string, given: Record<string, string>) => {
    const gateway = { [GATEWAY_KEY_HEADER]: gatewayKeyOf(TEST_SECRET) }
    const headers = { 'content-type': 'application/json', ...gateway, ...given }
    const sent = { method: 'POST', body, headers }
    const response = await fetch(`${services.url}/webhook/paypal`, sent)
    await response.text()
    return response.status
  }
  const approvedEvent = (id: string) => ({
    ...{ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } },
  })
  const capturedEvent = (paymentId: string, type = 'COMPLETED') => ({
    event_type: `PAYMENT.CAPTURE.${type}`,
    resource: { id: 'CAP-1', status: type, custom_id: paymentId },
  })
  const paymentStateOf = async (slug: string) => (await world.read(slug)).paymentState

  test('is created by the server, captured by it and paid, once [PO-12~, PO-13~]', async () => {
    const { slug, paymentId, id } = await begun()
    const { total } = await world.read(slug)
    expect(await create(slug, paymentId)).toBe(id)

    payPal.approve(id)
    const answers = await Promise.all([
      returned(slug, id),
      returned(slug, id),
      webhook(approvedEvent(id)),
    ])
    expect(answers).toMatchObject([
      { status: 200, body: { url: `${SUCCESS}?orderSlug=${slug}` } },
      { status: 200 },
      200,
    ])
    expect(await webhook(capturedEvent(paymentId))).toBe(200)
    expect(payPal.takenBy(id)).toEqual([paymentId])
    const { state, paymentState, timeline } = await world.read(slug)
    expect([state, paymentState]).toEqual(['confirmed', 'paid'])
    expect(timeline.map(({ event }) => event)).toEqual(['placed', 'paid'])
    expect((await paymentsOf(services.db, slug))[0]).toMatchObject({
      ...{ providerOrder: id, reference: `CAP-${id}`, amountCents: Math.round(total * 100) },
    })
  })

  describe('that somebody else wrote', () => {
    const STRANGER = 'STRANGER22222'

    test.each([
      ['to pay a stranger', { payee: STRANGER }],
      ['in another amount', { value: '0.01' }],
      ['in another currency', { currency: 'USD' }],
      ['for another payment', { customId: '0'.repeat(32) }],
    ])('%s is neither captured nor paid, whichever way it comes [PO-12~]', async (_what, more) => {
      const { slug, paymentId, id } = await begun()
      const value = (await world.read(slug)).total.toFixed(2)
      const right = { customId: paymentId, value }
      payPal.rewrite(id, { ...right, ...more })
      const own = payPal.addOrder({ ...right, ...more })
      payPal.approve(id)

      for (const one of [id, own]) {
        expect(await returned(slug, one)).toMatchObject({
          ...{ status: 409, body: { error: { code: 'PAYMENT_FAILED' } } },
        })
        expect(await webhook(approvedEvent(one))).toBe(400)
        expect(payPal.takenBy(one)).toEqual([])
        payPal.captureMeanwhile(one)
        await returned(slug, one)
        expect(await webhook(capturedEvent(paymentId))).toBe(400)
      }
      expect(await paymentStateOf(slug)).toBe('unpaid')
    })

    test('in the browser, with all that is ours, is not captured', async () => {
      const { slug, paymentId } = await begun()
      const value = (await world.read(slug)).total.toFixed(2)
      const own = payPal.addOrder({ customId: paymentId, value })

      expect((await returned(slug, own)).status).toBe(409)
      expect(payPal.takenBy(own)).toEqual([])
    })
  })

  describe('whose approval comes', () => {
    test('after it was cancelled is not captured, and nothing is to be paid back', async () => {
      const { slug, paymentId, id } = await begun()
      await services.call(cancelOrder, keyOf(slug))
      payPal.approve(id)

      expect(await returned(slug, id)).toMatchObject({
        ...{ status: 200, body: { url: `${FAILURE}?orderSlug=${slug}` } },
      })
      expect(await webhook(approvedEvent(id))).toBe(200)
      expect(payPal.takenBy(id)).toEqual([])
      const { state, paymentState, timeline } = await world.read(slug)
      expect([state, paymentState]).toEqual(['cancelled', 'unpaid'])
      expect(timeline.map(({ event }) => event)).toEqual(['placed', 'cancelled'])
      const { status } = await services.send(createProviderOrder, { orderSlug: slug, paymentId })
      expect(status).toBe(409)
    })

    test('when its pieces were sold or it is paid at the door by now is not captured', async () => {
      const last = await addProduct(services, { name: 'Zastava', sku: 'ZASTAVA', stock: 1 })
      const late = await begun(last)
      services.clock.advance(31 * 60_000)
      const other = await world.readyCart([[last, 1]], { paymentId: world.cash })
      await world.place(other)
      const switched = await begun()
      const cash = { ...keyOf(switched.slug), ...URLS, paymentMethodId: world.cash }
      await services.call(payOrder, cash)

      for (const { slug, id } of [late, switched]) {
        payPal.approve(id)
        await webhook(approvedEvent(id))
        expect(payPal.takenBy(id)).toEqual([])
        expect(await paymentStateOf(slug)).toBe('unpaid')
      }
    })

    test('at another order captures and settles nothing, and its own order still can', async () => {
      const [one, other] = [await begun(), await begun()]
      payPal.approve(one.id)

      expect((await returned(other.slug, one.id)).status).toBe(409)
      expect(payPal.takenBy(one.id)).toEqual([])
      const { orderSlug, paymentId } = { orderSlug: other.slug, paymentId: one.paymentId }
      const foreign = await services.send(createProviderOrder, { orderSlug, paymentId })
      expect(foreign.status).toBe(404)
      expect((await returned(one.slug, one.id)).status).toBe(200)
      expect([await paymentStateOf(one.slug), await paymentStateOf(other.slug)]).toEqual([
        ...['paid', 'unpaid'],
      ])
    })
  })

  describe('forged webhooks', () => {
    const forge = () => ({ ...payPal.sign('{}'), 'paypal-transmission-sig': 'forged' })

    test('from one place are limited before PayPal is called, genuine ones are not', async () => {
      const { slug, paymentId, id } = await begun()
      const place = someplace()
      const body = JSON.stringify(capturedEvent(paymentId))
      payPal.calls()

      const answers = await Promise.all(
        Array.from({ length: 70 }, () => post(body, { ...forge(), ...place })),
      )
      expect(answers.filter((status) => status === 429)).toHaveLength(10)
      expect(new Set(answers)).toEqual(new Set([400, 429]))
      expect(payPal.calls()).toMatchObject({ token: 0, verify: 60, read: 0 })

      payPal.approve(id)
      const payPals = someplace()
      const genuine = await Promise.all(
        Array.from({ length: 40 }, () => webhook(approvedEvent(id), payPals)),
      )
      const more = await Promise.all(
        Array.from({ length: 40 }, () => webhook(approvedEvent(id), payPals)),
      )
      expect(new Set([...genuine, ...more])).toEqual(new Set([200]))
      expect(await paymentStateOf(slug)).toBe('paid')
    })

    test('that are malformed or about no payment of ours cause no call at all', async () => {
      const { paymentId, id } = await begun()
      const event = capturedEvent(paymentId)
      const forged = forge()
      const withHeader = (name: string, value: string) =>
        [JSON.stringify(event), { ...forged, [name]: value }] as const
      const withBody = (body: object) => [JSON.stringify(body), forged] as const
      payPal.calls()

      for (const [body, headers] of [
        ['{', forged] as const,
        [JSON.stringify(event), {}] as const,
        withHeader('paypal-cert-url', 'https://api.paypal.com.example/cert'),
        withHeader('paypal-cert-url', 'http://api.paypal.com/cert'),
        withHeader('paypal-transmission-time', 'yesterday'),
        withHeader('paypal-transmission-sig', 'x'.repeat(501)),
        withBody({ ...event, event_type: 'SOMETHING.ELSE' }),
        withBody(capturedEvent('0'.repeat(32))),
        withBody(capturedEvent('../tokens')),
        withBody(approvedEvent('PP-9999')),
        withBody(approvedEvent(`${id}/../x`)),
      ]) {
        expect(await post(body, { ...headers, ...someplace() })).toBe(400)
      }
      expect(Object.values(payPal.calls()).every((count) => count === 0)).toBe(true)
    })
  })
})

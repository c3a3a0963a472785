import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import {
  ADDRESS,
  CHECKOUT,
  ORDER,
  PLACE_ORDER,
  SAVE_ADDRESS,
  SAVE_DELIVERY,
  SAVE_PAYMENT,
} from './checkout-documents.ts'
import {
  aPerson,
  type Browser,
  LOGIN,
  openApp,
  openBrowser,
  REGISTER,
  type Visitor,
} from './visitors.ts'

const ADD = `mutation { addToCart(input: { productId: "910001", quantity: 2 }) {
  ... on AddToCartSuccess { cart { guestToken prices { total { amount } } } } } }`
const PASSWORD = 'lozinka-za-probu-1'
const PROVIDER = 'https://pay.bank.example'
const COURIER = '8101'
const TRANSFER = '8201'
const CARD = '8202'

let platform: ForeignPlatform
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  const environment = { PAYMENT_HOSTS: PROVIDER }
  graph = await startGateway({ servicesUrl: platform.url, environment })
  platform.accounts.verifyMails(false)
})
afterAll(async () => {
  await graph?.close()
  await platform?.close()
})

// biome-ignore lint/suspicious/noExplicitAny: the test compares what it selects
type Answer = any
const run = async (visitor: Visitor, query: string, input?: object): Promise<Answer> => {
  const { data, errors } = await visitor.ask<Answer>(query, input ? { input } : {})
  expect(errors).toEqual([])
  return Object.values(data)[0]
}

async function chosen(visitor: Visitor, payment: string, more: object = {}): Promise<void> {
  await run(visitor, ADD)
  await run(visitor, SAVE_ADDRESS, { shippingAddress: ADDRESS, ...more })
  await run(visitor, SAVE_DELIVERY, { methodId: COURIER })
  await run(visitor, SAVE_PAYMENT, { methodId: payment })
}

/** The cookies of the login without those of the cart. */
const onlySession = ({ jar }: Browser) =>
  [...jar]
    .flatMap(([name, value]) => (name.startsWith('auth.') ? [`${name}=${value}`] : []))
    .join('; ')

const order = (more: object = {}) => ({ expectedTotal: '89.00', consents: [901], ...more })

async function customer(): Promise<{ browser: Browser; email: string }> {
  const browser = openBrowser(graph)
  const email = `kupac${platform.accounts.people.length}@platform.example`
  await graph.ask(REGISTER, { input: aPerson(email, { password: PASSWORD }) })
  await browser.ask(LOGIN, { username: email, password: PASSWORD })
  return { browser, email }
}

describe('a platform that answers nothing of a checkout but its cart', () => {
  test('takes an address, a delivery and a payment, which a later visit finds again [CO-41, CO-52] [CO-49]', async () => {
    const browser = openBrowser(graph)
    await run(browser, ADD)
    expect(await run(browser, CHECKOUT)).toMatchObject({
      ...{ email: null, shippingAddress: null, deliveryMethods: [], paymentMethods: [] },
      countries: [{ id: '191', iso: 'HR', code: 'HRV' }, { id: '705' }],
      cart: { isDeliveryPriced: false },
    })
    await chosen(browser, CARD)
    await run(browser, SAVE_DELIVERY, { methodId: '8102', branchId: '8190' })
    expect(await run(browser, CHECKOUT)).toEqual({
      ...{ id: browser.jar.get('cartId'), email: ADDRESS.contactEmail, isCompany: false },
      shippingAddress: {
        firstName: 'Ana',
        street: 'Primjerova',
        country: 'HR',
        countryName: 'Hrvatska',
      },
      billingAddress: null,
      countries: expect.anything(),
      deliveryMethods: [
        {
          id: COURIER,
          name: 'Courier',
          price: null,
          cartPrices: null,
          minDays: null,
          branches: [],
        },
        {
          ...{ id: '8102', name: 'Pick up', price: null, cartPrices: null, minDays: null },
          branches: [{ id: '8190', name: 'Stadium', openingHours: [] }],
        },
      ],
      ...{ deliveryMethodId: '8102', deliveryBranchId: '8190', paymentMethodId: CARD },
      paymentMethods: [
        { id: TRANSFER, name: 'Bank transfer', paymentType: null, kind: null },
        { id: CARD, name: 'Card', paymentType: 'HPF', kind: null },
      ],
      cart: {
        isDeliveryPriced: true,
        prices: { delivery: { amount: '5.00' }, total: { amount: '173.00' } },
      },
    })
    const line = browser.lines.findLast((one) => one.startsWith('guest=')) ?? ''
    expect(line).toMatch(/; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly/)
  })

  test('wants a buyer before a delivery, in words for the visitor [CO-36, CO-37]', async () => {
    const browser = openBrowser(graph)
    await run(browser, ADD)
    for (const [mutation, methodId] of [
      [SAVE_DELIVERY, COURIER],
      [SAVE_PAYMENT, CARD],
    ] as const) {
      expect(await run(browser, mutation, { methodId })).toMatchObject({
        ...{ __typename: 'CartProblem', code: 'NO_BUYER' },
        message: 'Prvo upišite adresu, pa odaberite dostavu i plaćanje.',
      })
    }
  })

  test('orders a guest’s cart once, with a form of a known provider [PO-06~, PO-07, PO-11]', async () => {
    const browser = openBrowser(graph)
    await chosen(browser, CARD)
    const before = platform.orders.length
    const cookie = browser.cookie()
    const placed = await run(browser, PLACE_ORDER, order({ giftTo: 'Iva', giftMessage: 'Bok' }))
    const slug = platform.orders.at(-1)?.slug
    expect(placed).toEqual({
      __typename: 'PlaceOrderSuccess',
      guestToken: null,
      order: {
        ...{ id: slug, number: slug, state: 'AWAITING_PAYMENT', paymentState: 'UNPAID' },
        email: ADDRESS.contactEmail,
        lines: [{ name: 'Scarf', quantity: 2, unitPrice: { amount: '42.00' } }],
        prices: {
          ...{ items: { amount: '84.00' }, delivery: { amount: '5.00' } },
          ...{ tax: { amount: '17.80' }, total: { amount: '89.00' } },
        },
        billingAddress: { firstName: 'Ana', companyName: null, countryName: 'Hrvatska' },
        delivery: { name: 'Courier', branch: null },
        paymentMethod: { id: CARD, name: 'Card', paymentType: 'HPF' },
        ...{ gift: { to: 'Iva', message: 'Bok' }, document: null },
      },
      payment: {
        __typename: 'PaymentForm',
        action: `${PROVIDER}/hpf`,
        fields: [
          { name: 'shop', value: '77' },
          { name: 'sign', value: 'abc' },
        ],
      },
    })
    expect(platform.orders.at(-1)?.sent).toMatchObject({
      ...{ to: 'Iva', giftMessage: 'Bok' },
      successURL: 'http://localhost:4000/naplata/uspjesna',
      failureURL: 'http://localhost:4000/checkout/failure',
    })
    expect(platform.accounts.consentLogs.at(-1)).toMatchObject({
      ...{ status: 'accepted', sourceType: 'checkoutForm', consents: [901] },
      user: { userType: 'guest', email: ADDRESS.contactEmail },
    })
    for (const name of ['cartId', 'protectCode', 'guest']) expect(browser.jar.has(name)).toBe(false)

    // Such a platform does not know its order again.
    const again = await browser.ask<Answer>(PLACE_ORDER, { input: order() }, { cookie })
    expect(again.data.placeOrder).toMatchObject({ code: 'CART_ARCHIVED' })
    expect(platform.orders).toHaveLength(before + 1)
    expect((await browser.ask<Answer>(ORDER, { slug })).data).toEqual({ order: null })
  })

  test('gets what a buyer wants to say with the order, typed before or after the address, and nothing from another cart [PO-06, CA-05]', async () => {
    const WRITE = `mutation ($input: SetCartInstructionsInput!) {
      setCartInstructions(input: $input) { __typename ... on Problem { code field limit message }
        ... on SetCartInstructionsSuccess { cart { instructions } } } }`
    const written = (visitor: Visitor, instructions: string) =>
      run(visitor, WRITE, { instructions })
    const browser = openBrowser(graph)
    await run(browser, ADD)
    expect(await written(browser, ' Zvonite dvaput. ')).toMatchObject({
      cart: { instructions: 'Zvonite dvaput.' },
    })
    expect(await written(browser, 'a'.repeat(1_001))).toMatchObject({
      ...{ __typename: 'CartProblem', code: 'INVALID_INPUT', field: 'instructions', limit: 1_000 },
    })
    await run(browser, SAVE_ADDRESS, { shippingAddress: ADDRESS })
    await run(browser, SAVE_DELIVERY, { methodId: COURIER })
    await run(browser, SAVE_PAYMENT, { methodId: TRANSFER })
    const placed = await run(browser, PLACE_ORDER, order({ giftTo: 'Iva' }))
    expect(placed.__typename).toBe('PlaceOrderSuccess')
    const { sent } = platform.orders.at(-1) ?? {}
    expect(sent).toMatchObject({ orderMessage: 'Zvonite dvaput.', to: 'Iva' })

    await chosen(browser, TRANSFER)
    await written(browser, 'Kod susjeda.')
    expect(await run(browser, '{ cart { instructions } }')).toEqual({
      instructions: 'Kod susjeda.',
    })
    await run(browser, PLACE_ORDER, order())
    expect(platform.orders.at(-1)?.sent).toMatchObject({ orderMessage: 'Kod susjeda.' })
    await chosen(browser, TRANSFER)
    await run(browser, PLACE_ORDER, order())
    expect(platform.orders.at(-1)?.sent).not.toHaveProperty('orderMessage')
  })

  test('is told the currency with every call that prices a cart [AP-12, CO-46]', async () => {
    const browser = openBrowser(graph)
    await chosen(browser, TRANSFER)
    await run(browser, '{ cart { id } }')
    await run(browser, PLACE_ORDER, order())
    const cartId = platform.orders.at(-1)?.sent['cartId']
    const sent = platform.received.filter(({ body }) => body['cartId'] === cartId)
    for (const call of ['getCart', 'validateCart', 'addItem']) {
      const requests = sent.filter(({ path }) => path.endsWith(`cart/${call}`))
      expect(requests.length, call).toBeGreaterThan(0)
      for (const { body } of requests) expect(body, call).toMatchObject({ currencyId: 978 })
    }
  })

  test('is called for a cart by the methods, paths and fields of the catalogue [AP-13, AP-14, AP-16]', async () => {
    const { browser } = await customer()
    await run(
      browser,
      'mutation { addToCart(input: { productId: "910001", reservation: true }) { __typename } }',
    )
    for (const mutation of [
      'applyCoupon(input: { code: "TENOFF" })',
      'removeCoupon',
      'applyMemberCard(input: { barcode: "3859990001002" })',
      'clearCart',
    ]) {
      await browser.ask(`mutation { ${mutation} { __typename } }`)
    }
    const cartId = browser.jar.get('cartId')
    await browser.ask('{ cart { id } }', {}, { cookie: onlySession(browser) })
    const session = { cartId, protectCode: browser.jar.get('protectCode'), currencyId: 978 }
    const called = (call: string) => {
      const request = platform.received.findLast(({ path }) => path.endsWith(`/cart/${call}`))
      return [request?.method, request?.path, request?.body]
    }
    const at = (call: string) => `/api/v2/ecommerce/cart/${call}`
    expect(called('getNewCartSession').slice(0, 2)).toEqual(['GET', at('getNewCartSession')])
    expect(called('getAbandoned')).toEqual(['POST', at('getAbandoned'), { currencyId: 978 }])
    for (const [call, fields] of [
      ['addItem', { productId: 910_001, qty: 1, reservation: true }],
      ['applyCoupon', { couponCode: 'TENOFF' }],
      ['removeCoupon', {}],
      ['applyMemberCard', { barcode: '3859990001002' }],
      ['clearCart', {}],
    ] as const) {
      expect(called(call)).toEqual(['POST', at(call), { ...session, ...fields }])
    }
  })

  test('orders nothing without what our own service would require [case 15]', async () => {
    const browser = openBrowser(graph)
    const before = platform.orders.length
    const logs = platform.accounts.consentLogs.length
    await run(browser, ADD)
    const refused = async (expectedTotal: string, more = {}) =>
      (await run(browser, PLACE_ORDER, order({ expectedTotal, ...more }))).code
    const codes = [await refused('84.00')]
    await run(browser, SAVE_ADDRESS, { shippingAddress: ADDRESS })
    codes.push(await refused('84.00'))
    await run(browser, SAVE_DELIVERY, { methodId: COURIER })
    codes.push(await refused('89.00'), await refused('84.00'))
    await run(browser, SAVE_PAYMENT, { methodId: TRANSFER })
    codes.push(await refused('89.00', { giftTo: 'x'.repeat(76) }))
    expect(codes).toEqual([
      ...['NO_BUYER', 'DELIVERY_REQUIRED', 'PAYMENT_REQUIRED', 'CART_CHANGED', 'INVALID_INPUT'],
    ])
    for (const [call, code] of [
      ['consent/filter', 'CONSENTS_NOT_FETCHED'],
      ['consent/log/create', 'FAILED_CONSENT_LOG'],
    ] as const) {
      platform.accounts.failAt(call, 500)
      expect(await refused('89.00')).toBe(code)
      platform.accounts.failAt(call, null)
    }
    expect(platform.orders).toHaveLength(before)
    expect(platform.accounts.consentLogs).toHaveLength(logs)
    expect(await run(browser, PLACE_ORDER, order())).toMatchObject({ payment: null })
  })

  test.each([
    ['firstName', { firstName: 'Ana3' }],
    ['contactEmail', { contactEmail: 'ana' }],
    ['zipCode', { zipCode: '100' }],
    ['contactPhone', { contactPhone: 'abc' }],
    ['street', { street: 'x'.repeat(76) }],
  ])('gets no address that breaks a rule: %s [CO-11, CO-13, CO-16]', async (field, wrong) => {
    const browser = openBrowser(graph)
    await run(browser, ADD)
    const shippingAddress = { ...ADDRESS, ...wrong }
    expect(await run(browser, SAVE_ADDRESS, { shippingAddress })).toMatchObject({
      ...{ __typename: 'FormProblem', code: 'INVALID_INPUT', field: `shippingAddress.${field}` },
    })
    const billing = { shippingAddress: ADDRESS, billingAddress: shippingAddress }
    expect(await run(browser, SAVE_ADDRESS, billing)).toMatchObject({
      field: `billingAddress.${field}`,
    })
    expect(browser.jar.has('guest')).toBe(false)
  })

  test('gets the company of the billing address [CO-20, CO-21, CO-47]', async () => {
    const browser = openBrowser(graph)
    await run(browser, ADD)
    const company = { ...ADDRESS, companyName: 'Obrt Ana', companyOIB: '12345678901' }
    const save = (billingAddress: object) =>
      run(browser, SAVE_ADDRESS, { shippingAddress: ADDRESS, billingAddress, isCompany: true })
    expect(await save(company)).toMatchObject({ field: 'billingAddress.companyOIB' })
    const saved = await save({ ...company, companyOIB: '69435151530' })
    expect(saved.checkout).toMatchObject({
      isCompany: true,
      billingAddress: { companyName: 'Obrt Ana', companyOIB: '69435151530' },
    })
  })

  test('keeps a customer’s addresses in the account, equal ones once, and is told them with the currency [CO-45, CO-46]', async () => {
    const { browser, email } = await customer()
    const billingAddress = { ...ADDRESS, street: 'Druga' }
    await chosen(browser, TRANSFER, { billingAddress })
    await run(browser, SAVE_ADDRESS, { shippingAddress: ADDRESS, billingAddress })
    const person = platform.accounts.people.find((one) => one.email === email)
    expect(person?.addresses.map(({ street }) => street)).toEqual(['Primjerova', 'Druga'])
    const [shipping, billing] = person?.addresses ?? []
    const request = platform.received.findLast(({ path }) => path.endsWith('DeliveryMethods'))
    expect(request?.body).toEqual({
      ...{ userId: person?.id, cartId: browser.jar.get('cartId') },
      protectCode: browser.jar.get('protectCode'),
      ...{ countryId: 191, currencyId: 978 },
      ...{ userBillingAddressId: billing?.['id'], userShippingAddressId: shipping?.['id'] },
    })

    expect(await run(browser, PLACE_ORDER, order())).toMatchObject({
      __typename: 'PlaceOrderSuccess',
    })
    const placed = platform.orders.at(-1)
    expect([placed?.email, placed?.sent['userId']]).toEqual([email, person?.id])
    const ORDERS = '{ orders { items { id } pageInfo { total } } }'
    expect(await run(browser, ORDERS)).toEqual({ items: [], pageInfo: { total: 1 } })
    expect(await run(openBrowser(graph), ORDERS)).toBeNull()
  })

  test('knows no more of an order than the specification', async () => {
    const browser = openBrowser(graph)
    await chosen(browser, TRANSFER)
    const { id: slug } = (await run(browser, PLACE_ORDER, order())).order
    const PAY = `mutation ($input: PayOrderInput!) { payOrder(input: $input) {
      ... on Problem { code } } }`
    expect(await run(browser, PAY, { slug })).toEqual({ code: 'NOT_SUPPORTED' })
    const CREATE = `mutation ($input: CreatePayPalOrderInput!) { createPayPalOrder(input: $input) {
      ... on Problem { code } } }`
    const lacking = { code: 'NOT_SUPPORTED' }
    expect(await run(browser, CREATE, { slug, paymentId: 'p-1' })).toEqual(lacking)
    expect(await run(browser, '{ waitingOrder { id } }')).toBeNull()
    const CONFIRM = `mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) {
      ... on ConfirmPaymentSuccess { path } ... on Problem { code } } }`
    const details = [{ name: 'id', value: '5O1' }]
    expect(await run(browser, CONFIRM, { slug, details })).toEqual({
      path: `/naplata/uspjesna?orderSlug=${slug}`,
    })
    expect(platform.orders.at(-1)?.isPaid).toBe(true)
    expect(await run(browser, CONFIRM, { slug: 'missing', details })).toEqual({
      code: 'NOT_FOUND',
    })
  })

  test('an app carries cart and address in its guest token, and orders [CO-43~]', async () => {
    const app = openApp(graph)
    const keep = (token: string | null) => {
      if (token) app.tokens.guestToken = token
    }
    keep((await run(app, ADD)).cart.guestToken)
    keep((await run(app, SAVE_ADDRESS, { shippingAddress: ADDRESS })).guestToken)
    await run(app, SAVE_DELIVERY, { methodId: COURIER })
    await run(app, SAVE_PAYMENT, { methodId: TRANSFER })
    const placed = await run(app, PLACE_ORDER, order())
    expect(placed.__typename).toBe('PlaceOrderSuccess')
    keep(placed.guestToken)
    expect(await run(app, CHECKOUT)).toBeNull()
  })

  test('the address of another cart fills in nothing', async () => {
    const [one, other] = [openBrowser(graph), openBrowser(graph)]
    await chosen(one, CARD)
    await run(other, ADD)
    other.jar.set('guest', one.jar.get('guest') ?? '')
    expect(await run(other, CHECKOUT)).toMatchObject({ email: null, shippingAddress: null })
    for (const wrong of ['d1.', 'd1.e30', 'd1.!', `d1.${'A'.repeat(3_000)}`]) {
      other.jar.set('guest', wrong)
      expect(await run(other, CHECKOUT)).toMatchObject({ email: null })
    }
  })

  test('an address too long for a cookie is stored, and not shown again', async () => {
    const browser = openBrowser(graph)
    const long = {
      ...ADDRESS,
      street: 'ž'.repeat(75),
      city: 'š'.repeat(75),
      region: 'đ'.repeat(75),
    }
    const billingAddress = { ...long, companyName: '企'.repeat(200), companyOIB: '1'.repeat(40) }
    const shippingAddress = { ...long, companyName: '企'.repeat(200), firstName: '企'.repeat(75) }
    await chosen(browser, TRANSFER, { shippingAddress, billingAddress })
    expect(await run(browser, CHECKOUT)).toMatchObject({
      ...{ email: ADDRESS.contactEmail, shippingAddress: null },
      deliveryMethods: [{ id: COURIER }, { id: '8102' }],
    })
    expect(await run(browser, PLACE_ORDER, order())).toMatchObject({
      order: { email: ADDRESS.contactEmail },
    })
  })
})

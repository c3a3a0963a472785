import { beforeEach, describe, expect, test } from 'vitest'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { validateCart } from '#services/contract/cart.ts'
import { updateGuestUser } from '#services/contract/checkout.ts'
import { getOrder } from '#services/contract/order-calls.ts'
import {
  createOrder,
  createProviderOrder,
  getOrderPaymentMethods,
} from '#services/contract/order-payments.ts'
import { savePaymentMethod } from '#services/contract/payment.ts'
import { aCart, anOrder, askAs, PUBLIC_URL } from './checkout-graph.ts'
import { type ScriptedServices, scriptedServices } from './scripted-services.ts'

const COOKIE = `cartId=cart-1; protectCode=code-1; guest=${'t'.repeat(43)}; visitor=c2`
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderSuccess { order { id number } guestToken
    payment { __typename ... on PaymentForm { action fields { name value } } } }
  ... on CartChangedProblem { code message cart { prices { total { amount } } notices { code } } }
  ... on CartProblem { code } ... on FormProblem { code field } } }`
const FORM = `<form method="post" action="${PUBLIC_URL}/pay/sandbox/start"><input type="hidden" name="a" value="1"></form>`

let services: ScriptedServices

beforeEach(() => {
  services = scriptedServices()
  services.on(validateCart, () => ({ cart: aCart() }))
  services.on(createOrder, () => ({ html: FORM, orderSlug: 'slug-1' }))
  services.on(getOrder, () => anOrder())
})

const place = (more: object = {}, cookie = COOKIE) =>
  askAs(services.client, cookie, PLACE, {
    input: { expectedTotal: '40.00', consents: [1], ...more },
  })
const paths = () => services.requests.map(({ path }) => path)
const inputOf = (path: string) => services.requests.find((one) => one.path === path)?.input
const deleted = (lines: readonly string[]) =>
  lines.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0])
const refusal = (code: string, message = 'Refused', more: object = {}) => {
  throw new UpstreamError({ service: 'ecommerce', status: 409, code, message, ...more })
}

describe('an order', () => {
  test('is placed after a validation, with own addresses to return to, and the cart is gone [PO-01, PO-06, PO-10~]', async () => {
    const { data, setCookies } = await place({
      ...{ giftTo: 'Iva', giftMessage: 'Sretno!', readTexts: [{ number: 1, version: 2 }] },
      isDigitalAtOnce: true,
    })
    expect(data.placeOrder).toEqual({
      __typename: 'PlaceOrderSuccess',
      order: { id: 'slug-1', number: '2026-000001' },
      guestToken: null,
      payment: {
        __typename: 'PaymentForm',
        action: `${PUBLIC_URL}/pay/sandbox/start`,
        fields: [{ name: 'a', value: '1' }],
      },
    })
    expect(paths()).toEqual(['cart/validateCart', 'order/create', 'order/x/get'])
    expect(inputOf('order/create')).toEqual({
      ...{ cartId: 'cart-1', protectCode: 'code-1', to: 'Iva', giftMessage: 'Sretno!' },
      successURL: `${PUBLIC_URL}/naplata/uspjesna`,
      failureURL: `${PUBLIC_URL}/checkout/failure`,
      ...{ expectedTotal: 40, consents: [1], isDigitalAtOnce: true },
      readTexts: [{ uniqueNumber: 1, version: 2 }],
    })
    expect(inputOf('order/x/get')).toEqual({ orderSlug: 'slug-1', guestToken: 't'.repeat(43) })
    expect(deleted(setCookies)).toEqual(['cartId', 'protectCode', 'visitor'])
  })

  test('takes the payment that is chosen with it, and none twice [CO-51, PO-06]', async () => {
    services.on(savePaymentMethod, () => ({ cart: aCart({ more: { paymentMethodId: 4 } }) }))
    await place({ paymentMethodId: '3' })
    expect(paths()).not.toContain(savePaymentMethod.path)
    await place({ paymentMethodId: '4' })
    expect(inputOf(savePaymentMethod.path)).toEqual({
      ...{ cartId: 'cart-1', protectCode: 'code-1', paymentMethodId: 4 },
    })
    expect(paths().slice(-4)).toEqual([
      ...['cart/validateCart', savePaymentMethod.path, 'order/create', 'order/x/get'],
    ])
    // Another total with that payment is one that the buyer has not seen.
    services.on(savePaymentMethod, () => ({ cart: aCart({ total: 41 }) }))
    const dearer = await place({ paymentMethodId: '4' })
    expect(dearer.data.placeOrder).toMatchObject({ __typename: 'CartChangedProblem' })
    const unreadable = await place({ paymentMethodId: 'x' })
    expect(unreadable.data.placeOrder).toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
    // Ordered between the validation and the choice, by the same form pressed twice.
    services.on(savePaymentMethod, () => refusal('CART_ARCHIVED', 'Cart is archived.'))
    const twice = await place({ paymentMethodId: '4' })
    expect(twice.data.placeOrder).toMatchObject({ order: { id: 'slug-1' } })
  })

  test('without a provider leaves nothing to do, and a free one neither [PO-10]', async () => {
    services.on(createOrder, () => ({ html: null, orderSlug: 'slug-1' }))
    expect((await place()).data.placeOrder).toMatchObject({ payment: null })
  })

  test('whose answer was lost is answered once more, for the cart that is ordered already [case 2]', async () => {
    services.on(validateCart, () => refusal('CART_ARCHIVED', 'Cart is archived.'))
    const { data, setCookies } = await place()
    expect(data.placeOrder).toMatchObject({ order: { id: 'slug-1' } })
    expect(deleted(setCookies)).toEqual(['cartId', 'protectCode', 'visitor'])
  })

  test('that cannot be read leaves the browser its cart, to ask again [case 2]', async () => {
    services.fail(getOrder)
    const failed = await place()
    expect([failed.data, failed.codes]).toEqual([null, ['UPSTREAM_UNAVAILABLE']])
    expect(deleted(failed.setCookies)).toEqual([])
    services.on(validateCart, () => refusal('CART_ARCHIVED', 'Cart is archived.'))
    services.on(getOrder, () => anOrder())
    expect((await place()).data.placeOrder).toMatchObject({ order: { id: 'slug-1' } })
  })

  test('with a form for an unknown host is placed, and its form is not told [case 21]', async () => {
    const html = '<form method="post" action="https://evil.example/"></form>'
    services.on(createOrder, () => ({ html, orderSlug: 'slug-1' }))
    const { data, codes } = await place()
    expect(data.placeOrder).toMatchObject({ order: { id: 'slug-1' }, payment: null })
    expect(codes).toEqual(['UPSTREAM_INVALID'])
  })

  test('needs a cart [CA-39~]', async () => {
    const { data } = await place({}, '')
    expect(data.placeOrder).toMatchObject({ __typename: 'CartProblem', code: 'NO_SESSION' })
    expect(paths()).toEqual([])
  })

  test('of a cart that another order took is none, and the browser forgets the cart', async () => {
    services.on(validateCart, () => refusal('CART_ARCHIVED', 'Cart is archived.'))
    services.on(createOrder, () => refusal('CART_ARCHIVED', 'Cart is archived.'))
    const { data, setCookies } = await place()
    expect(data.placeOrder).toMatchObject({ __typename: 'CartProblem', code: 'CART_ARCHIVED' })
    expect(deleted(setCookies)).toEqual(['cartId', 'protectCode', 'visitor'])
  })
})

describe('a changed cart is answered, and nothing is ordered [PO-03] [case 12]', () => {
  const item = { itemId: '5', quantity: 2, unitPrice: '20.00' }
  const notices = [{ code: 'MEMBER_CARD_REMOVED' as const }]
  const [line] = aCart().items
  const cases: readonly [string, ReturnType<typeof aCart>, object?][] = [
    ['another total', aCart({ total: 40.01 })],
    ['the card was removed [PO-02]', aCart({ more: { notices } })],
    [
      'a line is sold out',
      aCart({ more: { items: line ? [{ ...line, state: 'notEnough' }] : [] } }),
    ],
    ['no line is left', aCart({ more: { items: [] } })],
    ['another price for the same total', aCart({ price: 19 }), { expectedItems: [item] }],
    ['another number of lines', aCart(), { expectedItems: [item, { ...item, itemId: '6' }] }],
    ['another quantity', aCart(), { expectedItems: [{ ...item, quantity: 1 }] }],
    ['another line', aCart(), { expectedItems: [{ ...item, itemId: '6' }] }],
  ]

  test.each(cases)('%s', async (_what, cart, more = {}) => {
    services.on(validateCart, () => ({ cart }))
    const { data, setCookies } = await place(more)
    expect(data.placeOrder).toMatchObject({
      __typename: 'CartChangedProblem',
      code: 'CART_CHANGED',
      cart: { prices: { total: { amount: cart.prices.converted.cartTotal.toFixed(2) } } },
    })
    expect(paths()).not.toContain('order/create')
    expect(deleted(setCookies)).not.toContain('cartId')
  })

  test('the lines that the buyer saw, unchanged, are ordered', async () => {
    const { data } = await place({ expectedItems: [item] })
    expect(data.placeOrder.__typename).toBe('PlaceOrderSuccess')
  })
})

describe('what the order itself refuses', () => {
  test.each([
    ['CART_CHANGED', 'CART_CHANGED'],
    ['OUT_OF_STOCK', 'OUT_OF_STOCK'],
    ['COUPON_USED_UP', 'COUPON_USED_UP'],
  ])('%s comes with the cart as it is now [case 3~] [case 11~]', async (given, code) => {
    const totals = [40, 35]
    services.on(validateCart, () => ({ cart: aCart({ total: totals.shift() ?? 0 }) }))
    services.on(createOrder, () =>
      refusal(given, 'Proizvoda „Šal” više nema.', { language: 'hrv' }),
    )
    const { data } = await place()
    expect(data.placeOrder).toEqual({
      ...{ __typename: 'CartChangedProblem', code, message: 'Proizvoda „Šal” više nema.' },
      cart: { prices: { total: { amount: '35.00' } }, notices: [] },
    })
  })

  test.each([
    ['NO_BUYER', 403, { __typename: 'CartProblem', code: 'NO_BUYER' }],
    ['DELIVERY_REQUIRED', 409, { __typename: 'CartProblem', code: 'DELIVERY_REQUIRED' }],
    ['BRANCH_REQUIRED', 409, { __typename: 'CartProblem', code: 'BRANCH_REQUIRED' }],
    ['PAYMENT_REQUIRED', 409, { __typename: 'CartProblem', code: 'PAYMENT_REQUIRED' }],
    ['CONSENT_REQUIRED', 400, { __typename: 'FormProblem', code: 'CONSENT_REQUIRED', field: null }],
    ['TEXT_CHANGED', 409, { __typename: 'FormProblem', code: 'TEXT_CHANGED', field: null }],
  ])('%s is a problem, and the cart stays [case 15~]', async (code, status, expected) => {
    services.on(createOrder, () => refusal(code, 'Refused', { status }))
    const { data, setCookies } = await place()
    expect(data.placeOrder).toEqual(expected)
    expect(deleted(setCookies)).not.toContain('cartId')
  })

  test('a service that is away orders nothing and takes nothing [case 8~]', async () => {
    services.fail(validateCart)
    const { data, codes, setCookies } = await place()
    expect([data, codes]).toEqual([null, ['UPSTREAM_UNAVAILABLE']])
    expect(paths()).not.toContain('order/create')
    expect(deleted(setCookies)).toEqual([])
  })
})

test('fields of an address are named as in the input, not as in the service', async () => {
  const SAVE = `mutation ($input: SaveCheckoutAddressInput!) { saveCheckoutAddress(input: $input) {
    ... on FormProblem { code field message } } }`
  const address = anOrder().billingAddress
  const fields = []
  for (const field of ['addresses.0.firstName', 'addresses.1.companyOIB', 'email']) {
    services.on(updateGuestUser, () => {
      const problem = { code: 'INVALID_INPUT', message: 'required', status: 400, field }
      throw new UpstreamError({ service: 'ecommerce', ...problem })
    })
    const { data } = await askAs(services.client, COOKIE, SAVE, {
      input: { shippingAddress: address, billingAddress: address, isCompany: true },
    })
    fields.push(data.saveCheckoutAddress.field)
  }
  expect(fields).toEqual([
    'shippingAddress.firstName',
    'billingAddress.companyOIB',
    'shippingAddress.contactEmail',
  ])
})

test('an order tells all that it is, and asks for what can still pay it', async () => {
  services.on(getOrderPaymentMethods, () => ({
    paymentMethods: [
      {
        id: 3,
        name: 'Kartica',
        description: '',
        paymentType: 'SANDBOX',
        kind: 'provider' as const,
      },
    ],
  }))
  services.on(getOrder, () =>
    anOrder({
      transfer: {
        ...{ payee: 'Savez', address: 'Zagreb', iban: 'HR12', model: 'HR01', reference: '1-2' },
        ...{ description: 'Narudžba', hub3Path: '/download/hub3/a', epcPath: '/download/epc/a' },
      },
    }),
  )
  const { data } = await askAs(
    services.client,
    '',
    `{ order(slug: "slug-1", key: "k.1") { state paymentState email canPay
      lines { id unitPrice { amount } taxRate noWithdrawal product { id } picture { id } }
      prices { tax { amount } taxes { rate net { amount } tax { amount } } total { amount currency } }
      delivery { name minDays } paymentMethod { id kind } paymentMethods { id kind }
      timeline { event at } transfer { amount { amount } hub3Url } document { title url } } }`,
  )
  expect(data.order).toEqual({
    ...{ state: 'AWAITING_PAYMENT', paymentState: 'UNPAID', email: 'ana@posta.example' },
    canPay: true,
    lines: [
      {
        ...{ id: '1', unitPrice: { amount: '20.00' }, taxRate: '25', picture: null },
        ...{ noWithdrawal: 'MADE_TO_ORDER', product: null },
      },
    ],
    prices: {
      tax: { amount: '6.30' },
      taxes: [
        { rate: '25', net: { amount: '16.00' }, tax: { amount: '4.00' } },
        { rate: '13', net: { amount: '17.70' }, tax: { amount: '2.30' } },
      ],
      total: { amount: '40.00', currency: 'EUR' },
    },
    delivery: { name: 'Dostava', minDays: 1 },
    paymentMethod: { id: '3', kind: 'PROVIDER' },
    paymentMethods: [{ id: '3', kind: 'PROVIDER' }],
    timeline: [{ event: 'PLACED', at: '2026-11-22T12:00:00.000Z' }],
    transfer: { amount: { amount: '40.00' }, hub3Url: '/download/hub3/a' },
    document: { title: 'Potvrda narudžbe', url: '/download/order/slug-1?sign=x' },
  })
  expect(inputOf('order/x/get')).toEqual({ orderSlug: 'slug-1', key: 'k.1' })
})

test('what PayPal’s buttons approve is created by the service, or a problem says why not [PO-09~]', async () => {
  const CREATE = `mutation ($input: CreatePayPalOrderInput!) { createPayPalOrder(input: $input) {
    ... on CreatePayPalOrderSuccess { payPalId } ... on Problem { code } } }`
  const create = async (input: object) =>
    (await askAs(services.client, '', CREATE, { input })).data.createPayPalOrder
  const input = { slug: 'slug-1', paymentId: 'p-1' }

  services.on(createProviderOrder, () => ({ id: '5O190127TN364715T' }))
  expect(await create(input)).toEqual({ payPalId: '5O190127TN364715T' })
  expect(inputOf('order/x/providerOrder')).toEqual({ orderSlug: 'slug-1', paymentId: 'p-1' })
  services.on(createProviderOrder, () => refusal('ORDER_STATE'))
  expect(await create(input)).toEqual({ code: 'ORDER_STATE' })
  expect(await create({ ...input, paymentId: '../x' })).toEqual({ code: 'NOT_FOUND' })
})

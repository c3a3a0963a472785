import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readPaymentForm } from '#gateway/upstream/payment-form.ts'
import { saveSeller } from '#services/modules/document/api.ts'
import { setStock } from '#services/modules/product/api.ts'
import { signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import {
  ADDRESS,
  CHECKOUT,
  CHECKOUT_FIELDS,
  ORDER,
  PLACE_ORDER,
  SAVE_ADDRESS,
  SAVE_DELIVERY,
  SAVE_PAYMENT,
} from './checkout-documents.ts'
import { LOGIN, ORIGIN, openApp, openBrowser, type Visitor } from './visitors.ts'

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename
  ... on AddToCartSuccess { cart { guestToken } } ... on Problem { code } } }`
const CART = '{ cart { id quantity items { productId quantity } prices { total { amount } } } }'
const CANCEL = `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename
  ... on CancelOrderSuccess { cart { items { productId quantity } } } ... on Problem { code } } }`
const REORDER = `mutation ($input: ReorderInput!) { reorder(input: $input) { __typename
  ... on ReorderSuccess { missing cart { items { productId quantity } } } ... on Problem { code } } }`
const PAY = `mutation ($input: PayOrderInput!) { payOrder(input: $input) { __typename
  ... on PayOrderSuccess { order { id paymentMethod { id } } payment { ... on PaymentForm { action } } }
  ... on Problem { code } } }`
const WITHDRAW = `mutation ($input: WithdrawOrderInput!) { withdrawOrder(input: $input) { __typename
  ... on WithdrawOrderSuccess { order { id } } ... on Problem { code } } }`
const TRACK = `mutation ($input: TrackOrderInput!) { trackOrder(input: $input) { __typename
  ... on TrackOrderSuccess { slug key } ... on Problem { code } } }`
const STATE = `query ($slug: ID!, $key: String) { order(slug: $slug, key: $key) {
  state paymentState canPay canCancel paymentMethods { id } lines { product { id } }
  transfer { iban hub3Url epcUrl } document { title url } timeline { event } } }`

// biome-ignore lint/suspicious/noExplicitAny: each test compares what it selects
type Answer = any

let services: TestServices
let graph: TestGateway
let ids: readonly string[]
let consents: readonly number[]

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  const rows = await services.db
    .selectFrom('stock as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .where('p.archived', '=', 0)
    .where('p.parent_id', 'is', null)
    .where('p.format', '=', 'Simple')
    .select('p.id')
    .orderBy('p.id')
    .limit(5)
    .execute()
  await services.db.transaction().execute(async (trx) => {
    for (const { id } of rows) await setStock(trx, services.clock, { productId: id, onHand: 500 })
    await saveSeller(trx, {
      ...{ name: 'Savez probnih sportova', street: 'Probna 1', zipCode: '10000', city: 'Zagreb' },
      ...{ oib: '12345678903', registry: 'Registar udruga, 1', iban: 'HR1210010051863000160' },
      ...{ phone: '+385 1 000 0000', email: 'trgovina@savez.example' },
    })
  })
  ids = rows.map(({ id }) => `${id}`)
  const FORM = '{ formConsents(form: CHECKOUT_FORM) { number isRequired } }'
  const { data } = await graph.ask<Answer>(FORM)
  consents = data.formConsents.flatMap((one: Answer) => (one.isRequired ? [one.number] : []))
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

const run = async (visitor: Visitor, query: string, variables: object = {}): Promise<Answer> => {
  const { data, errors } = await visitor.ask<Answer>(query, { ...variables })
  expect(errors).toEqual([])
  return Object.values(data)[0]
}
const input = (value: object) => ({ input: value })
const add = (visitor: Visitor, place = 0, quantity = 2) =>
  run(visitor, ADD, input({ productId: ids[place], quantity }))

type Named = { readonly id: string; readonly name: string; readonly branches?: readonly Answer[] }
const named = (all: readonly Named[], name: RegExp): Named => {
  const found = all.find((one) => name.test(one.name))
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

/** A cart with address, delivery and payment, and its total. */
async function ready(
  visitor: Visitor,
  payment: RegExp,
  address: object = ADDRESS,
): Promise<string> {
  await add(visitor)
  const saved = await run(visitor, SAVE_ADDRESS, input({ shippingAddress: address }))
  const methods: readonly Named[] = saved.checkout.deliveryMethods
  const home = methods.find(({ branches = [] }) => branches.length === 0)
  const delivered = await run(visitor, SAVE_DELIVERY, input({ methodId: home?.id }))
  const { id: methodId } = named(delivered.checkout.paymentMethods, payment)
  const { checkout } = await run(visitor, SAVE_PAYMENT, input({ methodId }))
  return checkout.cart.prices.total.amount
}

async function ordered(visitor: Visitor, payment: RegExp): Promise<Answer> {
  const expectedTotal = await ready(visitor, payment)
  return await run(visitor, PLACE_ORDER, input({ expectedTotal, consents }))
}

/** What a browser does with a form and its redirects, on the gateway's own port. */
async function submit(form: { action: string; fields: Answer[] }, more: object = {}) {
  const fields = form.fields.map(({ name, value }): [string, string] => [name, value])
  return await fetch(form.action.replace(ORIGIN, graph.url), {
    method: 'POST',
    body: new URLSearchParams([...fields, ...Object.entries(more)]),
    redirect: 'manual',
  })
}

describe('a guest', () => {
  test('goes through all steps, and finds what was chosen after each [CO-29, CO-32, CO-52]', async () => {
    const browser = openBrowser(graph)
    expect(await run(browser, CHECKOUT)).toBeNull()
    await add(browser)
    expect(await run(browser, CHECKOUT)).toMatchObject({
      ...{ email: null, shippingAddress: null, deliveryMethods: [], paymentMethods: [] },
      ...{ deliveryMethodId: null, cart: { isDeliveryPriced: false } },
    })
    const saved = await run(browser, SAVE_ADDRESS, input({ shippingAddress: ADDRESS }))
    expect(saved).toMatchObject({ guestToken: null, checkout: { email: ADDRESS.contactEmail } })
    const line = browser.lines.findLast((one) => one.startsWith('guest=')) ?? ''
    expect(line).toMatch(/; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly/)

    const pickUp = saved.checkout.deliveryMethods.find((one: Answer) => one.branches.length > 0)
    const withoutBranch = await run(browser, SAVE_DELIVERY, input({ methodId: pickUp.id }))
    expect(withoutBranch).toMatchObject({ code: 'BRANCH_REQUIRED' })
    const branchId = pickUp.branches[0].id
    const delivered = await run(browser, SAVE_DELIVERY, input({ methodId: pickUp.id, branchId }))
    expect(saved.checkout.cart.prices.total).not.toEqual(pickUp.cartPrices.total)
    expect(delivered.checkout.cart.prices).toEqual(pickUp.cartPrices)
    const { id: methodId } = saved.checkout.paymentMethods[0]
    await run(browser, SAVE_PAYMENT, input({ methodId }))
    expect(await run(browser, CHECKOUT)).toMatchObject({
      shippingAddress: { firstName: 'Ana', country: 'HR', countryName: 'Hrvatska' },
      ...{ deliveryMethodId: pickUp.id, deliveryBranchId: branchId, paymentMethodId: methodId },
      cart: { isDeliveryPriced: true },
    })
  })

  test('costs one call for the first product, and two for each step of the checkout', async () => {
    const browser = openBrowser(graph)
    const calls: (readonly string[])[] = []
    const ask = async (query: string, value: object): Promise<Answer> => {
      const asked = await browser.ask<Answer>(query, input(value))
      calls.push((asked.calls ?? []).map(({ path }) => path))
      return Object.values(asked.data)[0]
    }
    await ask(ADD, { productId: ids[0] })
    const step = (query: string) =>
      query.replace(CHECKOUT_FIELDS, CHECKOUT_FIELDS.replace('countries { id iso code name }', ''))
    const saved = await ask(step(SAVE_ADDRESS), { shippingAddress: ADDRESS })
    const home = saved.checkout.deliveryMethods.find((one: Answer) => one.branches.length === 0)
    const delivered = await ask(step(SAVE_DELIVERY), { methodId: home.id })
    const { id: methodId } = named(delivered.checkout.paymentMethods, /Uplata/)
    const { checkout } = await ask(step(SAVE_PAYMENT), { methodId })
    const expectedTotal = checkout.cart.prices.total.amount
    await ask(PLACE_ORDER, { expectedTotal, consents })
    expect(calls).toEqual([
      ['cart/x/begin'],
      ['cart/guestUser', 'checkout/x/get'],
      ['delivery/saveDeliveryMethod', 'checkout/x/get'],
      ['payment/savePaymentMethod', 'checkout/x/get'],
      ['cart/validateCart', 'order/create', 'order/x/get'],
    ])
  })

  test('cannot skip a step [CO-36, CO-37] [case 15]', async () => {
    const browser = openBrowser(graph)
    await add(browser)
    const refused = []
    for (const [query, value] of [
      [SAVE_DELIVERY, { methodId: '1' }],
      [SAVE_PAYMENT, { methodId: '1' }],
      [PLACE_ORDER, { expectedTotal: (await run(browser, CART)).prices.total.amount, consents }],
    ] as const) {
      refused.push((await run(browser, query, input(value))).code)
    }
    expect(refused).toEqual(['NO_BUYER', 'NO_BUYER', 'NO_BUYER'])
    await run(browser, SAVE_ADDRESS, input({ shippingAddress: ADDRESS }))
    const expectedTotal = (await run(browser, CART)).prices.total.amount
    const placed = await run(browser, PLACE_ORDER, input({ expectedTotal, consents }))
    expect(placed).toMatchObject({ code: 'DELIVERY_REQUIRED' })
  })

  test('is told which field of an address is wrong [CO-11, CO-13, CO-20]', async () => {
    const browser = openBrowser(graph)
    await add(browser)
    const fields = []
    for (const value of [
      { shippingAddress: { ...ADDRESS, firstName: 'Ana3' } },
      { shippingAddress: { ...ADDRESS, contactEmail: 'ana' } },
      { shippingAddress: ADDRESS, billingAddress: { ...ADDRESS, city: '' } },
      { shippingAddress: ADDRESS, billingAddress: ADDRESS, isCompany: true },
    ]) {
      const { code, field } = await run(browser, SAVE_ADDRESS, input(value))
      fields.push([code, field])
    }
    expect(fields).toEqual([
      ['INVALID_INPUT', 'shippingAddress.firstName'],
      ['INVALID_INPUT', 'shippingAddress.contactEmail'],
      ['INVALID_INPUT', 'billingAddress.city'],
      ['INVALID_INPUT', 'billingAddress.companyName'],
    ])
  })

  test('orders by transfer: nothing is to be done now, the cart is gone, the order stays readable [PO-10, SF-01~]', async () => {
    const browser = openBrowser(graph)
    const placed = await ordered(browser, /Uplata/)
    expect(placed).toMatchObject({ __typename: 'PlaceOrderSuccess', payment: null })
    expect(placed.order).toMatchObject({ state: 'AWAITING_PAYMENT', email: ADDRESS.contactEmail })
    for (const name of ['cartId', 'protectCode', 'visitor']) {
      expect(browser.jar.has(name)).toBe(false)
    }
    expect(await run(browser, CART)).toBeNull()
    const slug = placed.order.id
    const state = await run(browser, STATE, { slug })
    expect(state).toMatchObject({
      ...{ paymentState: 'UNPAID', canCancel: true, timeline: [{ event: 'PLACED' }] },
      lines: [{ product: { id: ids[0] } }],
    })
    const papers = []
    for (const url of [state.document.url, state.transfer.hub3Url, state.transfer.epcUrl]) {
      const { status, headers } = await fetch(graph.url + url)
      const unsigned = await fetch(graph.url + url.replace(/[\w-]{8}$/, 'AAAAAAAA'))
      papers.push([status, headers.get('content-type'), unsigned.status])
    }
    expect(papers).toEqual([
      [200, 'application/pdf', 404],
      [200, expect.stringContaining('image/svg+xml'), 404],
      [200, expect.stringContaining('image/svg+xml'), 404],
    ])
    expect(state.transfer.iban).toBe('HR1210010051863000160')
    expect(await run(openBrowser(graph), STATE, { slug })).toBeNull()
  })

  test('pays at the provider, comes back, and the order is paid once [PO-11, PO-12~]', async () => {
    const browser = openBrowser(graph)
    const { order, payment } = await ordered(browser, /Kartica/)
    expect(await run(browser, '{ waitingOrder { id } }')).toEqual({ id: order.id })
    const page = await submit(payment)
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("form-action 'self'"),
    ])
    const choice = readPaymentForm(await page.text(), {
      base: ORIGIN,
      origins: new Set([ORIGIN]),
    })
    if (!choice) throw new Error('The provider shows no form.')
    const approved = await submit(choice, { choice: 'approve' })
    expect(approved.status).toBe(303)
    const back = approved.headers.get('location') ?? ''
    for (let time = 0; time < 2; time += 1) {
      const returned = await fetch(back.replace(ORIGIN, graph.url), { redirect: 'manual' })
      expect([returned.status, returned.headers.get('location')]).toEqual([
        303,
        `${ORIGIN}/naplata/uspjesna?orderSlug=${order.id}`,
      ])
    }
    expect(await run(browser, STATE, { slug: order.id })).toMatchObject({
      ...{ state: 'CONFIRMED', paymentState: 'PAID', canPay: false, paymentMethods: [] },
      timeline: [{ event: 'PLACED' }, { event: 'PAID' }],
    })
    expect(await run(browser, '{ waitingOrder { id } }')).toBeNull()
    const forged = await fetch(`${graph.url}/webhook/sandbox`, {
      method: 'POST',
      body: new URLSearchParams({ paymentId: 'x', result: 'paid', signature: 'x' }),
    })
    expect(forged.status).toBe(400)
  })

  test('whose answer was lost asks again, and ten at once get one order [case 1] [case 2]', async () => {
    const browser = openBrowser(graph)
    const expectedTotal = await ready(browser, /Uplata/)
    const cookie = browser.cookie()
    const place = async () => {
      const answer = await browser.ask<Answer>(PLACE_ORDER, input({ expectedTotal, consents }), {
        cookie,
      })
      return answer.data.placeOrder
    }
    const all = await Promise.all(Array.from({ length: 10 }, place))
    all.push(await place())
    const slugs = new Set(all.map((one) => one.order?.id ?? one.code))
    expect(slugs.size).toBe(1)
    const { total } = await services.db
      .selectFrom('customer_order')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('slug', '=', String([...slugs][0]))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(1)
  })

  test('is answered the cart when its price has changed, and orders nothing [PO-03] [case 12]', async () => {
    const browser = openBrowser(graph)
    const total = await ready(browser, /Uplata/)
    const { items } = await run(browser, '{ cart { items { id quantity unitPrice { amount } } } }')
    const expectedItems = items.map((item: Answer) => ({
      ...{ itemId: item.id, quantity: item.quantity, unitPrice: item.unitPrice.amount },
    }))
    const price = `${Number(expectedItems[0].unitPrice) - 1}`
    for (const seen of [
      { expectedTotal: `${Number(total) + 1}` },
      { expectedTotal: total, expectedItems: [{ ...expectedItems[0], unitPrice: price }] },
    ]) {
      expect(await run(browser, PLACE_ORDER, input({ ...seen, consents }))).toMatchObject({
        ...{ __typename: 'CartChangedProblem', code: 'CART_CHANGED' },
        cart: { prices: { total: { amount: total } } },
      })
    }
    const seen = { expectedTotal: total, expectedItems, consents }
    expect(await run(browser, PLACE_ORDER, input(seen))).toMatchObject({
      __typename: 'PlaceOrderSuccess',
    })
  })

  test('orders nothing without the required consents [CO-38] [case 40]', async () => {
    const browser = openBrowser(graph)
    const expectedTotal = await ready(browser, /Uplata/)
    const refused = await run(browser, PLACE_ORDER, input({ expectedTotal, consents: [] }))
    expect(refused).toMatchObject({ __typename: 'FormProblem', code: 'CONSENT_REQUIRED' })
    expect(browser.jar.has('cartId')).toBe(true)
  })

  test('pays a waiting order by another method, cancels it, and has its lines and those added since', async () => {
    const browser = openBrowser(graph)
    const { order } = await ordered(browser, /Kartica/)
    const slug = order.id
    const { paymentMethods } = await run(browser, STATE, { slug })
    expect(paymentMethods.length).toBeGreaterThan(1)
    expect(await run(browser, PAY, input({ slug }))).toMatchObject({
      ...{ __typename: 'PayOrderSuccess', order: { id: slug } },
      payment: { action: `${ORIGIN}/pay/sandbox/start` },
    })
    expect(await run(browser, PAY, input({ slug, methodId: '999999' }))).toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    })
    await add(browser, 1, 1)
    const cancelled = await run(browser, CANCEL, input({ slug }))
    expect(cancelled.cart.items).toEqual([
      { productId: ids[0], quantity: 2 },
      { productId: ids[1], quantity: 1 },
    ])
    expect(await run(browser, CART)).toMatchObject({ quantity: 3 })
    expect(await run(browser, CANCEL, input({ slug }))).toMatchObject({ code: 'ORDER_STATE' })
    const WITHDRAWAL = { slug, name: 'Ana', email: ADDRESS.contactEmail }
    expect(await run(browser, WITHDRAW, input(WITHDRAWAL))).toMatchObject({ code: 'ORDER_STATE' })
    expect(await run(browser, REORDER, input({ slug }))).toMatchObject({
      missing: [],
      cart: { items: [{ quantity: 4 }, { quantity: 1 }] },
    })
  })

  test('finds an order by number and e-mail, and opens it with the key alone [case 16]', async () => {
    const { order } = await ordered(openBrowser(graph), /pouzećem/)
    const stranger = openBrowser(graph)
    const { number } = order
    const tracked = await run(stranger, TRACK, input({ number, email: ADDRESS.contactEmail }))
    expect(tracked).toMatchObject({ slug: order.id })
    const { slug, key } = tracked
    expect(await run(stranger, ORDER, { slug, key })).toMatchObject({ number, state: 'CONFIRMED' })
    const wrong = [
      await run(stranger, ORDER, { slug, key: 'A'.repeat(43) }),
      await run(stranger, ORDER, { slug, key: '../../x' }),
      await run(stranger, ORDER, { slug: `${slug}x`, key }),
      await run(stranger, ORDER, { slug: '../x' }),
    ]
    expect(wrong).toEqual([null, null, null, null])
    const missing = [
      await run(stranger, TRACK, input({ number, email: 'iva@posta.example' })),
      await run(stranger, TRACK, input({ number: '2020-1', email: ADDRESS.contactEmail })),
    ]
    expect(missing).toEqual(
      Array.from({ length: 2 }, () => ({ __typename: 'OrderProblem', code: 'NOT_FOUND' })),
    )
    for (const [query, more] of [
      [PAY, {}],
      [CANCEL, {}],
      [REORDER, {}],
      [WITHDRAW, { name: 'Iva', email: 'iva@posta.example' }],
    ] as const) {
      expect(await run(stranger, query, input({ slug, ...more }))).toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })
})

describe('a customer', () => {
  test('has the orders of the account, newest first, and no other account has [PF-16~, PF-17, PF-18]', async () => {
    const { email, password } = await signUp(services)
    const browser = openBrowser(graph)
    await browser.ask(LOGIN, { username: email, password })
    const first = await ordered(browser, /Uplata/)
    const second = await ordered(browser, /pouzećem/)
    const ORDERS = '{ orders(limit: 5) { items { id number } pageInfo { total } } }'
    const { data, calls } = await browser.ask<Answer>(ORDERS)
    expect(data.orders).toEqual({
      items: [
        { id: second.order.id, number: second.order.number },
        { id: first.order.id, number: first.order.number },
      ],
      pageInfo: { total: 2 },
    })
    expect(calls.map(({ path }) => path)).toEqual(['filter/web'])
    expect(await run(openBrowser(graph), ORDERS)).toBeNull()
    const other = openBrowser(graph)
    await other.ask(LOGIN, await account())
    expect(await run(other, ORDERS)).toMatchObject({ items: [], pageInfo: { total: 0 } })
    await browser.ask('mutation { logout(input: {}) { __typename } }')
    expect(browser.jar.has('guest')).toBe(false)
    const slug = first.order.id
    expect(await run(other, STATE, { slug })).toBeNull()
    for (const query of [PAY, CANCEL, REORDER]) {
      expect(await run(other, query, input({ slug }))).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  async function account() {
    const { email: username, password } = await signUp(services)
    return { username, password }
  }
})

test('an app without cookies fills a cart, checks out and reads its order by its guest token [PO-06~]', async () => {
  const app = openApp(graph)
  const tokenOf = z.object({ guestToken: z.string() })
  const keep = (answer: unknown) => {
    app.tokens.guestToken = tokenOf.parse(answer).guestToken
  }
  keep((await add(app)).cart)
  // Other guest orders of this file wait for a transfer, of which one address has few.
  const shippingAddress = { ...ADDRESS, contactEmail: 'aplikacija@posta.example' }
  const saved = await run(app, SAVE_ADDRESS, input({ shippingAddress }))
  keep(saved)
  const home = saved.checkout.deliveryMethods.find((one: Answer) => one.branches.length === 0)
  const delivered = await run(app, SAVE_DELIVERY, input({ methodId: home.id }))
  const { id: methodId } = named(delivered.checkout.paymentMethods, /Uplata/)
  const { checkout } = await run(app, SAVE_PAYMENT, input({ methodId }))
  const expectedTotal = checkout.cart.prices.total.amount
  const before = app.tokens.guestToken
  const answer = await app.ask<Answer>(PLACE_ORDER, input({ expectedTotal, consents }))
  expect(answer.headers.getSetCookie()).toEqual([])
  const placed = answer.data.placeOrder
  keep(placed)

  expect(app.tokens.guestToken).not.toBe(before)
  expect(await run(app, CART)).toBeNull()
  const slug = placed.order.id
  expect(await run(app, ORDER, { slug })).toMatchObject({ id: slug })
  app.tokens.guestToken = before ?? ''
  const again = await run(app, PLACE_ORDER, input({ expectedTotal, consents }))
  expect(again.order.id).toBe(slug)
  app.tokens = {}
  expect(await run(app, ORDER, { slug })).toBeNull()
})

test('a customer’s app gets a token without the ordered cart, and its next addition begins another [PO-06~]', async () => {
  const { email: username, password } = await signUp(services)
  const app = openApp(graph)
  const { session } = await run(app, LOGIN, { username, password })
  app.tokens = { accessToken: session.accessToken }
  const keep = (answer: Answer) => {
    if (answer.guestToken !== null) app.tokens.guestToken = answer.guestToken
  }
  keep((await add(app)).cart)
  const ordering = app.tokens.guestToken ?? ''
  const expectedTotal = await ready(app, /Uplata/)
  keep(await run(app, PLACE_ORDER, input({ expectedTotal, consents })))
  expect(await run(app, CART)).toBeNull()

  const { cart, __typename } = await add(app, 1, 1)
  expect(__typename).toBe('AddToCartSuccess')
  keep({ guestToken: ordering }) // an app that lost the answers since
  expect(await run(app, CART)).toMatchObject({ items: [{ productId: ids[1], quantity: 1 }] })
  expect((await add(app, 1, 1)).cart.guestToken).toBe(cart.guestToken)
})

test('the price of the delivery is null until one is chosen, and then in the total [CO-46~]', async () => {
  const CART_PRICES = `{ cart { isDeliveryPriced
    prices { items { amount } delivery { amount } total { amount } } } }`
  const browser = openBrowser(graph)
  await add(browser)
  const before = await run(browser, CART_PRICES)
  expect(before).toMatchObject({ isDeliveryPriced: false, prices: { delivery: null } })
  expect(before.prices.total).toEqual(before.prices.items)

  const saved = await run(browser, SAVE_ADDRESS, input({ shippingAddress: ADDRESS }))
  const home = saved.checkout.deliveryMethods.find((one: Answer) => one.branches.length === 0)
  await run(browser, SAVE_DELIVERY, input({ methodId: home.id }))
  const { prices } = await run(browser, CART_PRICES)
  expect(prices.delivery).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/) })
  expect(Number(prices.total.amount)).toBeCloseTo(
    Number(prices.items.amount) + Number(prices.delivery.amount),
  )
})

test('a guest buyer is known by a signed cookie of one cart, which no script reads and no typed address replaces [CO-43]', async () => {
  const STATE_OF = '{ checkout { email shippingAddress { firstName } } }'
  const { email } = await signUp(services)
  const browser = openBrowser(graph)
  await add(browser)
  await run(browser, SAVE_ADDRESS, input({ shippingAddress: { ...ADDRESS, contactEmail: email } }))
  const line = browser.lines.findLast((one) => one.startsWith('guest='))
  expect(line).toMatch(/; HttpOnly/)
  expect(line).toMatch(/; SameSite=Lax/)
  const known = { email, shippingAddress: { firstName: 'Ana' } }
  expect(await run(browser, STATE_OF)).toEqual(known)

  const slug = (await ordered(browser, /uplat|transakc|račun/i)).order.id
  expect(await run(browser, ORDER, { slug })).toMatchObject({ id: slug })
  const guest = browser.jar.get('guest') ?? ''
  const [body = ''] = guest.split('.')
  // Another cart, with the same address typed: nothing that was saved before is answered.
  const stranger = openBrowser(graph)
  await add(stranger)
  expect(await run(stranger, STATE_OF)).toEqual({ email: null, shippingAddress: null })
  await run(stranger, SAVE_ADDRESS, input({ shippingAddress: { ...ADDRESS, contactEmail: email } }))
  expect((await stranger.ask<Answer>(ORDER, { slug })).data).toEqual({ order: null })
  for (const forged of [`${body}.AAAA`, body, '']) {
    stranger.jar.set('guest', forged)
    expect((await stranger.ask<Answer>(ORDER, { slug })).data, forged).toEqual({ order: null })
  }
})

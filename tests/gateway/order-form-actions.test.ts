import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { type Fields, renderer, sendForm } from './form-world.ts'
import { type Browser, openBrowser } from './visitors.ts'

const CART = '/kosarica'
const CHECKOUT = '/naplata'
const ADDRESS = `shippingAddress: { firstName: "Ana", lastName: "Đurić", country: "HR", city: "Split",
  street: "Riva", houseNumber: "1", zipCode: "21000", contactEmail: "gost@posta.example",
  contactPhone: "091 234 5678" }`
const STATE = 'query ($slug: ID!) { order(slug: $slug) { state canPay paymentMethod { id } } }'
const CART_LINES = '{ cart { items { name quantity } } }'

const OFFER = `{ checkout { deliveryMethods { id branches { id } } paymentMethods { id kind } }
  formConsents(form: CHECKOUT_FORM) { number } }`
const SAVE_DELIVERY =
  'mutation ($id: ID!) { saveDeliveryMethod(input: { methodId: $id }) { __typename } }'
const TOTAL = '{ cart { prices { total { amount } } } }'
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
  ... on PlaceOrderSuccess { order { id number } } ... on Problem { code } } }`

type Total = { readonly cart: { readonly prices: { readonly total: { readonly amount: string } } } }
type Offer = {
  readonly checkout: {
    readonly deliveryMethods: readonly { id: string; branches: readonly object[] }[]
    readonly paymentMethods: readonly { id: string; kind: string }[]
  }
  readonly formConsents: readonly { readonly number: number }[]
}
type Placed = {
  readonly placeOrder: { __typename: string; order: { id: string; number: string } }
}
type State = {
  readonly order: {
    readonly state: string
    readonly canPay: boolean
    readonly paymentMethod: { readonly id: string }
  } | null
}
type Lines = {
  readonly cart: {
    readonly items: readonly { readonly name: string; readonly quantity: number }[]
  } | null
}

eachEngine('a waiting order without scripts', (engine) => {
  let services: TestServices
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    graph = await startGateway({
      servicesUrl: services.url,
      clock: services.clock,
      renderer,
      config: { hasPageCache: false },
    })
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  const send = (browser: Browser, path: string, fields?: Fields) =>
    sendForm(graph, browser, path, fields)
  const stateOf = async (browser: Browser, slug: string) =>
    (await browser.ask<State>(STATE, { slug })).data.order

  /** A guest whose order waits for its card payment. */
  async function waiting() {
    const browser = openBrowser(graph)
    await send(browser, '/product/sal-jadran', { intent: 'add', quantity: '2' })
    const ask = async <Data>(query: string, variables: object = {}) =>
      (await browser.ask<Data>(query, { ...variables })).data
    await ask(`mutation { saveCheckoutAddress(input: { ${ADDRESS} }) { __typename } }`)
    const { checkout, formConsents } = await ask<Offer>(OFFER)
    const delivery = checkout.deliveryMethods.find(({ branches }) => branches.length === 0)
    await ask(SAVE_DELIVERY, { id: delivery?.id })
    const methodOf = (kind: string) =>
      checkout.paymentMethods.find((method) => method.kind === kind)?.id ?? ''
    const { cart } = await ask<Total>(TOTAL)
    const input = {
      expectedTotal: cart.prices.total.amount,
      paymentMethodId: methodOf('PROVIDER'),
      consents: formConsents.map(({ number }) => number),
      isDigitalAtOnce: false,
    }
    const { placeOrder } = await ask<Placed>(PLACE, { input })
    expect(placeOrder.__typename).toBe('PlaceOrderSuccess')
    return { browser, methodOf, ...placeOrder.order }
  }

  const ofOrder = (intent: string, slug: string, more: Fields = {}): Fields => ({
    ...{ intent, orderSlug: slug },
    ...more,
  })
  const pages = (slug: string) => [CHECKOUT, CART, `/narudzba/${slug}`, failure(slug)]
  const failure = (slug: string) => `/checkout/failure?orderSlug=${slug}`

  test('offers its two buttons as forms on each page that shows it [SF-02~]', async () => {
    const { browser, id, number } = await waiting()
    for (const path of pages(id)) {
      const { html, text } = await send(browser, path)
      const forms = [...html.matchAll(/<form[^>]*method="post".*?<\/form>/gs)].map(([form]) => form)
      for (const intent of ['payOrder', 'cancelOrder']) {
        const form = forms.find((one) => one.includes(`name="intent" value="${intent}"`))
        expect(form, `${path} ${intent}`).toContain(`name="orderSlug" value="${id}"`)
        expect(form).toMatch(/<button[^>]* type="submit"|<button type="submit"/)
      }
      if (path === CART)
        expect(text.replaceAll(/\s+/g, ' ')).toContain(`Narudžba ${number} čeka plaćanje`)
    }
  })

  test('is paid from each page: by card over the form of the provider [SF-02~, PO-07]', async () => {
    const { browser, id, methodOf } = await waiting()
    const fields = ofOrder('payOrder', id, { paymentMethod: methodOf('PROVIDER') })
    for (const path of pages(id)) {
      const { status, html, text, headers } = await send(browser, path, fields)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(html).toMatch(/<form[^>]* action="[^"]*\/pay\/sandbox\/start"/)
      expect(text).toContain('Nastavite na plaćanje')
      expect(html).not.toContain('value="payOrder"')
    }
  })

  test('is paid by another method, which leads to the thanks [SF-02~]', async () => {
    const { browser, id, methodOf } = await waiting()
    const sent = await send(
      browser,
      failure(id),
      ofOrder('payOrder', id, { paymentMethod: methodOf('TRANSFER') }),
    )
    expect([sent.status, sent.location]).toEqual([303, `/naplata/uspjesna?orderSlug=${id}`])
    expect((await stateOf(browser, id))?.paymentMethod.id).toBe(methodOf('TRANSFER'))
  })

  test('is given up from each page, and its lines are in the cart again [SF-02~]', async () => {
    for (const page of [0, 1, 2, 3]) {
      const { browser, id } = await waiting()
      const path = pages(id)[page] ?? ''
      const sent = await send(browser, path, ofOrder('cancelOrder', id))
      expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/kosarica/)])
      expect((await stateOf(browser, id))?.state).toBe('CANCELLED')
      const { cart } = (await browser.ask<Lines>(CART_LINES)).data
      expect(cart?.items).toEqual([{ name: 'Pleteni šal Jadran', quantity: 2 }])
      const late = await send(browser, path, ofOrder('cancelOrder', id))
      expect([late.status, late.location]).toEqual([303, `/narudzba/${id}`])
    }
  })

  test('is refused calmly: an unknown method, another buyer, a missing order [RL-06~]', async () => {
    const { browser, id } = await waiting()
    const pay = ofOrder('payOrder', id, { paymentMethod: '999999' })
    const unknown = await send(browser, `/narudzba/${id}`, pay)
    expect(unknown.status).toBe(422)
    expect(unknown.html).toMatch(/role="alert"[^>]*>[^<]+</)
    const stranger = openBrowser(graph)
    for (const intent of ['payOrder', 'cancelOrder']) {
      const sent = await send(stranger, CART, ofOrder(intent, id))
      expect([sent.status, sent.text.includes(id)]).toEqual([422, false])
      expect((await send(stranger, CART, ofOrder(intent, 'nema'))).status).toBe(422)
    }
    expect((await stateOf(browser, id))?.canPay).toBe(true)
  })

  test('by the key of a mailed link goes on with that key [RL-06~]', async () => {
    const { browser, id, number } = await waiting()
    const other = openBrowser(graph)
    const { trackOrder } = (
      await other.ask<{ trackOrder: { key: string } }>(
        `mutation ($number: String!) { trackOrder(input: { number: $number,
          email: "gost@posta.example" }) { ... on TrackOrderSuccess { key } } }`,
        { number },
      )
    ).data
    const path = `/narudzba/${id}?key=${trackOrder.key}`
    expect((await send(other, path)).html).toContain(`name="key" value="${trackOrder.key}"`)
    const named = { key: trackOrder.key }
    expect((await send(other, path, ofOrder('cancelOrder', id, named))).status).toBe(303)
    expect((await stateOf(browser, id))?.state).toBe('CANCELLED')
    const late = await send(other, path, ofOrder('payOrder', id, named))
    expect([late.status, late.location]).toEqual([303, path])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, setSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import {
  ADDRESS,
  PLACE_ORDER,
  SAVE_ADDRESS,
  SAVE_DELIVERY,
  SAVE_PAYMENT,
} from './checkout-documents.ts'
import { openApp, openBrowser, type Visitor } from './visitors.ts'

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  ... on AddToCartSuccess { cart { guestToken } } ... on Problem { code } } }`
const PRODUCTS = '{ product(slug: "sal-jadran") { ... on Product { id } } }'
const CHOICES = `{ checkout { deliveryMethods { id branches { id } } paymentMethods { id kind } }
  formConsents(form: CHECKOUT_FORM) { number } }`
const FACETS = '{ products(limit: 40) { facets { code values { label } } } }'
const MISSING = {
  hr: 'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno',
  de: 'Die gewählte Versandart wurde nicht gefunden, bitte versuchen Sie es erneut',
  en: 'The chosen delivery method was not found, please try again',
}
const UNCHOSEN = {
  hr: 'Molimo odaberite metodu dostave prije nastavka',
  de: 'Bitte wählen Sie eine Versandart, bevor Sie fortfahren',
  en: 'Please choose a delivery method before you continue',
}
const RETURNS = {
  hr: ['http://localhost:4000/naplata/uspjesna', 'http://localhost:4000/checkout/failure'],
  de: ['http://localhost:4000/de/kasse/success', 'http://localhost:4000/de/kasse/failure'],
  en: ['http://localhost:4000/en/checkout/success', 'http://localhost:4000/en/checkout/failure'],
}
type Language = keyof typeof MISSING

// biome-ignore lint/suspicious/noExplicitAny: each test compares what it selects
type Answer = any

async function speakAll(db: Db): Promise<void> {
  const spoken = (await languages(db)).filter(({ code2 }) => Object.keys(MISSING).includes(code2))
  const value = spoken.map(({ id }) => id).join(',')
  await db
    .transaction()
    .execute((trx) => setSetting(trx, { group: 'site', key: 'languages', value }))
}

eachEngine('the language of an operation', (engine) => {
  let services: TestServices
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ seed: true, engine, prepare: speakAll })
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  /** Sends the header with each operation. */
  const speaking = (visitor: Visitor, language: string): Visitor => ({
    ask: (query, variables, headers) =>
      visitor.ask(query, variables, { 'x-language': language, ...headers }),
  })
  const run = async (visitor: Visitor, query: string, input: object): Promise<Answer> =>
    Object.values((await visitor.ask<Answer>(query, { input })).data)[0]

  /** An app that has filled a cart and typed its address. */
  async function withAddress(language: string): Promise<Visitor> {
    const app = openApp(graph)
    const visitor = speaking(app, language)
    const { data } = await visitor.ask<Answer>(PRODUCTS)
    const { cart } = await run(visitor, ADD, { productId: data.product.id, quantity: 1 })
    app.tokens.guestToken = cart.guestToken
    const saved = await run(visitor, SAVE_ADDRESS, { shippingAddress: ADDRESS })
    app.tokens.guestToken = saved.guestToken
    return visitor
  }

  test.each(Object.keys(MISSING) as Language[])(
    '%s is that of the refusals of a checkout [CO-34~]',
    async (language) => {
      const app = await withAddress(language)
      const skipped = await run(app, SAVE_PAYMENT, { methodId: '1' })
      expect(skipped).toMatchObject({ code: 'DELIVERY_REQUIRED', message: UNCHOSEN[language] })
      const refused = await run(app, SAVE_DELIVERY, { methodId: '999999' })
      expect(refused).toMatchObject({ code: 'DELIVERY_NOT_FOUND', message: MISSING[language] })
    },
  )

  test.each(Object.keys(MISSING) as Language[])(
    '%s is that of the pages after a payment [PO-08~]',
    async (language) => {
      const app = await withAddress(language)
      const { data } = await app.ask<Answer>(CHOICES)
      const { deliveryMethods, paymentMethods } = data.checkout
      const home = deliveryMethods.find((one: Answer) => one.branches.length === 0)
      const saved = await run(app, SAVE_DELIVERY, { methodId: home.id })
      const card = paymentMethods.find((one: Answer) => one.kind === 'PROVIDER')
      const input = {
        expectedTotal: saved.checkout.cart.prices.total.amount,
        consents: data.formConsents.map((one: Answer) => one.number),
        paymentMethodId: card.id,
      }
      const { order } = await run(app, PLACE_ORDER, input)
      const addresses = await services.db
        .selectFrom('payment')
        .select(['success_url', 'failure_url'])
        .where('order_slug', '=', order.id)
        .execute()
      expect(addresses.map(Object.values)).toEqual([RETURNS[language]])
    },
  )

  test('is one of the site, and answers are cached by it', async () => {
    const browser = openBrowser(graph)
    const facets = async (language: string) =>
      JSON.stringify((await speaking(browser, language).ask(FACETS)).data)
    const first = { hr: await facets('hr'), en: await facets('en') }
    expect(first.en).not.toBe(first.hr)
    expect({ hr: await facets('hr'), en: await facets('en') }).toEqual(first)
    for (const other of ['fr', 'xx', 'HR', '', 'en-GB', '../en']) {
      expect(await facets(other)).toBe(first.hr)
    }
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'
import { languages, setSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import {
  ADDRESS,
  PLACE_ORDER,
  SAVE_ADDRESS,
  SAVE_DELIVERY,
  SAVE_PAYMENT,
} from './checkout-documents.ts'
import { NEVER_REFUSED, problemRows, type Row, type Sender } from './problem-rows.ts'
import { LOGIN, openApp, type Visitor } from './visitors.ts'

const LANGUAGES = ['hr', 'en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

const PROBLEM = '__typename ... on Problem { code message field rule limit }'
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  ... on AddToCartSuccess { cart { guestToken prices { total { amount } } } } } }`

// biome-ignore lint/suspicious/noExplicitAny: the test compares what it selects
type Answer = any

let services: TestServices
let graph: TestGateway
let rows: readonly Row[]
const senders = new Map<Sender, Visitor>()
const mutations = createSchema().getMutationType()?.getFields() ?? {}

async function speakAll(db: Db): Promise<void> {
  const spoken = (await languages(db)).filter(({ code2 }) => LANGUAGES.some((one) => one === code2))
  const value = spoken.map(({ id }) => id).join(',')
  await db
    .transaction()
    .execute((trx) => setSetting(trx, { group: 'site', key: 'languages', value }))
}

beforeAll(async () => {
  services = await startServices({ seed: true, prepare: speakAll })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  rows = problemRows(await openShop())
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

const run = async (visitor: Visitor, query: string, input: object): Promise<Answer> => {
  const { data, errors } = await visitor.ask<Answer>(query, { input })
  expect(errors).toEqual([])
  return Object.values(data)[0]
}

/** Fills the carts of the senders, orders one, and names what rows need. */
async function openShop() {
  const product = await idOf('sal-jadran')
  const buyer = openApp(graph)
  const order = await orderedBy(buyer, product)
  const shopper = openApp(graph)
  await withDelivery(shopper, product)
  const customer = openApp(graph)
  const { email, password } = await signUp(services)
  const { data } = await customer.ask<Answer>(LOGIN, { username: email, password })
  customer.tokens.accessToken = data.login.session.accessToken
  await fill(customer, product)
  senders.set('buyer', buyer)
  senders.set('shopper', shopper)
  senders.set('customer', customer)
  senders.set('guest', openApp(graph))
  const { id: unchosen } = await services.db
    .selectFrom('product')
    .where('format', '=', 'Configurable')
    .where('archived', '=', 0)
    .select('id')
    .executeTakeFirstOrThrow()
  const option = await services.db
    .selectFrom('custom_option as o')
    .innerJoin('product as p', 'p.id', 'o.product_id')
    .where('p.format', '=', 'Simple')
    .select(['o.id', 'o.product_id'])
    .executeTakeFirstOrThrow()
  return {
    ...{ product, order, unchosen: `${unchosen}` },
    printed: { id: `${option.product_id}`, optionId: `${option.id}` },
    scarce: await scarcest(),
  }
}

async function idOf(slug: string): Promise<string> {
  const query = 'query ($slug: String!) { product(slug: $slug) { ... on Product { id } } }'
  return (await graph.ask<Answer>(query, { slug })).data.product.id
}

async function fill(app: ReturnType<typeof openApp>, productId: string) {
  const { cart } = await run(app, ADD, { productId })
  app.tokens.guestToken = cart.guestToken
  return cart
}

async function scarcest() {
  const { id, left } = await services.db
    .selectFrom('stock as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .where('p.format', '=', 'Simple')
    .where('p.archived', '=', 0)
    .where('p.parent_id', 'is', null)
    .where('s.on_hand', '>', 0)
    .select(['p.id', 's.on_hand as left'])
    .orderBy('s.on_hand')
    .executeTakeFirstOrThrow()
  return { id: `${id}`, left }
}

/** The checkout of a cart that needs a payment method only. */
async function withDelivery(app: ReturnType<typeof openApp>, productId: string): Promise<Answer> {
  await fill(app, productId)
  const { checkout, guestToken } = await run(app, SAVE_ADDRESS, { shippingAddress: ADDRESS })
  app.tokens.guestToken = guestToken
  const home = checkout.deliveryMethods.find((one: Answer) => one.branches.length === 0)
  return (await run(app, SAVE_DELIVERY, { methodId: home.id })).checkout
}

/** The slug of an order that waits for its transfer. */
async function orderedBy(app: ReturnType<typeof openApp>, productId: string): Promise<string> {
  const { paymentMethods } = await withDelivery(app, productId)
  const transfer = paymentMethods.find((one: Answer) => one.kind === 'TRANSFER')
  const paid = await run(app, SAVE_PAYMENT, { methodId: transfer.id })
  const FORM = '{ formConsents(form: CHECKOUT_FORM) { number } }'
  const { formConsents } = (await graph.ask<Answer>(FORM)).data
  const placed = await run(app, PLACE_ORDER, {
    expectedTotal: paid.checkout.cart.prices.total.amount,
    consents: formConsents.map(({ number }: Answer) => number),
  })
  app.tokens.guestToken = placed.guestToken
  return placed.order.id
}

async function refusal({ mutation, as, input }: Row, language: Language): Promise<Answer> {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`
  const query = input
    ? `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { ${PROBLEM} } }`
    : `mutation { ${mutation} { ${PROBLEM} } }`
  const { data, errors } = await (senders.get(as) as Visitor).ask<Answer>(
    query,
    input ? { input } : {},
    { 'x-language': language },
  )
  expect(errors, mutation).toEqual([])
  return data[mutation]
}

/** A raw key, a parser's words, or English. */
const NOT_FOR_PEOPLE =
  /^\S+$|\b(Invalid|Too (big|small)|expected|received|the|is|not|must|no|please|your|of|with)\b/i

test('[DC-09] a wrong input of any mutation is answered in the language of the visitor: what is wrong, in which field, and how much is allowed', async () => {
  const wrong: string[] = []
  for (const [index, row] of rows.entries()) {
    const { message, __typename: type, ...hr } = await refusal(row, 'hr')
    const { code, field, rule = hr.rule ?? null, limit = hr.limit ?? null } = row.expected
    const place = `${row.mutation} ${JSON.stringify(row.input)?.slice(0, 80)} ${type}`
    if (
      JSON.stringify([hr.code, hr.field, hr.rule, hr.limit]) !==
      JSON.stringify([code, field, rule, limit])
    ) {
      wrong.push(`${place}: ${JSON.stringify(hr)} for ${JSON.stringify(row.expected)}`)
    }
    if (!message || NOT_FOR_PEOPLE.test(message)) wrong.push(`${place}: ${message}`)
    // A third request would reach the limits of some mutations.
    const other = await refusal(row, index % 2 === 0 ? 'en' : 'de')
    if (other.code !== hr.code || other.message === message) {
      wrong.push(`${place}: ${message} | ${other.code} ${other.message}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every mutation that can be refused is walked', () => {
  const walked = new Set([...rows.map(({ mutation }) => mutation), ...NEVER_REFUSED])
  expect([...walked].sort()).toEqual(Object.keys(mutations).sort())
})

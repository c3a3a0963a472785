import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteMapPaths } from '#tests/support/site-map.ts'
import { callsOfGateway } from '#tools/platform-guide.ts'
import {
  ADDRESS,
  PLACE_ORDER,
  SAVE_ADDRESS,
  SAVE_DELIVERY,
  SAVE_PAYMENT,
} from './checkout-documents.ts'
import { openEvents } from './events.ts'
import {
  addressOf,
  hasSample,
  type PlatformWorld,
  SCREENS,
  startPlatformWorld,
} from './platform-world.ts'
import { type Browser, ORIGIN, openBrowser } from './visitors.ts'

/** Screens of what this platform does not have, and one that only links of letters open. */
const ABSENT = ['confirmEmail', 'event', 'sharedWishlist', 'order', 'review', 'comment']
/** Screens of an account, which it does not have either. */
const FOR_CUSTOMERS = /^profile./
const SHOP = '{ products(limit: 1) { items { id price { final { amount } } } } }'
const ADD = `mutation ($id: ID!) { addToCart(input: { productId: $id, quantity: 2 }) {
  ... on AddToCartSuccess { cart { version prices { total { amount } } } }
  ... on Problem { code } } }`

describe.each([
  { carts: 'without versions', hasVersions: false },
  { carts: 'with versions', hasVersions: true },
])('the example of a platform, its carts $carts', ({ hasVersions }) => {
  let world: PlatformWorld

  beforeAll(async () => {
    world = await startPlatformWorld({ contract: await callsOfGateway(), hasVersions })
  })
  afterAll(async () => await world?.close())

  // biome-ignore lint/suspicious/noExplicitAny: the test compares what it selects
  async function ask(guest: Browser, query: string, variables: object = {}): Promise<any> {
    const { data, errors } = await guest.ask(query, { ...variables })
    expect(errors).toEqual([])
    return Object.values(data)[0]
  }

  test.each(SCREENS)('the screen %s is whole, or says what there is not', async (screen) => {
    for (const guest of [openBrowser(world.graph), await world.visitor('guest')]) {
      const { status, html } = await world.visit(addressOf(screen), guest)
      const refused = ABSENT.includes(screen) || !hasSample(screen) ? 404 : 200
      expect(status).toBe(FOR_CUSTOMERS.test(screen) ? 302 : refused)
      if (status !== 302) expect(html).toContain('Another Federation')
    }
  })

  test('no error is logged for what the platform lacks, nor for an unknown address', async () => {
    const { status } = await world.visit('/nowhere', openBrowser(world.graph))
    expect(status).toBe(404)
    expect(world.complaints).toEqual([])
  })

  test('every address of its site map is a page', async () => {
    const paths = await siteMapPaths(world.graph.url)
    expect(paths).toEqual(expect.arrayContaining(['/shop/clothing', '/product/scarf', '/we-won']))
    for (const path of paths) {
      const { status } = await fetch(world.graph.url + path)
      expect({ path, status }).toEqual({ path, status: 200 })
    }
  })

  test('a guest goes from the shop to an order, which is paid at the bank', async () => {
    const guest = openBrowser(world.graph)
    const [product] = (await ask(guest, SHOP)).items
    expect(await ask(guest, ADD, { id: product.id })).toEqual({
      cart: { version: hasVersions ? 2 : null, prices: { total: { amount: '84.00' } } },
    })
    const saved = await ask(guest, SAVE_ADDRESS, { input: { shippingAddress: ADDRESS } })
    const [courier] = saved.checkout.deliveryMethods
    const [, card] = saved.checkout.paymentMethods
    await ask(guest, SAVE_DELIVERY, { input: { methodId: courier.id } })
    await ask(guest, SAVE_PAYMENT, { input: { methodId: card.id } })
    const placed = await ask(guest, PLACE_ORDER, {
      input: { expectedTotal: '89.00', consents: [] },
    })
    expect(placed).toMatchObject({
      __typename: 'PlaceOrderSuccess',
      payment: { __typename: 'PaymentForm', action: 'https://pay.bank.example/hpf' },
    })

    const CONFIRM = `mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) {
      ... on ConfirmPaymentSuccess { path } } }`
    const back = { slug: placed.order.id, details: [{ name: 'id', value: '1' }] }
    const { path } = await ask(guest, CONFIRM, { input: back })
    expect(path).toBe(`/naplata/uspjesna?orderSlug=${placed.order.id}`)
    expect(world.platform.orders.at(-1)).toMatchObject({
      email: ADDRESS.contactEmail,
      isPaid: true,
    })
    const thanks = await fetch(world.graph.url + path, { headers: { cookie: guest.cookie() } })
    expect(thanks.status).toBe(200)
  })

  test('an open cart follows its changes where it has versions, and ends at once elsewhere', async () => {
    const guest = await world.visitor('guest')
    const events = await openEvents(world.graph, { origin: ORIGIN, cookie: guest.cookie() })
    if (!hasVersions) return expect(await events.next()).toBe('NOT_SUPPORTED')
    const version = Number(await events.next())
    await ask(guest, ADD, { id: '910002' })
    expect(await events.next()).toBe(version + 1)
    events.hangUp()
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { moveOrder } from '#services/contract/order-moves.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { createWorld, type World } from '#tests/services/order-world.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { openStream, type Stream } from './events.ts'

const QUERY = `subscription ($slug: ID!, $key: String) {
  orderChanged(slug: $slug, key: $key) { id state paymentState version } }`
const APP = { 'x-client': 'app' }
const keyOf = (slug: string) => orderKey(slug, TEST_SECRET)
const change = (id: string, state: string, paymentState: string, version: number) => ({
  data: { orderChanged: { id, state, paymentState, version } },
})

eachEngine('the subscription to an order', (engine) => {
  let services: TestServices
  let graph: TestGateway
  let world: World
  let productId: number
  const opened: Stream[] = []

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    productId = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 1_000 })
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  })
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.hangUp()
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  async function follow(
    variables: { readonly slug: string; readonly key?: string },
    headers: Record<string, string> = APP,
    from = graph,
  ): Promise<Stream> {
    const stream = await openStream(from, headers, { query: QUERY, variables })
    opened.push(stream)
    return stream
  }

  async function ordered(given: { headers?: Record<string, string>; paymentId?: number } = {}) {
    const cart = await world.readyCart([[productId, 1]], given)
    const { orderSlug } = await world.place(cart, {}, given.headers)
    const { number } = await world.read(orderSlug)
    return { slug: orderSlug, number, guestToken: cart.guestToken }
  }
  const staff = async (number: string, move: 'ship' | 'deliver' | 'cancel' | 'refund') =>
    await services.call(moveOrder, { number, move }, await services.as(...SHOP_RIGHTS))

  test('tells each step, from the payment to the refund, and ends with it', async () => {
    const { slug, number } = await ordered()
    const stream = await follow({ slug, key: keyOf(slug) })
    expect(await stream.next()).toEqual(change(slug, 'AWAITING_PAYMENT', 'UNPAID', 1))
    expect(await world.webhook(await world.answerOf(slug))).toBe(200)
    expect(await stream.next()).toEqual(change(slug, 'CONFIRMED', 'PAID', 2))
    await staff(number, 'ship')
    expect(await stream.next()).toEqual(change(slug, 'SHIPPED', 'PAID', 3))
    await staff(number, 'deliver')
    expect(await stream.next()).toEqual(change(slug, 'DELIVERED', 'PAID', 4))
  })

  test('tells a guest by the token of the checkout, and ends with a cancelled order', async () => {
    const { slug, number, guestToken } = await ordered({ paymentId: world.transfer })
    const parts = Buffer.from(JSON.stringify({ checkout: guestToken })).toString('base64url')
    const stream = await follow({ slug }, { ...APP, 'x-guest': `g1.${parts}` })
    expect(await stream.next()).toMatchObject(change(slug, 'AWAITING_PAYMENT', 'UNPAID', 1))
    await staff(number, 'cancel')
    expect(await stream.next()).toMatchObject(change(slug, 'CANCELLED', 'UNPAID', 2))
    expect(await stream.next()).toBe('complete')
  })

  test('tells the customer on each device until that one is logged out', async () => {
    const { headers, userId } = await createCustomer(services)
    const { slug } = await ordered({ headers })
    const bearer = { ...APP, authorization: `Bearer ${headers['accessToken']}` }
    const devices = [await follow({ slug }, bearer), await follow({ slug }, bearer)]
    const linked = await follow({ slug, key: keyOf(slug) })
    for (const stream of [...devices, linked]) {
      expect(await stream.next()).toEqual(change(slug, 'AWAITING_PAYMENT', 'UNPAID', 1))
    }
    // Longer than the access token lives.
    services.clock.advance(30 * 60_000)
    await services.db.deleteFrom('session').where('account_id', '=', userId).execute()
    for (const stream of devices) expect(await stream.next()).toBe('complete')
    await world.webhook(await world.answerOf(slug))
    expect(await linked.next()).toEqual(change(slug, 'CONFIRMED', 'PAID', 2))
  })

  test('tells no one else: not without a proof, by a wrong one, or as another customer', async () => {
    const { headers } = await createCustomer(services)
    const { slug } = await ordered({ headers })
    const other = await createCustomer(services)
    const attempts = [
      await follow({ slug }),
      await follow({ slug, key: keyOf('another') }),
      await follow({ slug, key: "' or 1=1" }),
      await follow({ slug: 'x'.repeat(22) }),
      await follow({ slug: '../x' }),
      await follow({ slug }, { ...APP, authorization: `Bearer ${other.headers['accessToken']}` }),
      await follow({ slug }, { ...APP, 'x-guest': 'g1.e30' }),
    ]
    for (const stream of attempts) expect(await stream.next()).toBe('NOT_FOUND')
  })

  test('ten follow by one proof, the eleventh when one has left', async () => {
    const { slug } = await ordered()
    const by = { slug, key: keyOf(slug) }
    const all = await Promise.all(Array.from({ length: 10 }, () => follow(by)))
    for (const stream of all) await stream.next()
    expect(await (await follow(by)).next()).toBe('TOO_MANY_REQUESTS')
    all[0]?.hangUp()
    await expect
      .poll(async () => (await follow(by)).next())
      .toEqual(change(slug, 'AWAITING_PAYMENT', 'UNPAID', 1))
  })

  test('a gateway that stops ends it', async () => {
    const leaving = await startGateway({ servicesUrl: services.url, clock: services.clock })
    const { slug } = await ordered()
    const stream = await follow({ slug, key: keyOf(slug) }, APP, leaving)
    await stream.next()
    const stopped = leaving.close()
    expect(await stream.next()).toBe('complete')
    await stopped
  })
})

describe('on another platform', () => {
  test('neither an order nor an event is followed', async () => {
    const platform = await startForeignPlatform()
    const graph = await startGateway({ servicesUrl: platform.url })
    try {
      const order = await openStream(graph, APP, { query: QUERY, variables: { slug: 'abc' } })
      expect(await order.next()).toBe('NOT_SUPPORTED')
      const query = 'subscription { eventChanged(id: "1") { start } }'
      expect(await (await openStream(graph, APP, { query })).next()).toBe('NOT_SUPPORTED')
    } finally {
      await graph.close()
      await platform.close()
    }
  })
})

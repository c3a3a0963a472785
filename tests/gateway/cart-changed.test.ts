import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CartChangedDocument } from '#client/features/cart/live/cart-changed.generated.ts'
import { createServices } from '#services/app.ts'
import { openDatabase } from '#services/platform/database.ts'
import { signUp } from '#tests/support/accounts.ts'
import { type FaultyUpstream, startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { type Events, openEvents } from './events.ts'
import { type Browser, LOGIN, ORIGIN, openApp, openBrowser, type Visitor } from './visitors.ts'

const ADD = `mutation ($id: ID!) { addToCart(input: { productId: $id }) {
  ... on AddToCartSuccess { cart { id version guestToken } } ... on Problem { code } } }`
const LOGOUT = 'mutation { logout { __typename } }'
const CART = '{ cart { id version quantity } }'
/** Longer than an operation may take. */
const DEADLINE_MS = 5_000

type AddData = {
  readonly addToCart: {
    readonly cart: { readonly id: string; readonly version: number; readonly guestToken: string }
  }
}

eachEngine('the subscription to a cart', (engine) => {
  let services: TestServices
  let graph: TestGateway
  /** Of other programs on the same database. */
  let other: TestGateway
  let closeOthers: () => Promise<void>
  let road: FaultyUpstream
  let productId: string
  const opened: Events[] = []
  const errors: string[] = []

  beforeAll(async () => {
    services = await startServices({ engine, seed: true })
    road = await startFaultyUpstream(services.url)
    const { clock } = services
    graph = await startGateway({
      servicesUrl: services.url,
      elsewhere: { ecommerce: road.url },
      environment: { TRUSTED_DOCUMENTS_ONLY: 'false' },
      deadlineMs: DEADLINE_MS,
      clock,
      log: pino({ level: 'error' }, { write: (line) => errors.push(line) }),
    })
    const log = pino({ level: 'silent' })
    const database = openDatabase(services.config, { log, sole: false })
    const more = createServices({ config: services.config, database, clock, log })
    await more.start()
    const url = await more.app.listen({ host: services.config.host, port: 0 })
    other = await startGateway({ servicesUrl: url, clock })
    closeOthers = async () => {
      await other.close()
      await more.close()
      await database.close()
    }
    const scarf = await services.db
      .selectFrom('stock as s')
      .innerJoin('product as p', 'p.id', 's.product_id')
      .where('s.on_hand', '>', 30)
      .where('p.parent_id', 'is', null)
      .select('p.id')
      .executeTakeFirstOrThrow()
    productId = `${scarf.id}`
  })
  afterEach(() => {
    for (const events of opened.splice(0)) events.hangUp()
  })
  afterAll(async () => {
    await closeOthers?.()
    await graph?.close()
    await road?.close()
    await services?.close()
  })

  const add = async (visitor: Visitor) =>
    (await visitor.ask<AddData>(ADD, { id: productId })).data.addToCart.cart

  async function follow(
    headers: Record<string, string>,
    from: TestGateway = graph,
    body?: object,
  ): Promise<Events> {
    const events = await openEvents(from, headers, body)
    opened.push(events)
    return events
  }
  const followAs = (browser: Browser, from?: TestGateway) =>
    follow({ origin: ORIGIN, cookie: browser.cookie() }, from)

  async function customer(): Promise<{ first: Browser; second: Browser }> {
    const { email, password } = await signUp(services)
    const [first, second] = [openBrowser(graph), openBrowser(other)]
    for (const browser of [first, second]) {
      await browser.ask(LOGIN, { username: email, password })
    }
    return { first, second }
  }

  test('tells each device of a customer what another one changed, through other programs too [CA-24~]', async () => {
    const { first, second } = await customer()
    const begun = await add(first)
    // This device has read nothing yet: the account alone names the cart.
    const devices = [await followAs(first), await followAs(second, other)]
    for (const device of devices) expect(await device.next()).toBe(begun.version)

    const { version } = await add(second)
    expect(version).toBeGreaterThan(begun.version)
    for (const device of devices) expect(await device.next()).toBe(version)
  })

  test('tells an app by its guest token, and a browser by the hash of the operation', async () => {
    const app = openApp(graph)
    const { guestToken, version } = await add(app)
    const events = await follow({ 'x-client': 'app', 'x-guest': guestToken })
    expect(await events.next()).toBe(version)

    const browser = openBrowser(graph)
    const cart = await add(browser)
    const { hash } = (CartChangedDocument as unknown as { __meta__: { hash: string } }).__meta__
    const documents: object = JSON.parse(
      readFileSync(new URL('../../gateway/generated/documents.json', import.meta.url), 'utf8'),
    )
    expect(Object.keys(documents)).toContain(hash)
    const body = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
    const hashed = await follow({ origin: ORIGIN, cookie: browser.cookie() }, graph, body)
    expect(await hashed.next()).toBe(cart.version)
  })

  test('ends with the cart, and says so', async () => {
    const guest = openBrowser(graph)
    const { version } = await add(guest)
    const events = await followAs(guest)
    expect(await events.next()).toBe(version)

    // Another cart waits in the account, and this one is joined into it.
    const { email, password } = await signUp(services)
    const elsewhere = openBrowser(other)
    await elsewhere.ask(LOGIN, { username: email, password })
    await add(elsewhere)
    await guest.ask(LOGIN, { username: email, password })
    expect(await events.next()).toBeNull()
    expect(await events.next()).toBe('complete')
  })

  test('no one follows without a cart, by a wrong code, or from another site', async () => {
    const browser = openBrowser(graph)
    expect(await (await followAs(browser)).next()).toBe('NO_SESSION')

    const { version } = await add(browser)
    const events = await followAs(browser)
    expect(await events.next()).toBe(version)
    const cookie = `cartId=${browser.jar.get('cartId')}; protectCode=${'x'.repeat(22)}`
    expect(await (await follow({ origin: ORIGIN, cookie })).next()).toBe('NO_SESSION')
    const next = await add(browser)
    expect(await events.next()).toBe(next.version)

    const foreign = await graph.post('{"query":"subscription { cartChanged { id } }"}', {
      origin: 'https://elsewhere.example',
      accept: 'text/event-stream',
      cookie: browser.cookie(),
    })
    expect(foreign.status).toBe(403)

    await browser.ask(LOGOUT)
    expect((await browser.ask(CART)).data).toEqual({ cart: null })
  })

  test('ten devices follow one cart, the eleventh when one has left', async () => {
    const browser = openBrowser(graph)
    const { version } = await add(browser)
    const devices = await Promise.all(Array.from({ length: 10 }, () => followAs(browser)))
    for (const device of devices) expect(await device.next()).toBe(version)
    expect(await (await followAs(browser)).next()).toBe('TOO_MANY_REQUESTS')
    devices[0]?.hangUp()
    await expect.poll(async () => (await followAs(browser)).next()).toBe(version)
  })

  test('goes on longer than an operation, with signs of life that no proxy holds back', async () => {
    const browser = openBrowser(graph)
    const { version } = await add(browser)
    const events = await followAs(browser)
    expect(events.headers.get('content-type')).toContain('text/event-stream')
    expect(events.headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(events.headers.get('x-accel-buffering')).toBe('no')
    expect(await events.next()).toBe(version)
    const until = performance.now() + DEADLINE_MS + 500
    while (performance.now() < until) expect(await events.next({ pings: true })).toBe('ping')
    const { version: next } = await add(browser)
    expect(await events.next()).toBe(next)
  })

  test('is no error for the log when the visitor leaves before it has begun', async () => {
    const { first } = await customer()
    await add(first)
    road.be('held')
    const leaving = new AbortController()
    const following = fetch(`${graph.url}/graphql`, {
      method: 'POST',
      headers: {
        ...{ origin: ORIGIN, cookie: first.cookie() },
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
      },
      body: JSON.stringify({ query: 'subscription { cartChanged { id } }' }),
      signal: leaving.signal,
    })
    await expect.poll(() => road.waiting).toBe(1)
    leaving.abort()
    await expect(following).rejects.toThrow('abort')
    road.be('none')
    await add(first)
    expect(errors).toEqual([])
  })

  test('goes on after the services were away', async () => {
    const { first, second } = await customer()
    const begun = await add(first)
    const events = await followAs(first)
    expect(await events.next()).toBe(begun.version)

    road.be('stopped')
    await expect.poll(() => road.requests).toBeGreaterThan(1)
    const { version } = await add(second)
    road.be('none')
    expect(await events.next()).toBe(version)
  })
})

test('a gateway that stops ends what is followed at once', async () => {
  const services = await startServices({ seed: true })
  const graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  try {
    const { id } = await services.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .where('on_hand', '>', 3)
      .select('product.id')
      .executeTakeFirstOrThrow()
    const browser = openBrowser(graph)
    await browser.ask(ADD, { id: `${id}` })
    const events = await openEvents(graph, { origin: ORIGIN, cookie: browser.cookie() })
    expect(await events.next()).toBeTypeOf('number')
    const stopped = graph.close()
    expect(await events.next()).toBe('complete')
    await stopped
  } finally {
    await graph.close().catch(() => undefined)
    await services.close()
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { type Events, openEvents } from './events.ts'
import { ownManifest, sha256, writeManifests } from './manifests.ts'
import { LOGIN, ME, ORIGIN, openBrowser } from './visitors.ts'

const APP = 'https://app.example'
const LOCAL = 'http://localhost:5173'
const ALLOWED_ORIGINS = `${APP}, ${LOCAL}`
const PUBLIC = '{ categories { name } }'
const ADD = `mutation ($id: ID!) { addToCart(input: { productId: $id }) {
  ... on AddToCartSuccess { cart { version guestToken } } } }`
const CART = '{ cart { quantity } }'
const manifests = writeManifests({ 'app.json': ownManifest([PUBLIC]) })

let services: TestServices
let graph: TestGateway
/** The same without the setting. */
let closed: TestGateway
let productId: string

beforeAll(async () => {
  services = await startServices({ seed: true })
  const { clock } = services
  const servicesUrl = services.url
  const environment = { ALLOWED_ORIGINS, TRUSTED_DOCUMENTS: manifests.folder }
  graph = await startGateway({ servicesUrl, clock, environment })
  closed = await startGateway({ servicesUrl, clock })
  const scarf = await services.db
    .selectFrom('stock as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .where('s.on_hand', '>', 30)
    .where('p.parent_id', 'is', null)
    .select('p.id')
    .executeTakeFirstOrThrow()
  productId = `${scarf.id}`
})
afterAll(async () => {
  manifests.remove()
  await graph?.close()
  await closed?.close()
  await services?.close()
})

type Sent = Readonly<Record<string, string>>

/** As a browser sends it for a page of that origin. */
const from = (origin: string, more: Sent = {}): Sent => ({
  ...{ origin, 'sec-fetch-site': 'cross-site', 'x-client': 'app' },
  ...more,
})

function preflight(at: TestGateway, origin: string, more: Sent = {}): Promise<Response> {
  return fetch(`${at.url}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-client,x-guest,x-language',
      ...more,
    },
  })
}

const corsOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

const LOOK_ALIKES = [
  'null',
  'https://app.example.evil.example',
  'https://evil-app.example',
  'https://app.example:8443',
  'https://app.example/',
  'https://APP.example',
  'HTTPS://app.example',
  'http://app.example',
  'https://sub.app.example',
  'https://app.example, https://evil.example',
  'http://localhost:5174',
  'https://localhost:5173',
  ALLOWED_ORIGINS,
  '*',
  '',
]

describe('a page of a listed origin', () => {
  test.each([APP, LOCAL])('is answered by name and without credentials: %s', async (origin) => {
    const { status, data, headers } = await graph.ask(PUBLIC, {}, from(origin))
    expect([status, data]).toEqual([200, { categories: expect.any(Array) }])
    expect(corsOf(headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after, www-authenticate',
    })
    expect(headers.get('vary')).toBe('origin')
  })

  test('gets its preflight answered, with every header that an app sends', async () => {
    const response = await preflight(graph, APP)
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(corsOf(response.headers)).toEqual({
      'access-control-allow-origin': APP,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type, x-client, x-guest, x-language',
      'access-control-max-age': '7200',
      'access-control-expose-headers': 'retry-after, www-authenticate',
    })
    expect(response.headers.get('vary')).toBe('origin')
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const refused = await preflight(graph, APP, { 'access-control-request-method': method })
      expect(refused.status).toBe(405)
    }
  })

  test('shares the GET of a trusted query with no other origin or language, also as a 304', async () => {
    const persistedQuery = { version: 1, sha256Hash: sha256(PUBLIC) }
    const parameters = new URLSearchParams({ extensions: JSON.stringify({ persistedQuery }) })
    const get = (headers: Sent) => fetch(`${graph.url}/graphql?${parameters}`, { headers })
    const first = await get(from(APP))
    const etag = first.headers.get('etag') ?? ''
    const again = await get(from(LOCAL, { 'if-none-match': etag }))
    const own = await get({})
    expect([first.status, again.status, own.status]).toEqual([200, 304, 200])
    for (const [origin, { headers }] of [[APP, first] as const, [LOCAL, again] as const]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin)
    }
    for (const { headers } of [first, again, own]) {
      expect(headers.get('vary')?.split(', ')).toEqual(['origin', 'x-language'])
      expect(headers.get('cache-control')).toMatch(/^public/)
    }
  })

  test('logs in, and is known by its Bearer', async () => {
    const { email, password } = await signUp(services)
    const login = await graph.ask<{
      login: { session: { accessToken: string; refreshToken: string } }
    }>(LOGIN, { username: email, password }, from(APP))
    const { session } = login.data.login
    expect(login.headers.getSetCookie()).toEqual([])
    const authorization = `Bearer ${session.accessToken}`
    const { data, headers } = await graph.ask(ME, {}, from(APP, { authorization }))
    expect(data).toMatchObject({ me: { email } })
    expect([headers.getSetCookie(), headers.get('access-control-allow-origin')]).toEqual([[], APP])
  })

  test('reads why it is refused: a Bearer that is none, JSON that is none', async () => {
    const malformed = await graph.ask(ME, {}, from(APP, { authorization: 'Bearer one two' }))
    expect([malformed.status, malformed.headers.get('access-control-allow-origin')]).toEqual([
      401,
      APP,
    ])
    const broken = await graph.post('{', from(APP))
    expect([broken.status, broken.headers.get('access-control-allow-origin')]).toEqual([400, APP])
    const text = await graph.post('x', from(APP, { 'content-type': 'text/plain' }))
    expect([text.status, text.headers.get('access-control-allow-origin')]).toEqual([415, APP])
  })

  test('is refused unless it says that it is an app', async () => {
    const { 'x-client': _client, ...silent } = from(APP)
    const { status, errors, headers } = await graph.ask(PUBLIC, {}, silent)
    expect([status, errors[0]?.extensions]).toEqual([403, { code: 'FOREIGN_ORIGIN' }])
    expect(headers.get('access-control-allow-origin')).toBe(APP)
  })

  test('neither uses nor gets cookies, also when the browser adds them', async () => {
    const { email, password } = await signUp(services)
    const victim = openBrowser(graph)
    await victim.ask(LOGIN, { username: email, password })
    await victim.ask(ADD, { id: productId })
    expect((await victim.ask(CART)).data).toEqual({ cart: { quantity: 1 } })

    const cookie = victim.cookie()
    const read = await graph.ask(
      `{ ...on Query { me { email } cart { quantity } } }`,
      {},
      from(APP, { cookie }),
    )
    expect([read.errors, read.data]).toEqual([[], { me: null, cart: null }])
    const added = await graph.ask(ADD, { id: productId }, from(APP, { cookie }))
    const logout = await graph.ask('mutation { logout { __typename } }', {}, from(APP, { cookie }))
    for (const { headers } of [read, added, logout]) expect(headers.getSetCookie()).toEqual([])

    expect((await victim.ask(CART)).data).toEqual({ cart: { quantity: 1 } })
    expect((await victim.ask(ME)).data).toMatchObject({ me: { email } })
  })

  test('follows its cart', async () => {
    const added = await graph.ask<{
      addToCart: { cart: { version: number; guestToken: string } }
    }>(ADD, { id: productId }, from(LOCAL))
    const { version, guestToken } = added.data.addToCart.cart
    let events: Events | null = null
    try {
      events = await openEvents(graph, from(LOCAL, { 'x-guest': guestToken }))
      expect(await events.next()).toBe(version)
      expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/)
      expect(events.headers.get('access-control-allow-origin')).toBe(LOCAL)
      expect(events.headers.get('vary')).toBe('origin')
      expect(events.headers.has('access-control-allow-credentials')).toBe(false)
    } finally {
      events?.hangUp()
    }
  })
})

describe('a page of any other origin', () => {
  test.each(LOOK_ALIKES)('is refused as before: %j', async (origin) => {
    const before = await closed.ask(PUBLIC, {}, from(origin))
    const { status, errors, data, headers } = await graph.ask(PUBLIC, {}, from(origin))
    expect([status, errors, data]).toEqual([403, before.errors, undefined])
    expect(errors[0]?.extensions).toEqual({ code: 'FOREIGN_ORIGIN' })
    expect(corsOf(headers)).toEqual({})
    expect(headers.get('vary')).toBe('origin')

    const checked = await preflight(graph, origin)
    expect([checked.status, corsOf(checked.headers)]).toEqual([405, {}])
  })

  test('is refused everywhere while no origin is listed', async () => {
    const { status, headers } = await closed.ask(PUBLIC, {}, from(APP))
    expect([status, corsOf(headers), headers.get('vary')]).toEqual([403, {}, null])
    expect((await preflight(closed, APP)).status).toBe(405)
  })
})

test('our own pages and apps are answered as before', async () => {
  const browser = openBrowser(graph)
  const { email, password } = await signUp(services)
  await browser.ask(LOGIN, { username: email, password })
  const own = await browser.ask(ME)
  expect(own.data).toMatchObject({ me: { email } })
  expect(corsOf(own.headers)).toEqual({})
  const bearer = await graph.ask(
    ME,
    {},
    {
      ...{ origin: ORIGIN, cookie: 'visitor=a' },
      ...{ 'x-client': 'app', authorization: 'Bearer a.b.c' },
    },
  )
  expect(bearer.status).toBe(401)
  const app = await graph.ask(PUBLIC, {}, { 'x-client': 'app' })
  expect([app.status, corsOf(app.headers)]).toEqual([200, {}])
})

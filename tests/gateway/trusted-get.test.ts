import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, setMaintenance, setSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { signUp } from '#tests/support/accounts.ts'
import { type FaultyUpstream, startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { ownManifest, sha256, writeManifests } from './manifests.ts'
import { LOGIN, openBrowser } from './visitors.ts'

const PRODUCTS = 'query Products($limit: Int = 3) { products(limit: $limit) { items { name } } }'
const CATEGORIES = 'query Categories { categories { name } }'
const FACETS = 'query Facets { products(limit: 40) { facets { code values { label } } } }'
const ME = 'query Me { me { email } cart { id } products(limit: 2) { items { name } } }'
const ORDER = 'query Order { order(slug: "abc", key: "def") { number } }'
const ORDERS = 'query Orders { orders { items { number } } }'
const TWO = 'query One { categories { name } } mutation Two { logout { __typename } }'
const LOGOUT = 'mutation Logout { logout { __typename } }'
const CART = 'subscription Cart { cartChanged { version } }'
const FAILING = 'query Failing { products(limit: 1000) { items { name } } }'
const TEXTS = [PRODUCTS, CATEGORIES, FACETS, ME, ORDER, ORDERS, TWO, LOGOUT, CART, FAILING]

const PUBLIC = 'public, max-age=0, s-maxage=2'
const manifests = writeManifests({ 'app.json': ownManifest(TEXTS) })
const environment = { TRUSTED_DOCUMENTS: manifests.folder }

/** Besides the default language. */
async function speakEnglish(db: Db): Promise<void> {
  const spoken = (await languages(db)).filter(({ code2 }) => ['hr', 'en'].includes(code2))
  const value = spoken.map(({ id }) => id).join(',')
  const writing = db.transaction()
  await writing.execute((trx) => setSetting(trx, { group: 'site', key: 'languages', value }))
}

let services: TestServices
let road: FaultyUpstream
let graph: TestGateway
let demo: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true, prepare: speakEnglish })
  road = await startFaultyUpstream(services.url)
  const { clock } = services
  const elsewhere = { product: road.url }
  const config = { mode: 'production' } as const
  graph = await startGateway({ servicesUrl: services.url, elsewhere, environment, config, clock })
  demo = await startGateway({ servicesUrl: services.url, environment, clock })
})
afterAll(async () => {
  manifests.remove()
  await demo?.close()
  await graph?.close()
  await road?.close()
  await services?.close()
})

function addressOf(text: string, more: Readonly<Record<string, string>> = {}): string {
  const persistedQuery = { version: 1, sha256Hash: sha256(text) }
  const parameters = { extensions: JSON.stringify({ persistedQuery }), ...more }
  return `/graphql?${new URLSearchParams(parameters)}`
}

async function get(
  text: string,
  more: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(`${graph.url}${addressOf(text, more)}`, { headers })
  return { answer, headers: answer.headers, body: await answer.text() }
}

async function refusalOf(path: string, method = 'GET') {
  const answer = await fetch(`${graph.url}${path}`, { method })
  const { errors } = JSON.parse(await answer.text())
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('etag')).toBeNull()
  return [answer.status, errors[0].extensions.code]
}

describe('a GET with the hash of a trusted query', () => {
  test('answers like a post, for shared caches, with a strong tag', async () => {
    const { answer, headers, body } = await get(PRODUCTS, { variables: '{"limit":2}' })
    const posted = await graph.ask(PRODUCTS, { limit: 2 })
    expect(answer.status).toBe(200)
    expect(JSON.parse(body)).toEqual({ data: posted.data })
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe(PUBLIC)
    expect(headers.get('etag')).toMatch(/^"[\w-]{20}"$/)
    expect(headers.get('vary')).toBe('x-language')
    expect(headers.getSetCookie()).toEqual([])
    const other = await get(PRODUCTS, { variables: '{"limit":1}' })
    expect(other.headers.get('etag')).not.toBe(headers.get('etag'))
  })

  test('is 304 for a copy that is still right, and HEAD answers the head alone', async () => {
    const { headers, body } = await get(CATEGORIES)
    const etag = headers.get('etag') ?? ''
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(CATEGORIES, {}, { 'if-none-match': held })
      expect([again.answer.status, again.body]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe(PUBLIC)
    }
    const stale = await get(CATEGORIES, {}, { 'if-none-match': '"other"' })
    expect([stale.answer.status, stale.body]).toEqual([200, body])
    const head = await fetch(`${graph.url}${addressOf(CATEGORIES)}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(etag)
    expect(head.headers.get('content-length')).toBe(`${Buffer.byteLength(body)}`)
  })

  test('is answered from the cache of answers, which posts share', async () => {
    const variables = { limit: 5 }
    await get(PRODUCTS, { variables: JSON.stringify(variables) })
    const before = road.requests
    await get(PRODUCTS, { variables: JSON.stringify(variables) })
    await graph.ask(PRODUCTS, variables)
    expect(road.requests).toBe(before)
  })

  test('shows everyone what a stranger sees: neither cookie nor token is read', async () => {
    const { email, password } = await signUp(services)
    const browser = openBrowser(graph)
    await browser.ask(LOGIN, { username: email, password })
    expect((await browser.ask('{ me { email } }')).data).toEqual({ me: { email } })

    const stranger = await get(ME)
    expect(JSON.parse(stranger.body).data).toMatchObject({ me: null, cart: null })
    expect(stranger.headers.get('cache-control')).toBe(PUBLIC)
    const credentials = [
      { cookie: browser.cookie() },
      { authorization: 'Bearer none-of-ours', 'x-client': 'app' },
      { authorization: 'Bearer none-of-ours', cookie: browser.cookie(), origin: 'https://x.test' },
      { 'x-client': 'app', 'x-guest': 'g1.e30' },
    ]
    for (const headers of credentials) {
      const seen = await get(ME, {}, headers)
      expect([seen.answer.status, seen.body]).toEqual([200, stranger.body])
      expect(seen.headers.getSetCookie()).toEqual([])
    }
    expect(JSON.parse((await get(ORDERS)).body)).toEqual({ data: { orders: null } })
  })

  test('what no change would purge is not for shared caches', async () => {
    const { answer, headers, body } = await get(ORDER)
    expect([answer.status, body]).toEqual([200, '{"data":{"order":null}}'])
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  })

  test('is in the language of the address, or of the header and then varies by it', async () => {
    const croatian = await get(FACETS)
    const english = await get(FACETS, { language: 'en' })
    expect(english.body).not.toBe(croatian.body)
    expect(english.headers.get('vary')).toBeNull()
    const byHeader = await get(FACETS, {}, { 'x-language': 'en' })
    expect(byHeader.body).toBe(english.body)
    expect(byHeader.headers.get('vary')).toBe('x-language')
    const both = await get(FACETS, { language: 'hr' }, { 'x-language': 'en' })
    expect(both.body).toBe(croatian.body)
    expect((await get(FACETS, { language: 'xx' })).body).toBe(croatian.body)
  })

  test('with an error is stored by no cache', async () => {
    expect(await refusalOf(addressOf(FAILING))).toEqual([200, 'BAD_USER_INPUT'])
    expect(await refusalOf(addressOf(PRODUCTS, { variables: '{"limit":"x"}' }))).toEqual([
      400,
      'BAD_USER_INPUT',
    ])
    road.be('stopped')
    const failed = await get(PRODUCTS, { variables: '{"limit":17}' })
    road.be('none')
    expect(JSON.parse(failed.body).errors).toHaveLength(1)
    expect(failed.headers.get('cache-control')).toBe('no-store')
  })
})

describe('what is no GET of a trusted query', () => {
  const long = JSON.stringify({ limit: 'x'.repeat(20_000) })

  test.each([
    ['an unknown hash', addressOf('{ me { email } }'), 400, 'PERSISTED_QUERY_NOT_IN_LIST'],
    ['a mutation', addressOf(LOGOUT), 405, 'METHOD_NOT_ALLOWED'],
    [
      'a mutation beside a query',
      addressOf(TWO, { operationName: 'Two' }),
      405,
      'METHOD_NOT_ALLOWED',
    ],
    ['a subscription', addressOf(CART), 405, 'METHOD_NOT_ALLOWED'],
    ['no name of two', addressOf(TWO), 400, 'OPERATION_RESOLUTION_FAILURE'],
    [
      'a name of none',
      addressOf(TWO, { operationName: 'Three' }),
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'a text beside the hash',
      addressOf(PRODUCTS, { query: '{ me { email } }' }),
      400,
      'BAD_REQUEST',
    ],
    ['an unknown parameter', addressOf(PRODUCTS, { x: '1' }), 400, 'BAD_REQUEST'],
    [
      'the language twice',
      `${addressOf(PRODUCTS, { language: 'en' })}&language=hr`,
      400,
      'BAD_REQUEST',
    ],
    ['the hash twice', `${addressOf(PRODUCTS)}&extensions={}`, 400, 'BAD_REQUEST'],
    ['no hash', '/graphql?extensions={}', 400, 'BAD_REQUEST'],
    ['extensions that are no JSON', '/graphql?extensions={', 400, 'BAD_REQUEST'],
    ['extensions that are no object', '/graphql?extensions=[]', 400, 'BAD_REQUEST'],
    ['half a character', '/graphql?extensions=%E0%A4', 400, 'BAD_REQUEST'],
    ['variables that are no JSON', addressOf(PRODUCTS, { variables: '{"a"' }), 400, 'BAD_REQUEST'],
    ['variables that are a list', addressOf(PRODUCTS, { variables: '[1]' }), 400, 'BAD_REQUEST'],
  ])('%s is refused', async (_what, path, status, code) => {
    expect(await refusalOf(path)).toEqual([status, code])
  })

  test('a text, or nothing, is a 405 that names the post', async () => {
    for (const path of ['/graphql', '/graphql?query={__typename}', '/graphql?variables={}']) {
      const answer = await fetch(`${graph.url}${path}`)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })

  test('20 kB of variables are refused, and the next request is answered', async () => {
    const before = road.requests
    const { status } = await fetch(`${graph.url}${addressOf(PRODUCTS, { variables: long })}`)
    expect(status).toBe(431)
    expect(road.requests).toBe(before)
    expect((await get(CATEGORIES)).answer.status).toBe(200)
  })
})

test('in a demo browsers still get the explorer, and answers of a GET have no trace', async () => {
  const explorer = await fetch(`${demo.url}/graphql`, { headers: { accept: 'text/html' } })
  expect(explorer.headers.get('content-type')).toContain('text/html')
  const bodies = new Set<string>()
  for (let time = 1; time <= 3; time += 1) {
    bodies.add(await (await fetch(`${demo.url}${addressOf(CATEGORIES)}`)).text())
  }
  expect([...bodies].map((body) => Object.keys(JSON.parse(body)))).toEqual([['data']])
  // Only a document that was parsed before is known to be a query, whose answer may be stored.
  const posts = [await demo.ask(PRODUCTS), await demo.ask(PRODUCTS), await demo.ask(PRODUCTS)]
  expect(posts.map(({ calls }) => calls.length > 0)).toEqual([true, true, false])
})

test('[MT-01] in maintenance it is 503, which no cache stores', async () => {
  await services.db.transaction().execute((trx) => setMaintenance(trx, true))
  await expect.poll(async () => (await get(CATEGORIES)).answer.status).toBe(503)
  expect(await refusalOf(addressOf(CATEGORIES))).toEqual([503, 'MAINTENANCE'])
  await services.db.transaction().execute((trx) => setMaintenance(trx, false))
  await expect.poll(async () => (await get(CATEGORIES)).answer.status).toBe(200)
})

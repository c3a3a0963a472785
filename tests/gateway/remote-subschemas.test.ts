import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eventually } from './eventually.ts'
import {
  LINKS,
  type Listening,
  type RemoteServer,
  startRemote,
  startShelf,
} from './remote-world.ts'

let platform: ForeignPlatform
let shelf: Listening
let remote: RemoteServer
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  shelf = await startShelf()
  remote = await startRemote()
  graph = await startGateway({
    servicesUrl: platform.url,
    elsewhere: { product: shelf.url },
    // What ends sooner was ended by the client.
    readTimeoutMs: 60_000,
    environment: {
      TOKEN_OF_REVIEWS: 'Bearer t0ken',
      REMOTE_SUBSCHEMAS: JSON.stringify([
        {
          name: 'reviews',
          url: remote.url,
          headers: { authorization: { env: 'TOKEN_OF_REVIEWS' }, 'x-tenant': 'savez' },
          links: LINKS,
        },
      ]),
    },
  })
  await eventually(async () => {
    expect((await graph.ask('{ latest { id } }')).errors).toEqual([])
  })
})

afterAll(async () => {
  await graph?.close()
  await remote?.close()
  await shelf?.close()
  await platform?.close()
})

beforeEach(() => {
  remote.requests.length = 0
})

test('[DC-09~] the schema that clients download has the types of the remote', async () => {
  const sdl = await (await fetch(`${graph.url}/schema.graphql`)).text()
  expect(sdl).toMatch(/^union Found = /m)
  expect(sdl).toMatch(/^type Review /m)
})

/** The first uses the JSON handler, the second Yoga's own pipeline. */
const WAYS = [
  ['the JSON handler', {}],
  ['all of Yoga', { accept: 'application/json, text/plain' }],
] as const

describe.each(WAYS)('[DC-01] a remote subschema by %s', (_way, headers) => {
  const ask = (query: string, variables = {}) => graph.ask(query, variables, headers)

  test('answers its own root fields, together in one call, beside ours', async () => {
    const { data, errors, calls } = await ask(
      `query Mixed($n: Int) {
        reviews(limit: $n) { ...text }
        other: latest { id }
        found { __typename ... on Rating { votes } ... on Review { text } }
        layout { site { name } }
      }
      fragment text on Review { is: text __typename }`,
      { n: 2 },
    )
    expect(errors).toEqual([])
    expect(data).toEqual({
      reviews: [
        { is: 'Odlično 1', __typename: 'Review' },
        { is: 'Odlično 2', __typename: 'Review' },
      ],
      other: [{ id: '1' }, { id: '2' }, { id: '3' }],
      found: [
        { __typename: 'Rating', votes: 4 },
        { __typename: 'Review', text: 'Odlično 4' },
      ],
      layout: { site: { name: 'Another Federation' } },
    })
    expect(remote.requests).toHaveLength(1)
    expect(calls).toEqual([expect.objectContaining({ service: 'reviews', status: 200 })])
  })

  test('is requested once for a list of 24 products', async () => {
    const { data, errors, calls } = await ask(
      `query ($p: Int!) {
        products(limit: 24) { items { name grade { average(precision: $p) ...more } } }
      }
      fragment more on Rating { best { text } }`,
      { p: 2 },
    )
    expect(errors).toEqual([])
    const { items } = Object(data['products'])
    expect(items).toHaveLength(24)
    expect(items[6]).toEqual({
      name: 'Proizvod 7',
      grade: { average: 1, best: { text: 'Odlično 7' } },
    })
    // It has left this one out.
    expect(items[4]).toEqual({ name: 'Proizvod 5', grade: null })
    expect(remote.requests).toHaveLength(1)
    expect(calls.map(({ service }) => service)).toEqual(['product', 'reviews'])
  })

  test('takes keys as numbers when that is what it wants', async () => {
    const { data, errors } = await ask('{ products(limit: 2) { items { score { points } } } }')
    expect(errors).toEqual([])
    const items = [{ score: { points: 10 } }, { score: { points: 20 } }]
    expect(data).toEqual({ products: { items } })
  })

  test('leads to our entities, in one call, without its key being selected', async () => {
    const { data, errors, calls } = await ask(
      '{ latest { product { name } alike { name } productId: text } }',
    )
    expect(errors).toEqual([])
    const alike = [{ name: 'Proizvod 1' }, { name: 'Proizvod 3' }]
    expect(data).toEqual({
      latest: [
        { product: { name: 'Proizvod 1' }, alike, productId: 'Odlično 1' },
        { product: null, alike, productId: 'Odlično 2' },
        { product: null, alike, productId: 'Odlično 3' },
      ],
    })
    expect(calls.map(({ service }) => service)).toEqual(['reviews', 'product'])
  })

  test('there and back again', async () => {
    const { data, errors } = await ask(
      '{ products(limit: 1) { items { grade { best { product { slug grade { votes } } } } } } }',
    )
    expect(errors).toEqual([])
    const product = { slug: 'proizvod-1', grade: { votes: 2 } }
    expect(data).toEqual({ products: { items: [{ grade: { best: { product } } }] } })
  })

  test('writes too', async () => {
    const { data, errors } = await ask(
      'mutation ($t: String!) { addReview(product: 3, text: $t) { text product { name } } }',
      { t: 'Šal grije' },
    )
    expect(errors).toEqual([])
    expect(data).toEqual({ addReview: { text: 'Šal grije', product: { name: 'Proizvod 3' } } })
  })

  test('what it says of its faults stays with us', async () => {
    const { status, data, errors } = await ask(
      '{ broken refused reviews(limit: 1) { id broken } layout { site { name } } }',
    )
    expect(status).toBe(200)
    expect(data).toEqual({
      broken: null,
      refused: null,
      reviews: [{ id: '1', broken: null }],
      layout: { site: { name: 'Another Federation' } },
    })
    const told = errors.map(({ path, extensions }) => [path?.join('.'), extensions?.['code']])
    expect(Object.fromEntries(told)).toEqual({
      broken: 'UPSTREAM_ERROR',
      refused: 'TOO_EARLY',
      'reviews.0.broken': 'UPSTREAM_ERROR',
    })
    for (const { message, extensions } of errors) {
      expect(message).toBe('The reviews service could not answer this.')
      expect(extensions?.['service']).toBe('reviews')
    }
    expect(JSON.stringify(errors)).not.toMatch(/http|10\.1|hunter2|ECONN|127\.0/)
  })

  test('what may not be null there may be here, else it took all of ours with it', async () => {
    const { data, errors } = await ask('{ firm layout { site { name } } }')
    expect(data).toEqual({ firm: null, layout: { site: { name: 'Another Federation' } } })
    expect(errors).toMatchObject([{ path: ['firm'], extensions: { service: 'reviews' } }])
  })

  test.each([
    ['depth', `{ latest { ${'answer { '.repeat(12)} id ${'} '.repeat(12)} } }`, 'TOO_DEEP'],
    ['the length of its lists', '{ reviews(limit: 5000) { id } }', 'TOO_COSTLY'],
    ['lengths by another name', '{ latest(first: 5000) { id } }', 'TOO_COSTLY'],
    [
      'lists in lists of ours',
      '{ products(limit: 100) { items { grade { best { alike { grade { best { alike { id } } } } } } } } }',
      'TOO_COSTLY',
    ],
    [
      'aliases',
      `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: latest { id }`).join(' ')} }`,
      'TOO_MANY_ALIASES',
    ],
  ])('%s is limited as ours', async (_what, query, code) => {
    const { errors } = await ask(query)
    expect(errors.map(({ extensions }) => extensions?.['code'])).toContain(code)
    expect(remote.requests).toEqual([])
  })
})

test('nothing of a visitor and no key of ours goes to a remote', async () => {
  await graph.ask(
    '{ latest { id } }',
    {},
    {
      cookie: 'session=secret',
      authorization: 'Basic visitor',
      'x-request-id': 'request-0001',
      'x-tenant': 'other',
      referer: 'http://visitor.test',
    },
  )
  const [{ headers } = { headers: {} }] = remote.requests
  expect(headers).toMatchObject({
    authorization: 'Bearer t0ken',
    'x-tenant': 'savez',
    'x-request-id': 'request-0001',
    'x-gaussbox-language': 'hrv',
  })
  const names = Object.keys(headers).filter(
    (name) => !/^(host|connection|content-|accept)/.test(name),
  )
  expect(names.sort()).toEqual(['authorization', 'x-gaussbox-language', 'x-request-id', 'x-tenant'])
})

test('introspection shows it in demo mode, without what stays open', async () => {
  const { data } = await graph.ask(
    `{ __schema { subscriptionType { fields { name } } }
       product: __type(name: "Product") { fields { name type { name } } }
       review: __type(name: "Review") { fields { name } } }`,
  )
  const { __schema, product, review } = Object(data)
  const fields = ['eventChanged', 'cartChanged', 'orderChanged'].map((name) => ({ name }))
  expect(__schema).toEqual({ subscriptionType: { fields } })
  expect(product.fields).toContainEqual({ name: 'grade', type: { name: 'Rating' } })
  expect(review.fields).toContainEqual({ name: 'product' })
})

test.each(WAYS)('whoever hangs up ends the call to it as well, by %s', async (_way, accept) => {
  const begun = remote.waits.begun
  const aborted = remote.waits.aborted
  const visitor = new AbortController()
  const answer = fetch(`${graph.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...accept },
    body: JSON.stringify({ query: '{ wait }' }),
    signal: visitor.signal,
  })
  answer.catch(() => undefined)
  await eventually(() => expect(remote.waits.begun).toBe(begun + 1))
  visitor.abort()
  await expect(answer).rejects.toThrow()
  await eventually(() => expect(remote.waits.aborted).toBe(aborted + 1))
})

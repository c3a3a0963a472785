import { parse } from 'graphql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCacheScope } from '#gateway/cache/cache-scope.ts'
import { createPublicCache } from '#gateway/cache/public-cache.ts'
import { createAnswerCache } from '#gateway/plugins/cache/answer-cache.ts'
import { filterCategories } from '#services/contract/category.ts'
import { decide } from '#services/contract/cms.ts'
import { filterConsents } from '#services/contract/consents.ts'
import { listSocialProviders } from '#services/contract/login.ts'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { getProfile } from '#services/contract/user.ts'
import { filterGuestWishlist, getSharedWishlist } from '#services/contract/wishlist.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { type AnswersWorld, startAnswersWorld } from './answers-world.ts'
import { eventually } from './eventually.ts'
import { failure, scriptedServices } from './scripted-services.ts'

const CATEGORIES = '{ categories { name } }'
const SEARCH = 'query ($q: String) { products(keywords: $q) { items { name } } }'
const PRODUCTS = '{ products(limit: 12) { items { name } } }'
const NO_PRODUCTS = {
  records: [],
  pagination: { page: 1, limit: 10, totalPages: 1, totalRecords: 0 },
}

let world: AnswersWorld
let platform: ForeignPlatform

beforeAll(async () => {
  platform = await startForeignPlatform()
})
afterAll(async () => {
  await platform.close()
})

beforeEach(async () => {
  world = await startAnswersWorld()
  await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
  // An answer made right after the start is cached briefly: the start itself purged everything.
  world.clock.advance(60_000)
})
afterEach(async () => {
  await world.close()
})

/** The first time a document comes it is parsed; from the second time on it may be cached. */
async function often(query: string, variables = {}, headers = {}): Promise<string> {
  const { body } = await world.ask(query, variables, headers)
  for (let time = 2; time <= 4; time += 1) {
    expect((await world.ask(query, variables, headers)).body).toBe(body)
  }
  return body
}

describe('a public query', () => {
  test('is executed once for many who send it', async () => {
    await often(PRODUCTS)
    expect(world.calls(filterProducts.path)).toBe(2)
  })

  test('is executed once for 200 who send it at once', async () => {
    await world.ask(PRODUCTS)
    const go = Promise.withResolvers<void>()
    world.services.on(filterProducts, async () => {
      await go.promise
      return NO_PRODUCTS
    })
    const answers = Array.from({ length: 200 }, () => world.ask(PRODUCTS))
    await eventually(() => expect(world.calls(filterProducts.path)).toBe(2))
    go.resolve()
    expect(new Set((await Promise.all(answers)).map(({ body }) => body)).size).toBe(1)
    expect(world.calls(filterProducts.path)).toBe(2)
  })

  test('has an answer for each value of its variables, in whatever order they come', async () => {
    const query =
      'query ($page: Int, $q: String) { products(page: $page, keywords: $q) { pageInfo { page } } }'
    await often(query, { page: 1, q: 'dres' })
    const calls = world.calls(filterProducts.path)
    await world.ask(query, { q: 'dres', page: 1 })
    expect(world.calls(filterProducts.path)).toBe(calls)
    for (const other of [{ page: 2, q: 'dres' }, { page: 1 }, { page: 1, q: null }]) {
      await world.ask(query, other)
    }
    expect(world.calls(filterProducts.path)).toBe(calls + 3)
  })

  test('is answered in the media type that was requested', async () => {
    for (const type of ['application/json', 'application/graphql-response+json']) {
      for (let time = 1; time <= 3; time += 1) {
        const answer = await world.ask(CATEGORIES, {}, { accept: type })
        expect(answer).toEqual({
          type: `${type}; charset=utf-8`,
          body: '{"data":{"categories":[]}}',
        })
      }
    }
  })

  test('is answered from the cache to those who are logged in as well', async () => {
    await often(CATEGORIES)
    const calls = world.services.requests.length
    await world.ask(CATEGORIES, {}, { cookie: 'auth.access=of-ana' })
    expect(world.services.requests).toHaveLength(calls)
  })

  test('with variables too long or too deep to come again is not cached', async () => {
    const deep = Array.from({ length: 40 }).reduce((inner) => [inner], [])
    for (const variables of [{ q: 'a'.repeat(3_000) }, { q: 'a', deep }]) {
      await world.ask(SEARCH, variables)
      const calls = world.calls(filterProducts.path)
      await world.ask(SEARCH, variables)
      expect(world.calls(filterProducts.path)).toBe(calls + 1)
    }
  })
})

describe('the tree of categories', () => {
  const OTHERS = ['{ categories { slug } }', '{ categories { id } me { email } }', CATEGORIES]

  test('is read once for all operations and visitors, and again after a change of it', async () => {
    await often(CATEGORIES)
    for (const query of OTHERS) await world.ask(query, {}, { cookie: 'auth.access=of-ana' })
    expect(world.calls(filterCategories.path)).toBe(1)

    world.services.on(filterCategories, () => ({
      records: [{ id: 7, slug: 'novo', slugMain: 'novo', name: 'Novo' }],
      totalPages: 1,
      totalRecords: 1,
    }))
    await world.told('product:9')
    expect((await world.ask(CATEGORIES)).body).not.toContain('Novo')
    await world.told('categories')
    expect((await world.ask(CATEGORIES)).body).toContain('Novo')
    for (const query of OTHERS) await world.ask(query)
    expect(world.calls(filterCategories.path)).toBe(2)
  })

  test('that was read a moment after a change keeps no answer longer than itself', async () => {
    await world.ask(CATEGORIES)
    await world.told('categories')
    await world.ask('{ categories { slug } }')
    world.clock.advance(4_900)
    await world.ask(CATEGORIES)
    world.clock.advance(100)
    await world.ask(CATEGORIES)
    expect(world.calls(filterCategories.path)).toBe(3)
  })
})

describe('an answer goes', () => {
  test.each([
    ['with a change of what it read', CATEGORIES, ['categories'], filterCategories.path],
    ['with a change of the layout', CATEGORIES, ['settings'], filterCategories.path],
    ['with a change of a text, if it has keywords', SEARCH, ['search'], filterProducts.path],
  ])('%s', async (_when, query, tags, path) => {
    await often(query, { q: 'dres' })
    const calls = world.calls(path)
    await world.told(...tags)
    await world.ask(query, { q: 'dres' })
    expect(world.calls(path)).toBe(calls + 1)
  })

  test.each([[CATEGORIES], [PRODUCTS]])('%s stays with any other change', async (query) => {
    await often(query)
    const calls = world.services.requests.length
    await world.told('search', 'product:5', 'posts')
    await world.ask(query)
    // The feed is read as well.
    const others = world.services.requests
      .slice(calls)
      .filter(({ path }) => !path.includes('changes'))
    expect(others).toEqual([])
  })

  test('that says that there is nothing goes with any change', async () => {
    world.services.on(getProduct, () => ({ product: null, movedTo: null }))
    world.services.on(decide, () => ({ kind: 'none' as const }))
    for (const [query, path] of [
      ['{ product(slug: "novi") { __typename } }', getProduct.path],
      ['{ content(slug: "nova") { __typename } }', decide.path],
    ] as const) {
      await often(query)
      const calls = world.calls(path)
      await world.told('product:9')
      await world.ask(query)
      expect(world.calls(path)).toBe(calls + 1)
    }
  })

  test('with a gap of the feed', async () => {
    await often(PRODUCTS)
    const gap = new Promise<void>((resolve) => {
      world.layout.onChange((_tags, isGap) => isGap && resolve())
    })
    world.services.forgetCursors()
    await gap
    await world.ask(PRODUCTS)
    expect(world.calls(filterProducts.path)).toBe(3)
  })

  test('after 5 s if it was made a moment after a change', async () => {
    await world.told('list:all')
    await often(PRODUCTS)
    world.clock.advance(5_000)
    await world.ask(PRODUCTS)
    world.clock.advance(3_600_000)
    await world.ask(PRODUCTS)
    expect(world.calls(filterProducts.path)).toBe(3)
  })

  test.each(['unknown', 'fails'] as const)('after 60 s while the feed is %s', async (state) => {
    const services = scriptedServices()
    services.setFeed(state)
    const feedless = await startAnswersWorld({ services })
    feedless.clock.advance(10_000)
    for (let time = 1; time <= 3; time += 1) await feedless.ask(CATEGORIES)
    feedless.clock.advance(59_000)
    await feedless.ask(CATEGORIES)
    const calls = feedless.calls(filterCategories.path)
    feedless.clock.advance(1_000)
    await feedless.ask(CATEGORIES)
    expect(feedless.calls(filterCategories.path)).toBe(calls + 1)
    await feedless.close()
  })

  test('and what was read before a change that came meanwhile is not stored', async () => {
    await world.ask(PRODUCTS)
    const reached = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    world.services.on(filterProducts, async () => {
      reached.resolve()
      await goOn.promise
      return NO_PRODUCTS
    })
    const slow = world.ask(PRODUCTS)
    await reached.promise
    await world.told('list:all')
    // A client that asks after the change does not wait for the execution from before it.
    const later = world.ask(PRODUCTS)
    await eventually(() => expect(world.calls(filterProducts.path)).toBe(3))
    goOn.resolve()
    await Promise.all([slow, later])
    world.clock.advance(6_000)
    await world.ask(PRODUCTS)
    expect(world.calls(filterProducts.path)).toBe(4)
  })
})

test('the consents of a form are read once, until one of them changes', async () => {
  const query = '{ formConsents(form: PRODUCT_AVAILABILITY_FORM) { html } }'
  world.services.on(filterConsents, () => ({ records: [], totalPages: 1, totalRecords: 0 }))
  await often(query)
  expect(world.calls(filterConsents.path)).toBe(2)
  await world.told('consents')
  await world.ask(query)
  expect(world.calls(filterConsents.path)).toBe(3)
})

describe('never stored is', () => {
  test.each([
    ['{ me { email } }'],
    ['{ wishlist { items { product { name } } } }'],
    ['{ products(limit: 12) { items { name } } me { email } }'],
    ['{ sharedWishlist(token: "aaaaaaaaaaaaaaaaaaaaaaaa") { ownerFirstName } }'],
    ['{ loginProviders { name } }'],
  ])('%s, also of an anonymous visitor', async (query) => {
    world.services.on(listSocialProviders, () => ({ records: [] }))
    expect(await often(query)).not.toContain('errors')
    expect(world.stored).toEqual([])
  })

  test('an answer to nobody given to somebody', async () => {
    world.services.on(getProfile, () => aProfile('ana@x.hr'))
    const query = '{ me { email } }'
    expect(await often(query)).toBe('{"data":{"me":null}}')
    expect((await world.ask(query, {}, { cookie: 'auth.access=of-ana' })).body).toContain(
      'ana@x.hr',
    )
    expect(await often(query)).toBe('{"data":{"me":null}}')
  })

  test('the answer of one of two who ask at once, whoever is first', async () => {
    const profileOf = (token?: string) => aProfile(`${token ?? 'nobody'}@x.hr`)
    const go = Promise.withResolvers<void>()
    world.services.on(getProfile, async (_input, { accessToken }) => {
      await go.promise
      return profileOf(accessToken)
    })
    const query = '{ categories { name } me { email } }'
    await world.ask(query)
    const answers = ['ana', 'ivo', 'ana'].map((name) =>
      world.ask(query, {}, { cookie: `auth.access=${name}` }),
    )
    const nobody = world.ask(query)
    await eventually(() => expect(world.calls(getProfile.path)).toBeGreaterThan(0))
    go.resolve()
    const bodies = (await Promise.all(answers)).map(({ body }) => /(\w+)@x/.exec(body)?.[1])
    expect(bodies).toEqual(['ana', 'ivo', 'ana'])
    expect((await nobody).body).toContain('"me":null')
  })

  test('a mutation, however often it comes at once', async () => {
    const mutation =
      'mutation { setWish(input: { productId: "7", isWished: true }) { __typename } }'
    await world.ask(mutation)
    const before = world.services.requests.length
    await Promise.all(Array.from({ length: 5 }, () => world.ask(mutation)))
    expect(world.services.requests.length - before).toBeGreaterThanOrEqual(5)
  })

  test('an answer with an error or a gap', async () => {
    for (const query of [CATEGORIES, '{ categories { name } posts { items { title } } }']) {
      world.services.fail(filterCategories)
      const failed = await often(query)
      expect(failed).toContain('errors')
      world.services.on(filterCategories, () => ({ records: [], totalPages: 1, totalRecords: 0 }))
      expect((await world.ask(query)).body).toContain('"categories":[]')
      await world.told('categories', 'posts')
      world.clock.advance(6_000)
    }
  })

  test('what an operation reads of a guest, by cookie or as an app', async () => {
    world.services.on(filterGuestWishlist, ({ token }) => ({
      records: token.startsWith('a') ? [{ product_id: 7 }] : [],
      pagination: { lastPage: 1, page: 1, limit: 10, total: 1, perPage: 10 },
    }))
    const query = '{ wishlist { productIds } }'
    const [one, other] = ['a'.repeat(24), 'b'.repeat(24)]
    expect(await often(query, {}, { cookie: `wishlist=${one}` })).toContain('["7"]')
    expect(await often(query, {}, { cookie: `wishlist=${other}` })).toContain('[]')
    expect(await often(query, {}, { 'x-client': 'app', 'x-guest': guestToken(one) })).toContain(
      '["7"]',
    )
    expect(await often(query)).toContain('[]')
  })

  test('a shared list, which its owner may stop to share', async () => {
    const query = '{ sharedWishlist(token: "aaaaaaaaaaaaaaaaaaaaaaaa") { ownerFirstName } }'
    world.services.on(getSharedWishlist, () => ({
      ownerFirstName: 'Ana',
      records: [],
      pagination: { lastPage: 1, page: 1, limit: 12, total: 0, perPage: 12 },
    }))
    expect(await often(query)).toContain('Ana')
    world.services.fail(getSharedWishlist, failure(404, 'NOT_FOUND'))
    expect((await world.ask(query)).body).toBe('{"data":{"sharedWishlist":null}}')
  })

  test('an answer that no change would purge', async () => {
    world.services.on(listSocialProviders, () => ({ records: [{ key: 'google', name: 'Google' }] }))
    const query = '{ loginProviders { name } }'
    expect(await often(query)).toContain('Google')
    world.services.on(listSocialProviders, () => ({ records: [] }))
    expect((await world.ask(query)).body).toContain('[]')
  })
})

test('of a demo the trace is never stored: a hit shows that it cost no call', async () => {
  const demo = await startGateway({ servicesUrl: platform.url })
  const calls: number[] = []
  for (let time = 1; time <= 4; time += 1) {
    const answer = await demo.post(JSON.stringify({ query: PRODUCTS }))
    calls.push(JSON.parse(await answer.text()).extensions.upstream.length)
  }
  expect(calls).toEqual([1, 1, 0, 0])
  await demo.close()
})

test('made-up variables never push out a page', async () => {
  const layout = { maxAgeMs: () => null, onChange: () => () => undefined }
  const clock = { now: () => new Date() }
  const cache = createPublicCache({ layout, clock })
  const { signal } = new AbortController()
  let rendered = 0
  const pages = cache.createSource<string, 'plain'>({
    maxBytes: { plain: 100_000 },
    servesStale: true,
  })
  const visit = () =>
    pages.get({
      key: '/',
      signal,
      make: async () => {
        rendered += 1
        const facts = {
          tags: [],
          bytes: 10,
          madeAt: 0,
          expiresAt: null,
          partition: 'plain',
        } as const
        return { ...facts, value: 'page', sharing: 'stored' }
      },
    })
  await visit()
  let stored = 0
  const answers = createAnswerCache({
    cache,
    clock,
    serialize: () => {
      stored += 1
      return 'x'.repeat(10_000)
    },
  })
  const document = parse('query ($q: String) { products(keywords: $q) { items { id } } }')
  const scope = createCacheScope()
  const ask = (q: number) =>
    answers.get(
      {
        document,
        operationName: null,
        variables: { q },
        language: 'hrv',
        currency: 'EUR',
        type: 'application/json',
        signal,
      },
      async () => ({ result: { data: {} }, scope }),
    )
  for (let q = 0; q < 5_000; q += 1) await ask(q)
  await visit()
  expect(rendered).toBe(1)
  // They pushed out each other.
  await ask(0)
  expect(stored).toBe(5_001)
})

function guestToken(wishlist: string): string {
  return `g1.${Buffer.from(JSON.stringify({ wishlist })).toString('base64url')}`
}

function aProfile(email: string) {
  const details = { firstName: 'Ana', lastName: 'Anić' }
  return { id: 1, username: email, email, details, isBackofficeUser: false, scope: [] }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APP_EXAMPLES, EXAMPLE_QUERIES } from '#gateway/plugins/example-queries.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { LOGIN, openApp } from './visitors.ts'

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url })
})

afterAll(async () => {
  await graph?.close()
  await services?.close()
})

test.each(EXAMPLE_QUERIES)('an example of the explorer is answered: %s', async (query) => {
  const { errors, data } = await graph.ask(query)
  expect(errors).toEqual([])
  expect(data).toBeTruthy()
})

test('[DC-08] the examples of an app lead from its login to a cart and its checkout, by the tokens of the answers', async () => {
  const tokens = new Map<string, string>()
  const remember = (value: object) => {
    for (const [name, inside] of Object.entries(value)) {
      if (typeof inside === 'object' && inside !== null) remember(inside)
      else if (typeof inside === 'string') tokens.set(name, inside)
    }
  }
  const answers: Record<string, unknown> = {}
  for (const { query, headers } of APP_EXAMPLES) {
    if (query.includes('subscription')) continue
    const filled = headers.replace(/<(\w+)>/g, (_all, name: string) => tokens.get(name) ?? '')
    const given = Object.entries(JSON.parse(filled)).filter(([, value]) => value !== '')
    const { data, errors } = await graph.ask(
      query,
      {},
      Object.fromEntries(given) as Record<string, string>,
    )
    expect(errors, query).toEqual([])
    remember(data)
    Object.assign(answers, data)
  }
  expect(answers).toMatchObject({
    me: { email: 'ana@navijaci.example' },
    addToCart: {
      cart: { items: expect.arrayContaining([expect.objectContaining({ state: 'OK' })]) },
    },
    checkout: { countries: expect.arrayContaining([{ iso: 'HR', name: 'Hrvatska' }]) },
  })
})

const HOME = `{
  content {
    ... on Page {
      id slug title metaTitle metaDescription updatedAt
      sections {
        id type
        ... on HeroSection {
          kicker title text primaryLink { label link { kind path } } secondaryLink { label }
          picture { url alt } tallPicture { url } nextMatch { title startsAt link { label } }
        }
        ... on FeaturedProductsSection { title limit products { name price { final { amount } } } }
        ... on CategoryTilesSection { title categoryIds categories { id name image { url } } }
        ... on LatestNewsSection { title limit posts { title slug publishedAt picture { url } body } }
        ... on MembershipBannerSection { title link { link { path } } picture { url } }
        ... on PartnersSection { partners { name picture { url } link { kind path } } }
        ... on RichTextSection { body }
      }
    }
  }
}`

type Section = {
  readonly type: string
  readonly limit?: number
  readonly products?: readonly unknown[]
  readonly posts?: readonly { readonly body: string | null }[]
  readonly categoryIds?: readonly string[]
  readonly categories?: readonly { readonly id: string }[]
}
type Home = { readonly content: { readonly sections: readonly Section[] } }

describe('content', () => {
  test('[DC-05~] the home page comes from CMS and catalogue in 3 calls', async () => {
    // The tree of categories is cached for all operations.
    await graph.ask('{ categories { id } }')
    const { data, errors, calls } = await graph.ask<Home>(HOME)
    expect(errors).toEqual([])
    expect(calls.map(({ service, path }) => `${service} ${path}`).sort()).toEqual([
      'cms finder/decide',
      'cms post/filterStandard',
      'product web/filter',
    ])
    const of = (type: string) => data.content.sections.find((section) => section.type === type)
    const featured = of('featured-products')
    expect(featured?.products?.length).toBeGreaterThan(0)
    expect(featured?.products?.length).toBeLessThanOrEqual(featured?.limit ?? 0)
    const tiles = of('category-tiles')
    expect(tiles?.categories?.map(({ id }) => id)).toEqual(tiles?.categoryIds)
    expect(of('latest-news')?.posts?.every(({ body }) => body === null)).toBe(true)
  })

  test('a post stands at its slug with its body, and nothing at a slug of nobody', async () => {
    type Posts = { readonly posts: { readonly items: readonly { readonly slug: string }[] } }
    const { data } = await graph.ask<Posts>('{ posts(limit: 1) { items { slug } } }')
    const query =
      'query At($slug: String) { content(slug: $slug) { __typename ... on Post { slug body publishedAt categories { id slug title } } } }'
    const post = await graph.ask<{ content: { body: string } }>(query, {
      slug: data.posts.items[0]?.slug,
    })
    expect(post.data.content).toMatchObject({ __typename: 'Post', slug: data.posts.items[0]?.slug })
    expect(post.data.content.body).toContain('<p>')
    const none = await graph.ask(query, { slug: 'nema-toga' })
    expect([none.data, none.errors]).toEqual([{ content: null }, []])
  })

  test('a post names the products that its text links to, and other news of its category', async () => {
    type Answer = {
      readonly content: {
        readonly body: string
        readonly categories: readonly { readonly slug: string }[]
        readonly products: readonly { readonly slug: string }[]
        readonly related: readonly (typeof data.content & { readonly slug: string })[]
      }
    }
    const { data, errors } = await graph.ask<Answer>(
      `{ content(slug: "novi-domaci-dres") { ... on Post {
        body categories { slug } products { slug }
        related { slug categories { slug } products { slug } }
      } } }`,
    )
    expect(errors).toEqual([])
    const { body, categories, products, related } = data.content
    expect(products.map(({ slug }) => slug)).toEqual(['dres-djecji', 'dres-domaci'])
    for (const { slug } of products) expect(body).toContain(`href="/product/${slug}"`)
    expect(related).toHaveLength(3)
    for (const other of related) {
      expect(other).toMatchObject({ categories, products: [] })
      expect(other.slug).not.toBe('novi-domaci-dres')
    }
  })

  test('posts come newest first and can be narrowed to a category', async () => {
    type Posts = {
      readonly posts: {
        readonly items: readonly {
          readonly publishedAt: string
          readonly categories: readonly { readonly slug: string }[]
        }[]
        readonly pageInfo: { readonly total: number }
      }
    }
    const query =
      'query Posts($category: String) { posts(limit: 100, category: $category) { items { publishedAt categories { slug } } pageInfo { total } } }'
    const { data } = await graph.ask<Posts>(query)
    const moments = data.posts.items.map(({ publishedAt }) => publishedAt)
    expect(moments).toEqual([...moments].sort().reverse())
    const category = data.posts.items[0]?.categories[0]?.slug ?? ''
    const some = await graph.ask<Posts>(query, { category })
    expect(some.data.posts.pageInfo.total).toBeGreaterThan(0)
    expect(some.data.posts.pageInfo.total).toBeLessThan(data.posts.pageInfo.total)
    expect(
      some.data.posts.items.every(({ categories }) =>
        categories.some(({ slug }) => slug === category),
      ),
    ).toBe(true)
  })
})

describe('events', () => {
  test('[AP-36~] events come by their start and each is found by its id', async () => {
    type Events = {
      readonly events: {
        readonly items: readonly { readonly id: string; readonly start: string }[]
      }
    }
    const { data } = await graph.ask<Events>('{ events { items { id start } } }')
    const starts = data.events.items.map(({ start }) => start)
    expect(starts).toEqual([...starts].sort())
    const id = data.events.items[0]?.id
    const one = await graph.ask(
      'query One($id: ID!) { event(id: $id) { id title description start end location picture { url } } }',
      { id },
    )
    expect(one.errors).toEqual([])
    expect(one.data['event']).toMatchObject({ id })
  })

  test('an event of nobody is null, and what is no id is refused by its name', async () => {
    const none = await graph.ask('{ event(id: "987654") { id } }')
    expect([none.data, none.errors]).toEqual([{ event: null }, []])
    const bad = await graph.ask('{ event(id: "1 or 1=1") { id } }')
    expect(bad.errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'id' })
  })
})

describe('layout', () => {
  test('[HF-10] [PL-07] it answers without a call, from the copy that the gateway keeps', async () => {
    const { data, errors, calls } = await graph.ask(`{ layout {
      site { name url copyright homePageSlug numberOfStars defaultLanguage isInMaintenance tagManagerId
        logo { url } mainCurrency { code symbol } currencies { id } languages { id code code2 name }
        countries { id iso name } mediaSizes { key width height } checkout { allowedCountries cartAdditionBehaviour } }
      mainNavigation { id title link { kind path } children { id title link { path } } }
      header { announcement }
      footer { text buttons { label link { path } } columns { title items { title } } links { title }
        organisation { name address phone email taxId registry bankAccounts } social { network url } sponsor { name picture { url } } }
      cookieNotice { text link { label } }
    } }`)
    expect(errors).toEqual([])
    expect(calls).toEqual([])
    expect(data).toMatchObject({
      layout: {
        site: {
          name: 'Jadranski sportski savez',
          url: 'http://localhost:4000',
          copyright: expect.stringContaining('Jadranski sportski savez'),
          homePageSlug: 'naslovnica',
          numberOfStars: 5,
          mainCurrency: { code: 'EUR', symbol: '€' },
          currencies: [{ id: '1' }],
          defaultLanguage: 'hrv',
          languages: [{ id: '41', code: 'hrv', code2: 'hr', name: 'hrvatski' }],
          checkout: { allowedCountries: ['HR'], cartAdditionBehaviour: 'SHOW_POPUP' },
        },
        footer: { columns: [{}, {}, {}], buttons: [{}, {}] },
      },
    })
  })
})

const WHOLE = `query ($slug: ID!) {
  products(limit: 1) { items { name } }
  content { ... on Page { title } }
  cart { items { quantity } }
  orders(limit: 1) { items { slug number } }
  order(slug: $slug) { number }
  me { email addresses { id } }
  wishlist { items { productId } }
  formConsents(form: CHECKOUT_FORM) { number }
}`

test('one operation of a customer spans product, CMS, cart, order, user and GDPR services; a visitor is answered nothing of hers [DC-05, RL-03]', async () => {
  const app = openApp(graph)
  const login = await app.ask<{ login: { session: { accessToken: string } } }>(LOGIN, {
    ...{ username: 'ana@navijaci.example', password: 'rukomet-na-otoku' },
  })
  app.tokens.accessToken = login.data.login.session.accessToken
  const own = await app.ask<{ orders: { items: { slug: string; number: string }[] } }>(
    '{ orders(limit: 1) { items { slug number } } }',
  )
  const [{ slug, number } = { slug: '', number: '' }] = own.data.orders.items
  const { data, errors, calls } = await app.ask(WHOLE, { slug })
  expect(errors).toEqual([])
  expect(data).toMatchObject({
    products: { items: [{ name: expect.any(String) }] },
    content: { title: expect.any(String) },
    orders: { items: [{ number }] },
    order: { number },
    me: { email: 'ana@navijaci.example', addresses: expect.arrayContaining([expect.anything()]) },
    wishlist: { items: expect.any(Array) },
    formConsents: expect.arrayContaining([{ number: expect.any(Number) }]),
  })
  const services = new Set(calls?.map(({ service }) => service))
  expect([...services]).toEqual(
    expect.arrayContaining(['product', 'cms', 'ecommerce', 'user', 'gdpr']),
  )

  const visitor = await openApp(graph).ask(WHOLE, { slug })
  expect(visitor.data).toMatchObject({ orders: null, order: null, me: null, cart: null })
  const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
    ... on UpdateProfileSuccess { me { firstName } } ... on Problem { code field } } }`
  const input = { firstName: 'Ana', lastName: 'Anić', email: 'ana@navijaci.example' }
  expect((await openApp(graph).ask(UPDATE, { input })).errors[0]?.extensions?.['code']).toBe(
    'UNAUTHENTICATED',
  )
  expect((await app.ask(UPDATE, { input: { ...input, firstName: '1' } })).data).toMatchObject({
    updateProfile: { code: 'INVALID_INPUT', field: 'firstName' },
  })
  const CHANGE = `mutation { changePassword(input: { oldPassword: "nije-ova-1", newPassword: "ni-ova-12" }) {
    ... on Problem { code field } } }`
  expect((await app.ask(CHANGE)).data).toEqual({
    changePassword: { code: 'INCORRECT_OLD_PASSWORD', field: 'oldPassword' },
  })
  await app.ask('mutation { logout { __typename } }')
  expect((await app.ask('{ me { email } }')).errors[0]?.extensions?.['code']).toBe(
    'UNAUTHENTICATED',
  )
})

test('terms are found by what their titles contain [AP-23]', async () => {
  type Terms = { readonly terms: readonly { readonly title: string }[] }
  const { data } = await graph.ask<Terms>('{ terms { title } }')
  const [first] = data.terms
  const part = first?.title.slice(1, 5).toUpperCase() ?? ''
  const { data: found } = await graph.ask<Terms>(
    'query Found($part: String) { terms(types: ["categories"], keywords: $part) { title } }',
    { part },
  )
  expect(found.terms.map(({ title }) => title)).toContain(first?.title)
  expect(found.terms.length).toBeLessThan(data.terms.length)
  const none = await graph.ask<Terms>('{ terms(keywords: "nema-takve") { title } }')
  expect(none.data.terms).toEqual([])
})

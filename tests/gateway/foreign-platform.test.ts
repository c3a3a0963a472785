import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { EXAMPLE_QUERIES } from '#gateway/plugins/example-queries.ts'
import { createSchema } from '#gateway/schema.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { madeUpVariables } from './made-up-values.ts'
import { aPerson, LOGIN, openBrowser, REGISTER } from './visitors.ts'

let platform: ForeignPlatform
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url })
})

afterAll(async () => {
  await graph?.close()
  await platform?.close()
})

test.each(EXAMPLE_QUERIES)('[AP-38] an example of the explorer is answered: %s', async (query) => {
  const { errors, data } = await graph.ask(query)
  expect(errors).toEqual([])
  expect(data).toBeTruthy()
})

test('[AP-38] every operation of our own client is answered on it, or misses by name alone', async () => {
  const file = new URL('../../gateway/generated/documents.json', import.meta.url)
  const documents = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  const known = {
    slug: 'home-shirt-910003',
    page: 1,
    limit: 12,
    id: '4701',
    perPage: 12,
    expectedTotal: '1.00',
  }
  const schema = createSchema()
  platform.accounts.verifyMails(false)
  const email = 'ana@platform.example'
  await graph.ask(REGISTER, { input: aPerson(email) })
  for (const [sha256Hash, text] of Object.entries(documents)) {
    // Some of them log out.
    const browser = openBrowser(graph)
    await browser.ask(LOGIN, { username: email, password: 'lozinka-za-probu-1' })
    const answer = await graph.post(
      JSON.stringify({
        variables: madeUpVariables(schema, parse(text), { ...known, email }),
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
      { cookie: browser.cookie() },
    )
    const body = await answer.json()
    expect(answer.status, text).toBe(200)
    // A subscription has no data without events.
    if (text.startsWith('subscription')) expect(body.errors).toHaveLength(1)
    else expect([text, body]).toMatchObject([text, { data: {} }])
  }
})

test('an operation whose hash nobody knows is refused', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } }
  const answer = await graph.post(JSON.stringify({ extensions }))
  expect(await answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }],
  })
})

test('[PR-07] [PR-06] formats in lower case and cross-sold objects are read like ours', async () => {
  const { data, errors } = await graph.ask(`{
    scarf: product(slug: "scarf-910001") { ... on Product {
      format crossSell { name format }
      attributes { code label values }
      category { name sorts defaultSort totalProducts image { url urlTemplate alt } }
    } }
    pass: product(slug: "season-pass-910002") { ... on Product { format category { name } crossSell { name } } }
    set: product(slug: "fan-set-910004") { ... on Product { format bundleParts { quantity product { name } } } }
  }`)
  expect(errors).toEqual([])
  expect(data).toEqual({
    scarf: {
      format: 'SIMPLE',
      crossSell: [
        { name: 'Season Pass', format: 'E_PRODUCT' },
        { name: 'Home Shirt', format: 'CONFIGURABLE' },
      ],
      attributes: [
        { code: 'material', label: 'material', values: ['Wool'] },
        { code: 'machineWash', label: 'Machine wash', values: ['Da'] },
        { code: 'length', label: 'Length', values: ['1,4'] },
        { code: 'colours', label: 'Colours', values: ['Red', 'White'] },
      ],
      category: {
        name: 'Clothing',
        sorts: ['CHEAPEST', 'MOST_EXPENSIVE'],
        defaultSort: 'MOST_EXPENSIVE',
        totalProducts: null,
        image: { url: '/media/shop/70002.jpg', urlTemplate: null, alt: 'clothing' },
      },
    },
    pass: { format: 'E_PRODUCT', category: { name: 'Tickets' }, crossSell: [{ name: 'Scarf' }] },
    set: {
      format: 'BUNDLE',
      bundleParts: [
        { quantity: 2, product: { name: 'Scarf' } },
        { quantity: 1, product: { name: 'Home Shirt' } },
      ],
    },
  })
})

test('what only we tell is null or empty, and no reduction is announced without its reference', async () => {
  const { data, errors } = await graph.ask(`{
    product(slug: "home-shirt-910003") { ... on Product {
      availability manufacturer { name } updatedAt excerpt
      price { final { amount } retail { amount } reference { amount } discountPercent }
      options { code customClass guide { title } values { label swatch } }
      variants { name availability choices { option } }
      customOptions { label type maxLength isRequired }
      swatches { label }
      availableSizes
    } }
  }`)
  expect(errors).toEqual([])
  expect(data).toEqual({
    product: {
      availability: null,
      manufacturer: null,
      updatedAt: null,
      excerpt: null,
      price: {
        final: { amount: '69.99' },
        retail: { amount: '89.99' },
        reference: null,
        discountPercent: null,
      },
      options: [
        {
          code: 'size',
          customClass: 'wide',
          guide: null,
          values: [{ label: 'M', swatch: null }],
        },
      ],
      variants: [{ name: 'Home Shirt M', availability: null, choices: [] }],
      customOptions: [
        { label: 'Name on the back', type: 'TEXT', maxLength: 60, isRequired: false },
      ],
      swatches: [],
      availableSizes: [],
    },
  })
})

test('[LS-44] lists are paged alike, whichever of three ways the platform tells their length', async () => {
  const { data, errors } = await graph.ask(`{
    products(limit: 2, page: 2) { pageInfo { page totalPages total hasNext } items { id } }
    posts { pageInfo { page totalPages total hasNext } }
    events { pageInfo { page totalPages total hasNext } }
  }`)
  expect(errors).toEqual([])
  expect(data).toEqual({
    products: {
      // The archived one is not among them.
      pageInfo: { page: 2, totalPages: 2, total: 4, hasNext: false },
      items: [{ id: '910003' }, { id: '910004' }],
    },
    posts: { pageInfo: { page: 1, totalPages: 3, total: 25, hasNext: true } },
    events: { pageInfo: { page: 1, totalPages: 1, total: 1, hasNext: false } },
  })
})

test('sections of another shape are unknown sections, and the page stands', async () => {
  const { data, errors } = await graph.ask(`{ content { ... on Page { title sections {
    __typename id type ... on RichTextSection { body }
  } } } }`)
  expect(errors).toEqual([])
  expect(data).toEqual({
    content: {
      title: 'Home',
      sections: [
        { __typename: 'RichTextSection', id: '81001', type: 'rich-text', body: '<p>Welcome</p>' },
        { __typename: 'UnknownSection', id: '81002', type: 'hero' },
        { __typename: 'UnknownSection', id: '81003', type: 'slider-section' },
      ],
    },
  })
})

test('[PL-11] [PL-12] the store of a site without one is the site itself', () => {
  const sent = platform.requests.find(({ path }) => path.endsWith('/web/filter'))
  expect(sent?.headers).toMatchObject({ site: '7700', store: '7700', 'x-gaussbox-language': 'hrv' })
})

import { ApolloLink } from '@apollo/client'
import { type ComponentProps, cloneElement, isValidElement, type ReactElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowserClient } from '#client/app/graph/graph-client.ts'
import type { Providers } from '#client/app/providers.tsx'
import type { PageAnswer } from '#client/server/page.ts'
import { renderHtml } from '#client/server/render-html.ts'
import { createRenderer, readAssets } from '#client/server/renderer.tsx'
import { saveProduct } from '#services/modules/product/api.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { htmlFaultsOf } from '#tests/support/html-faults.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const ASSETS = readAssets(
  JSON.stringify({
    'client/app/entry.tsx': { file: 'assets/entry.js' },
    'client/app/early.ts': { file: 'assets/early.js' },
    'client/app/statistics.ts': { file: 'assets/statistics.js' },
    'client/app/languages.ts': { file: 'assets/languages.js' },
    'style.css': { file: 'assets/style.css' },
  }),
)
const NO_RIGHT = 'Za ulaznicu za događaj na određeni dan nema prava na odustanak od ugovora.'
const STATE = /<script id="state"[^>]*>(.*?)<\/script>/s
const OTHER_PATHS = [
  '/shop?perPage=48&page=2&sort=name_asc',
  '/shop?keywords=dres',
  '/shop?keywords=nemaovoga',
  '/shop?page=999',
  '/product/nema',
  '/dogadjaj/abc',
  '/a/b/c',
  '/prijava',
  '/registracija',
  '/lista-zelja',
]

let tree: ReactElement | null = null
const renderer = createRenderer(ASSETS, {
  onTree: (rendered) => {
    tree = rendered
  },
})
let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url })
}, 120_000)

afterAll(async () => {
  await graph.close()
  await services.close()
})

async function render(path: string): Promise<PageAnswer> {
  const { signal } = new AbortController()
  const { execute } = graph.gateway.openPage({ requestId: 'pages', locale: 'hr', signal })
  const url = new URL(path, 'http://shop.test')
  return renderer.render({
    url,
    locale: 'hr',
    form: null,
    execute,
    signal,
    closing: null,
    tagManagerId: null,
    socialPathOf: () => '/social/drawn.jpg',
    captcha: null,
  })
}

/** The same tree as a browser hydrates it: through Apollo's cache, with what came in the page. */
async function renderThroughCache({ html }: PageAnswer): Promise<string> {
  if (!isValidElement<ComponentProps<typeof Providers>>(tree))
    throw new Error('No page has rendered')
  const state = JSON.parse(STATE.exec(html)?.[1] ?? '')
  const client = createBrowserClient({ link: ApolloLink.empty(), answers: state.answers })
  const { signal } = new AbortController()
  return renderHtml(cloneElement(tree, { client, answers: null }), signal, () => state)
}

type Items = { readonly items: readonly { readonly id: string; readonly slug: string }[] }
type Shop = {
  readonly products: Items
  readonly posts: Items
  readonly events: Items
  readonly categories: readonly { readonly slug: string }[]
}

/** Of each kind of page some that differ. */
async function somePaths(): Promise<readonly string[]> {
  const { data } = await graph.ask<Shop>(`{
    products(limit: 96) { items { id slug } }
    posts(limit: 3) { items { id slug } }
    events(limit: 3) { items { id } }
    categories { slug }
  }`)
  return [
    '/',
    '/shop',
    ...everyNth(data.categories, 8).map(({ slug }) => `/shop/${slug}`),
    ...everyNth(data.products.items, 12).map(({ slug }) => `/product/${slug}`),
    ...data.posts.items.map(({ slug }) => `/${slug}`),
    ...data.events.items.map(({ id }) => `/dogadjaj/${id}`),
    ...OTHER_PATHS,
  ]
}

function everyNth<Item>(items: readonly Item[], step: number): readonly Item[] {
  return items.filter((_item, index) => index % step === 0)
}

test('a part whose code is not loaded yet is waited for', async () => {
  const { data } = await graph.ask<Pick<Shop, 'posts'>>('{ posts(limit: 1) { items { id slug } } }')
  const path = `/${data.posts.items[0]?.slug}`
  // The first of its kind: this render loads the code for posts.
  const first = await render(path)
  expect(first.html).toContain('</article>')
  expect(first.html.replace(STATE, '')).toBe((await render(path)).html.replace(STATE, ''))
})

test('every screen is the same on the server and from the cache of a browser', async () => {
  // The first of its kind loads the code for the cards below a product.
  await render('/product/dres-domaci')
  const statuses = new Set<number>()
  for (const path of await somePaths()) {
    const page = await render(path)
    statuses.add(page.status)
    if (page.location !== undefined) continue
    expect({ path, html: await renderThroughCache(page) }).toEqual({ path, html: page.html })
  }
  expect([...statuses].sort()).toEqual([200, 302, 404])
}, 120_000)

/** Labels of the sorts of a list, the chosen one marked. */
async function sortsOf(path: string): Promise<readonly string[]> {
  const select = /<select[^>]*name="sort".*?<\/select>/s.exec((await render(path)).html)?.[0] ?? ''
  return [...select.matchAll(/<option([^>]*)>([^<]*)/g)].map(([, attributes = '', label = '']) =>
    attributes.includes('selected') ? `*${label}` : label,
  )
}

test('a search offers relevance and names it as its sort, a list without words does not', async () => {
  expect((await sortsOf('/shop?keywords=dres')).slice(0, 3)).toEqual([
    '*Relevantnost',
    'Preporučeno',
    'Najnovije',
  ])
  expect(await sortsOf('/shop?keywords=dres&sort=newest')).toContain('*Najnovije')
  expect(await sortsOf('/shop')).not.toContain('Relevantnost')
})

test('the sort that hardly anyone wants comes last, and a category keeps the order of the shop', async () => {
  const inShop = (await sortsOf('/shop')).map((label) => label.replace('*', ''))
  const inCategory = (await sortsOf('/shop/dresovi')).map((label) => label.replace('*', ''))
  expect(inShop.at(-1)).toBe('Najstarije')
  expect(inCategory).toEqual(inShop.filter((label) => inCategory.includes(label)))
})

async function descriptionOf(path: string): Promise<string> {
  return /<meta name="description" content="([^"]*)"/.exec((await render(path)).html)?.[1] ?? ''
}

test('the archive of news and each of its topics describe themselves to search engines', async () => {
  const [, topic] = /href="(\/objave\/[^"?]+)"/.exec((await render('/objave')).html) ?? []
  for (const path of ['/objave', topic ?? '']) {
    expect((await descriptionOf(path)).length, path).toBeGreaterThan(60)
  }
})

async function structuredData(path: string) {
  const { html } = await render(path)
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, json = '']) => JSON.parse(json))
}

test('home names the site and its search in structured data', async () => {
  const blocks = await structuredData('/')
  expect(blocks.find((block) => block['@type'] === 'WebSite')).toMatchObject({
    name: 'Jadranski sportski savez',
    url: 'http://shop.test/',
    potentialAction: { target: expect.stringContaining('/pretraga?keywords={search_term_string}') },
  })
})

test('a post has its place among the news for search engines', async () => {
  const blocks = await structuredData('/novi-domaci-dres')
  const { itemListElement } = blocks.find((block) => block['@type'] === 'BreadcrumbList') ?? {}
  expect(itemListElement).toMatchObject([
    { position: 1, item: 'http://shop.test/' },
    { position: 2, name: 'Vijesti', item: 'http://shop.test/objave' },
    { position: 3, item: expect.stringMatching(/^http:\/\/shop\.test\/objave\/\w/) },
    { position: 4, item: 'http://shop.test/novi-domaci-dres' },
  ])
})

test('the form of a size that is sold out has a size to choose, and none chosen', async () => {
  const { html } = await render('/product/majica-jadran')
  const [select = ''] = /<select[^>]*name="productId".*?<\/select>/s.exec(html) ?? []
  expect(select).toMatch(/<option value="" disabled="" selected="">Odaberite<\/option>/)
  expect((await htmlFaultsOf(html)).filter((fault) => fault.startsWith('select'))).toEqual([])
})

test('whoever looks at a scarf may wait for a lower price; what is worth its price has none', async () => {
  const offersNotice = async (slug: string) =>
    (await render(`/product/${slug}`)).html.includes('Javite mi kad cijena padne</span>')
  expect(await offersNotice('sal-jadran')).toBe(true)
  for (const slug of ['darovna-kartica', 'clanska-iskaznica', 'ulaznica', 'sezonska-ulaznica']) {
    expect([slug, await offersNotice(slug)]).toEqual([slug, false])
  }
})

test('a ticket by stand comes by mail; a bundle with a ticket says which right its parts have', async () => {
  await services.db.transaction().execute(async (trx) => {
    const parts = ['JSS-OD-201', 'JSS-UC-701'].map((sku) => ({ sku, quantity: 1 }))
    const bundle = { sku: 'PAKET-UL', format: 'Bundle', bundle: parts } as const
    const texts = { hrv: { name: 'Paket za utakmicu' } }
    const price = { retailPriceCents: 2_900, taxRatePercent: 25 }
    const slug = { hrv: 'paket-za-utakmicu' }
    await saveProduct(trx, services.clock, { ...bundle, ...price, texts, slug, categoryIds: [] })
  })
  const terms = async (slug: string) => {
    // Its state has all texts.
    const html = (await render(`/product/${slug}`)).html.replace(STATE, '')
    return ['Stiže e-poštom čim platite', 'Ulaznica stiže e-poštom', 'Dostava za', NO_RIGHT]
      .concat('Ostalo iz paketa: povrat')
      .filter((text) => html.includes(text))
  }
  expect(await terms('sezonska-ulaznica')).toEqual(['Stiže e-poštom čim platite', NO_RIGHT])
  expect(await terms('paket-za-utakmicu')).toEqual([
    ...['Ulaznica stiže e-poštom', 'Dostava za', NO_RIGHT, 'Ostalo iz paketa: povrat'],
  ])
})

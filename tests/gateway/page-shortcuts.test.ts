import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageAnswer } from '#client/server/page.ts'
import { createRenderer, type Renderer, readAssets } from '#client/server/renderer.tsx'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const ASSETS = readAssets(
  JSON.stringify({
    'client/app/entry.tsx': { file: 'assets/entry.js' },
    'client/app/early.ts': { file: 'assets/early.js' },
  }),
)
const STATE = /(<script id="state"[^>]*>)(.*?)(<\/script>)/s
/** Beside what the site map names. */
const ODD_PATHS = [
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

const short = createRenderer(ASSETS)
const long = createRenderer(ASSETS, { hasShortcuts: false })
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

async function draw(renderer: Renderer, path: string): Promise<PageAnswer> {
  const { signal } = new AbortController()
  const hasCache = renderer === short
  const { execute } = graph.gateway.openPage({
    requestId: 'shortcuts',
    locale: 'hr',
    signal,
    hasCache,
  })
  const url = new URL(path, 'http://shop.test')
  return renderer.render({
    url,
    locale: 'hr',
    execute,
    signal,
    isInMaintenance: false,
  })
}

/** Which of two questions is answered first is chance, so the state is compared as what it says. */
function partsOf({ html, ...rest }: PageAnswer) {
  const state = STATE.exec(html)?.[2] ?? 'null'
  return { ...rest, state: JSON.parse(state), html: html.replace(STATE, '$1$3') }
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
    ...ODD_PATHS,
  ]
}

function everyNth<Item>(items: readonly Item[], step: number): readonly Item[] {
  return items.filter((_item, index) => index % step === 0)
}

test('a part that is not there yet is waited for', async () => {
  const { data } = await graph.ask<Pick<Shop, 'posts'>>('{ posts(limit: 1) { items { id slug } } }')
  const path = `/${data.posts.items[0]?.slug}`
  // The first of its kind: the code for posts is fetched now, and is there from then on.
  const first = await draw(short, path)
  expect(first.html).toContain('</article>')
  expect(first.html).toBe((await draw(short, path)).html)
})

test('every screen comes out the same by the short and by the long way', async () => {
  const paths = await somePaths()
  const statuses = new Set<number>()
  for (const path of paths) {
    const [one, other] = [await draw(short, path), await draw(long, path)]
    statuses.add(one.status)
    expect({ path, ...partsOf(one) }).toEqual({ path, ...partsOf(other) })
  }
  expect([...statuses].sort()).toEqual([200, 302, 404])
}, 120_000)

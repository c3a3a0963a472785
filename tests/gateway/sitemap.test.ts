import { afterEach, beforeEach, expect, test } from 'vitest'
import { filterEvents } from '#services/contract/calendar.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterPosts, getOptions, getSitemap } from '#services/contract/cms.ts'
import { filterProducts } from '#services/contract/product.ts'
import { eventually } from './eventually.ts'
import { type PagesWorld, startPagesWorld } from './pages-world.ts'
import { failure } from './scripted-services.ts'

let world: PagesWorld

beforeEach(async () => {
  world = await startPagesWorld()
})

afterEach(async () => {
  await world.close()
})

function sellProducts(count: number): void {
  world.services.on(filterProducts, ({ page = 1, limit = 10 }) => {
    const from = (page - 1) * limit
    const records = Array.from(
      { length: Math.max(0, Math.min(limit, count - from)) },
      (_, index) => ({
        id: from + index + 1,
        name: `Proizvod ${from + index + 1}`,
        slug: `proizvod-${from + index + 1}`,
        media: [],
        format: 'Simple',
        updatedAt: '2026-11-20T08:00:00Z',
      }),
    )
    const totalPages = Math.ceil(count / limit)
    return { records, pagination: { page, limit, totalPages, totalRecords: count } }
  })
}

const anEvent = (id: number) => ({
  id,
  title: 'Turnir',
  description: '',
  start: '2026-12-05T18:00:00Z',
  end: null,
  location: 'Luka',
  media: null,
})

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

test('[RT-21, SE-01] the site map lists home, shop, categories, products, pages, posts and events with their dates', async () => {
  sellProducts(250)
  world.services.on(filterCategories, () => ({
    records: ['dresovi', 'prazna'].map((slug, index) => ({
      id: index + 1,
      slug,
      slugMain: slug,
      name: slug,
      image: null,
      parentId: null,
      sortTypes: [],
      sortDefaultType: null,
      totalProducts: slug === 'prazna' ? 0 : 3,
    })),
    totalPages: 1,
    totalRecords: 2,
  }))
  world.services.on(getSitemap, () => ({
    records: [
      { kind: 'page' as const, slug: 'naslovnica', updatedAt: null },
      { kind: 'page' as const, slug: 'o-nama', updatedAt: '2026-11-01T00:00:00Z' },
      { kind: 'post' as const, slug: 'pobjeda-&-slavlje', updatedAt: null },
    ],
  }))

  world.services.on(filterEvents, ({ page = 1 }) => ({
    records: [anEvent(page)],
    lastPage: 2,
    total: 2,
  }))

  const { status, headers, body } = await world.get('/sitemap.xml')

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = addressesIn(body)
  expect(addresses).toHaveLength(3 + 1 + 250 + 2 + 2)
  expect(addresses).toContain('http://shop.test/')
  expect(addresses).toContain('http://shop.test/objave')
  expect(addresses).toContain('http://shop.test/shop/dresovi')
  expect(addresses).toContain('http://shop.test/product/proizvod-250')
  expect(addresses).toContain('http://shop.test/pobjeda-%26-slavlje')
  expect(addresses).toContain('http://shop.test/event/2')
  expect(addresses).not.toContain('http://shop.test/naslovnica')
  expect(addresses).not.toContain('http://shop.test/shop/prazna')
  expect(body).toContain(
    '<loc>http://shop.test/o-nama</loc><lastmod>2026-11-01T00:00:00Z</lastmod>',
  )
})

test('[SE-01] more than 50,000 addresses are split over an index', async () => {
  sellProducts(60_000)

  const index = await world.get('/sitemap.xml')
  expect(index.body).toContain('<sitemapindex')
  const parts = addressesIn(index.body)
  expect(parts).toEqual(['http://shop.test/sitemap-1.xml', 'http://shop.test/sitemap-2.xml'])

  const listed = await Promise.all(
    parts.map(async (url) => addressesIn((await world.get(new URL(String(url)).pathname)).body)),
  )
  expect(listed.map((urls) => urls.length)).toEqual([50_000, 10_002])
  expect((await world.get('/sitemap-3.xml')).status).toBe(404)
})

test('the site map is built once for many, and anew when a product comes or goes', async () => {
  sellProducts(1)
  const walks = () =>
    world.services.requests.filter(({ path }) => path === filterProducts.path).length
  await Promise.all(Array.from({ length: 20 }, () => world.get('/sitemap.xml')))
  await world.get('/sitemap.xml')
  expect(walks()).toBe(1)

  sellProducts(2)
  world.services.tell('list:all', 'list:3')

  await eventually(async () => {
    expect((await world.get('/sitemap.xml')).body).toContain('/product/proizvod-2<')
  })
  expect(walks()).toBe(2)
})

test('what changes while it is built is in the next one, also for those who came after the change', async () => {
  sellProducts(1)
  const [requested, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  world.services.on(getSitemap, async () => {
    requested.resolve()
    await goOn.promise
    return { records: [] }
  })
  const before = world.get('/sitemap.xml')
  await requested.promise
  await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
  sellProducts(2)
  const told = new Promise<void>((resolve) => {
    world.layout.onChange((topics) => topics.includes('list:all') && resolve())
  })
  world.services.tell('list:all')
  await told
  const after = world.get('/sitemap.xml')
  goOn.resolve()
  await Promise.all([before, after])

  expect((await world.get('/sitemap.xml')).body).toContain('/product/proizvod-2<')
})

test('a site map that cannot be built anew stays as it was', async () => {
  sellProducts(1)
  await world.get('/sitemap.xml')
  world.services.fail(filterProducts)
  world.clock.advance(60 * 60_000)

  expect((await world.get('/sitemap.xml')).body).toContain('/product/proizvod-1<')
})

test('before it could ever be built the site map is a 503 that asks to come back', async () => {
  world.services.fail(filterProducts)

  const { status, headers } = await world.get('/sitemap.xml')

  expect(status).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
})

test('a gateway that waits for its services does not say that there is no site map', async () => {
  const waiting = await startPagesWorld({
    layout: { current: () => null, maxAgeMs: () => null, onChange: () => () => undefined },
  })
  try {
    expect((await waiting.get('/sitemap.xml')).status).toBe(503)
  } finally {
    await waiting.close()
  }
})

test('a platform without the list of pages still lists its posts', async () => {
  world.services.fail(getSitemap, failure(404, 'NOT_SUPPORTED'))
  world.services.on(filterPosts, ({ page = 1 }) => ({
    records: [
      {
        id: page,
        title: 'Vijest',
        slug: `vijest-${page}`,
        excerpt: '',
        media: null,
        published_at: '2026-10-01T00:00:00Z',
        terms: { categories: [] },
      },
    ],
    lastPage: 3,
    total: 3,
  }))

  const { body } = await world.get('/sitemap.xml')

  expect(addressesIn(body)).toContain('http://shop.test/vijest-3')
  expect(body).toContain('<lastmod>2026-10-01T00:00:00Z</lastmod>')
})

test('[SE-01] the option AutoGenerateSiteMap turns the site map off, in robots.txt too', async () => {
  expect((await world.get('/robots.txt')).body).toContain('Sitemap: http://shop.test/sitemap.xml')

  world.services.on(getOptions, () => ({
    records: [{ key: 'AutoGenerateSiteMap', value: 'false', media: null }],
  }))
  world.services.tell('options')

  await eventually(async () => expect((await world.get('/sitemap.xml')).status).toBe(404))
  expect((await world.get('/robots.txt')).body).not.toContain('Sitemap')
})

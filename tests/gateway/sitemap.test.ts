import { afterEach, beforeEach, expect, test } from 'vitest'
import { filterEvents } from '#services/contract/calendar.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterPosts, getOptions, getSitemap } from '#services/contract/cms.ts'
import { detectDomain, getCommons } from '#services/contract/master.ts'
import { filterProducts } from '#services/contract/product.ts'
import { eventually } from './eventually.ts'
import { type PagesWorld, startPagesWorld } from './pages-world.ts'
import { failure, SITE, scriptedServices } from './scripted-services.ts'

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

const language = (id: number, code: string) => ({
  ...{ id, code, name: code, code2: code === 'deu' ? 'de' : code.slice(0, 2) },
  ...{ name_hrv: code, name_eng: code, name_ger: code, name_srp: code },
})

const pageOf = (id: number, slug: string) => ({ kind: 'page' as const, id, slug, updatedAt: null })

/** Addresses of all maps. */
async function listed(): Promise<readonly (string | undefined)[]> {
  const maps = addressesIn((await world.get('/sitemap.xml')).body)
  const bodies = await Promise.all(
    maps.map(async (map) => (await world.get(new URL(String(map)).pathname)).body),
  )
  return bodies.flatMap(addressesIn)
}

const picture = (id: number) => ({
  ...{ id, path: `/media/7/MediumSize/${id}-ab.webp` },
  urlTemplate: `/media/7/{size}/${id}-ab.webp`,
})

test('[RT-21, SE-01] the site map lists home, shop, categories, products, pages, posts and events with their dates and pictures', async () => {
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
      { kind: 'page' as const, slug: 'naslovnica', updatedAt: '2026-11-02T00:00:00Z' },
      {
        ...{ kind: 'page' as const, slug: 'o-nama', updatedAt: '2026-11-01T00:00:00Z' },
        pictures: [picture(5), { id: 6, path: 'https://cdn.example/a&b.jpg' }],
      },
      { kind: 'post' as const, slug: 'pobjeda-&-slavlje', updatedAt: null },
      { kind: 'term' as const, slug: 'utakmice', updatedAt: null },
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
  expect(addressesIn(body)).toEqual(
    ['pages', 'posts', 'topics', 'categories', 'products', 'events'].map(
      (kind) => `http://shop.test/sitemap-${kind}-1.xml`,
    ),
  )
  const addresses = await listed()
  expect(addresses).toHaveLength(3 + 1 + 250 + 3 + 2)
  expect(addresses).toEqual(
    expect.arrayContaining([
      'http://shop.test/',
      'http://shop.test/blog',
      'http://shop.test/blog/utakmice',
      'http://shop.test/shop/dresovi',
      'http://shop.test/product/proizvod-250',
      'http://shop.test/pobjeda-%26-slavlje',
      'http://shop.test/event/2',
    ]),
  )
  expect(addresses).not.toContain('http://shop.test/naslovnica')
  expect(addresses).not.toContain('http://shop.test/shop/prazna')
  const pages = await world.get('/sitemap-pages-1.xml')
  expect(pages.body).toContain(
    '<loc>http://shop.test/</loc><lastmod>2026-11-02T00:00:00Z</lastmod>',
  )
  expect(pages.body).toContain(
    '<loc>http://shop.test/o-nama</loc><lastmod>2026-11-01T00:00:00Z</lastmod>' +
      '<image:image><image:loc>http://shop.test/media/7/LargeSize/5-ab.webp</image:loc></image:image>' +
      '<image:image><image:loc>https://cdn.example/a&amp;b.jpg</image:loc></image:image></url>',
  )
  expect(pages.body).not.toContain('hreflang')
})

test('[SE-01] a catalogue is split into maps of 500, of which a part is read alone', async () => {
  sellProducts(1_203)
  const maps = addressesIn((await world.get('/sitemap.xml')).body)
  expect(maps.filter((map) => map?.includes('products'))).toEqual(
    [1, 2, 3].map((part) => `http://shop.test/sitemap-products-${part}.xml`),
  )
  world.services.requests.length = 0
  const parts = await Promise.all(
    [2, 3].map(async (part) =>
      addressesIn((await world.get(`/sitemap-products-${part}.xml`)).body),
    ),
  )
  expect(parts.map((urls) => [urls.length, urls[0]])).toEqual([
    [500, 'http://shop.test/product/proizvod-501'],
    [203, 'http://shop.test/product/proizvod-1001'],
  ])
  expect(world.services.requests).toHaveLength(5 + 3)
  for (const path of ['/sitemap-products-4.xml', '/sitemap-none-1.xml', '/sitemap-pages-0.xml']) {
    expect([path, (await world.get(path)).status]).toEqual([path, 404])
  }
})

test('[SE-01] where the site speaks several languages, pages name their other versions', async () => {
  const services = scriptedServices()
  services.on(detectDomain, () => ({ ...SITE, cmsLanguages: [41, 42] }))
  services.on(getCommons, () => ({
    languages: [language(41, 'hrv'), language(42, 'deu'), language(43, 'eng')],
  }))
  services.on(getSitemap, (_input, _options, scope) => ({
    records:
      scope.language === 'hrv'
        ? [pageOf(1, 'o-nama'), pageOf(2, 'samo-hrvatski')]
        : [pageOf(1, 'ueber-uns'), pageOf(3, 'nur-deutsch')],
  }))
  const locales = ['hr', 'de', 'en'].map((code) => ({
    ...{ code, iso: `${code}-XX`, prefix: code === 'hr' ? '' : `/${code}` },
  }))
  const [own, ...others] = locales
  if (!own) throw new Error('no locale')
  const abroad = await startPagesWorld({ services, locales: [own, ...others] })
  try {
    const { body } = await abroad.get('/sitemap-pages-1.xml')
    const links = (hr: string, de: string) =>
      `<xhtml:link rel="alternate" hreflang="hr" href="http://shop.test${hr}"/>` +
      `<xhtml:link rel="alternate" hreflang="de" href="http://shop.test${de}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="http://shop.test${hr}"/>`
    expect(body).toContain(
      `<url><loc>http://shop.test/o-nama</loc>${links('/o-nama', '/de/ueber-uns')}</url>`,
    )
    expect(body).toContain(
      `<url><loc>http://shop.test/de/ueber-uns</loc>${links('/o-nama', '/de/ueber-uns')}</url>`,
    )
    expect(body).toContain('<url><loc>http://shop.test/samo-hrvatski</loc></url>')
    // English is spoken by the pages, and not by the site.
    expect(body).not.toContain('hreflang="en"')
  } finally {
    await abroad.close()
  }
})

test('a map is written once for many, and again when a product comes or changes', async () => {
  sellProducts(1)
  const walks = () =>
    world.services.requests.filter(({ path }) => path === filterProducts.path).length
  const read = () => world.get('/sitemap-products-1.xml')
  await Promise.all(Array.from({ length: 20 }, read))
  const { headers } = await read()
  expect(walks()).toBe(1)
  const again = { 'if-none-match': String(headers['etag']) }
  expect((await world.get('/sitemap-products-1.xml', again)).status).toBe(304)

  sellProducts(2)
  world.services.tell('product:1')
  await eventually(async () => {
    expect((await read()).body).toContain('/product/proizvod-2<')
  })
  sellProducts(3)
  world.services.tell('list:all', 'list:3')
  await eventually(async () => {
    expect((await read()).body).toContain('/product/proizvod-3<')
  })
})

test('what changes while a map is written is in the next one', async () => {
  const [requested, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let slugs = ['prva']
  world.services.on(getSitemap, async () => {
    const records = slugs.map((slug) => pageOf(slug.length, slug))
    requested.resolve()
    await goOn.promise
    return { records }
  })
  await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
  const before = world.get('/sitemap-pages-1.xml')
  await requested.promise
  slugs = ['prva', 'druga-stranica']
  const told = new Promise<void>((resolve) => {
    world.layout.onChange((topics) => topics.includes('search') && resolve())
  })
  world.services.tell('page:14', 'search')
  await told
  goOn.resolve()
  await before

  expect((await world.get('/sitemap-pages-1.xml')).body).toContain('/druga-stranica<')
})

test('a map that cannot be written again stays as it was', async () => {
  sellProducts(1)
  await eventually(() => expect(world.layout.maxAgeMs()).toBeNull())
  await world.get('/sitemap-products-1.xml')
  world.services.fail(filterProducts)
  world.clock.advance(30 * 60_000)

  expect((await world.get('/sitemap-products-1.xml')).body).toContain('/product/proizvod-1<')
})

test('before it could ever be written the site map is a 503 that says when to come back', async () => {
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

  const { body } = await world.get('/sitemap-posts-1.xml')

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

test('search engines find the key of announcements in a file that is named after it', async () => {
  const [plain, keyed] = [world, await startPagesWorld({ indexNowKey: 'key-of-the-site' })]
  try {
    const { status, headers, body } = await keyed.get('/key-of-the-site.txt')
    expect([status, headers['content-type'], body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'key-of-the-site',
    ])
    expect((await plain.get('/key-of-the-site.txt')).status).toBe(404)
  } finally {
    await keyed.close()
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterEvents, getEvent } from '#services/contract/calendar.ts'
import {
  decide,
  filterPosts,
  filterTerms,
  getElements,
  getNavigation,
  getOptions,
  type NavigationNode,
} from '#services/contract/cms.ts'
import { filterCategories, filterProducts, getProduct } from '#services/contract/product.ts'
import { seedDemo } from '#services/demo/seed.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const SECTIONS = [
  ...['hero', 'featured-products', 'category-tiles'],
  ...['latest-news', 'membership-banner', 'partners'],
]
const PAGES = [
  ...['o-nama', 'kontakti', 'uvjeti-kupnje', 'dostava-i-povrat', 'privatnost', 'pristupacnost'],
]

eachEngine('demo federation', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine, clock: createTestClock('2026-11-21T12:00:00.000Z') })
    // As two replicas do that start together upon an empty database.
    const { deps } = services.services
    await Promise.all([seedDemo(deps), seedDemo(deps)])
  })
  afterAll(async () => await services.close())

  const products = async (input: object = {}) =>
    (await services.call(filterProducts, { limit: 100, ...input })).records
  const categories = async () => (await services.call(filterCategories, {})).records

  test('sells 24 products in 24 categories, though two replicas have seeded at once', async () => {
    const [all, tree] = await Promise.all([products(), categories()])

    expect(all).toHaveLength(24)
    expect(all[0]?.slug).toBe('dres-domaci')
    expect(tree).toHaveLength(24)
    expect(all.filter(({ media }) => media.length === 0)).toEqual([])
  })

  test('tells the truth about its four reductions', async () => {
    const reduced = (await products()).filter(({ discount }) => discount)

    expect(reduced).toHaveLength(4)
    for (const { retailPrice, finalPrice, referencePrice, discount } of reduced) {
      expect(finalPrice).toBe(discount?.retailPrice)
      expect(finalPrice).toBeLessThan(referencePrice ?? 0)
      expect(referencePrice).toBe(retailPrice)
    }
  })

  test('has sizes that are sold out and one product that is sold out whole', async () => {
    const all = await products()
    const { product } = await services.call(getProduct, { slug: 'dres-domaci' })
    const soldOut = product?.associatedProducts?.filter(
      ({ availability }) => availability === 'outOfStock',
    )

    expect(all.filter(({ availability }) => availability === 'outOfStock')).toMatchObject([
      { slug: 'plakat' },
    ])
    expect(soldOut?.map(({ sku }) => sku)).toEqual(['JSS-DR-001-XXL'])
    expect(product?.associatedProducts).toHaveLength(6)
  })

  test('says of every product who made it, and offers others that exist', async () => {
    for (const { id } of await products()) {
      const { product } = await services.call(getProduct, { id: String(id) })

      expect(product?.manufacturer?.name).toBe('VALOVI d.o.o.')
      expect(product?.description?.length).toBeGreaterThan(200)
      expect(product?.excerpt).toBeTruthy()
      expect(product?.crossSellProducts).toHaveLength(3)
      expect(product?.attributeSet?.attributes.length).toBeGreaterThan(0)
    }
  })

  test('has a home page of six kinds of sections, its pictures and its next match', async () => {
    const home = await services.call(decide, {})
    if (home.kind !== 'page') throw new Error('There is no home page')
    const { elements, metaDescription } = home.page

    expect(elements.map(({ handler }) => handler)).toEqual(SECTIONS)
    expect(metaDescription).toBeTruthy()
    expect(elements[0]?.meta).toMatchObject({
      picture: { media: { width: expect.any(Number), alt: expect.any(String) } },
      tallPicture: { media: { height: expect.any(Number) } },
      nextMatch: { startsAt: '2026-12-12T19:15:00.000Z' },
    })
    const tiles = elements[2]?.meta['categoryIds']
    const known = (await categories()).map(({ id }) => id)
    expect(tiles).toEqual(known.filter((id) => Array.isArray(tiles) && tiles.includes(id)))
    expect(tiles).toHaveLength(6)
  })

  test('has its pages, its news in four categories and its events to come', async () => {
    for (const slug of PAGES) {
      expect(await services.call(decide, { slug })).toMatchObject({ kind: 'page' })
    }
    const posts = await services.call(filterPosts, { limit: 50 })
    const terms = await services.call(filterTerms, { termTypeTitles: 'categories' })
    const events = await services.call(filterEvents, { from: services.clock.now().toISOString() })

    expect(posts.total).toBe(12)
    expect(posts.records.filter(({ media, terms: own }) => !media || !own.categories[0])).toEqual(
      [],
    )
    for (const { slug } of terms.records) {
      const { total } = await services.call(filterPosts, { termSlugs: [slug] })
      expect(total).toBeGreaterThan(0)
    }
    expect(events.total).toBe(6)
    expect(events.records[1]).toMatchObject({
      title: 'Jadran – Sjeverni otoci',
      start: '2026-12-12T19:15:00.000Z',
    })
  })

  test('names itself in header, footer and cookie notice [HF-19] [HF-20] [HF-24]', async () => {
    const { records } = await services.call(getElements, {
      handlers: ['header-section', 'footer-section', 'cookie-section'],
    })
    const byHandler = new Map(records.map((element) => [element.handler, element.meta]))
    const options = await services.call(getOptions, {})
    const option = (key: string) => options.records.find((record) => record.key === key)

    expect(byHandler.get('footer-section')).toMatchObject({
      buttons: [{ path: '/kontakti' }, { path: '/o-nama' }],
      sponsor: { name: 'VALOVI', media: { extension: 'svg' } },
      organisation: {
        taxId: '70419263057',
        bankAccounts: [expect.any(String), expect.any(String)],
      },
    })
    expect(byHandler.get('header-section')?.['announcement']).toEqual(expect.any(String))
    expect(byHandler.get('cookie-section')?.['text']).toContain('samo nužne kolačiće')
    expect(option('CookieNotice')?.value).toBe(byHandler.get('cookie-section')?.['text'])
    expect(option('Logo')?.media?.extension).toBe('svg')
    expect(option('ShareImage')?.media?.width).toBeGreaterThanOrEqual(1_200)
    expect(option('AllowedLanguages')?.value).toBe('41')
  })

  test('leads nowhere that does not exist [HF-09] [HF-10]', async () => {
    const { records } = await services.call(getOptions, {})
    const names = records.find(({ key }) => key === 'ThemeNavigations')?.value.split(',') ?? []
    const trees = await Promise.all(names.map((id) => services.call(getNavigation, { id })))
    const fromNavigation = trees.flatMap(({ items }) => pathsOf(items))
    const fromContent = await contentPaths()

    expect(names).toEqual(['main', 'footer1', 'footer2', 'footer3', 'footer4'])
    expect(trees.every(({ items }) => items.length > 0)).toBe(true)
    expect(fromContent.length).toBeGreaterThan(20)
    const dead = []
    for (const path of new Set([...fromNavigation, ...fromContent])) {
      if (!(await exists(path))) dead.push(path)
    }
    expect(dead).toEqual([])
  })

  test('a second seeding leaves everything as it is', async () => {
    const before = await services.db.selectFrom('media').select('id').execute()

    await seedDemo(services.services.deps)

    expect(await services.db.selectFrom('media').select('id').execute()).toEqual(before)
    expect(await products()).toHaveLength(24)
  })

  /** Links of elements, pages, posts, products and events that stay on the site. */
  async function contentPaths(): Promise<string[]> {
    const texts: unknown[] = [
      await services.call(decide, {}),
      await services.call(getElements, { handlers: ['footer-section', 'cookie-section'] }),
    ]
    for (const slug of PAGES) texts.push(await services.call(decide, { slug }))
    const posts = await services.call(filterPosts, { limit: 50 })
    for (const { slug } of posts.records) texts.push(await services.call(decide, { slug }))
    for (const { id } of await products()) {
      texts.push((await services.call(getProduct, { id: String(id) })).product?.description)
    }
    const events = await services.call(filterEvents, { limit: 50 })
    for (const { id } of events.records) texts.push(await services.call(getEvent, { id: `${id}` }))

    const paths = [...JSON.stringify(texts).matchAll(/(?:href=\\"|"path":")(\/[^"\\]*)/g)]
    return paths.flatMap(([, path]) => (path && !path.startsWith('/media/') ? [path] : []))
  }

  async function exists(path: string): Promise<boolean> {
    if (path === '/' || path === '/shop') return true
    const [, first = '', second] = path.split('/')
    if (first === 'shop') return (await categories()).some(({ slug }) => slug === second)
    if (first === 'product') {
      return (await services.call(getProduct, { slug: second ?? '' })).product !== null
    }
    const found = await services.call(decide, { slug: first })
    return second === undefined && (found.kind === 'page' || found.kind === 'post')
  }
})

function pathsOf(items: readonly NavigationNode[]): string[] {
  return items.flatMap(({ linkV2, children }) => [linkV2.path, ...pathsOf(children)])
}

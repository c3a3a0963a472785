import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterEvents, getEvent } from '#services/contract/calendar.ts'
import { filterCategories } from '#services/contract/category.ts'
import {
  decide,
  filterPosts,
  filterTerms,
  getElements,
  getNavigation,
  getOptions,
  type NavigationNode,
} from '#services/contract/cms.ts'
import { contactAdmin } from '#services/contract/forms.ts'
import { filterProducts, getLayers, getProduct, LAYER_TYPES } from '#services/contract/product.ts'
import { SECTIONS as ALL_SECTIONS } from '#services/contract/sections/registry.ts'
import { CATEGORIES } from '#services/demo/content/categories.ts'
import { matchDay } from '#services/demo/content/dates.ts'
import type { ProductEntry, ReductionEntry } from '#services/demo/content/entries.ts'
import { productsFor } from '#services/demo/content/products.ts'
import { GALLERY } from '#services/demo/content/section-gallery.ts'
import { seedDemo } from '#services/demo/seed.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const MATCH = matchDay(NOW)
const SOLD = productsFor(MATCH).filter(({ archived }) => !archived)

const PUBLISHED = ['knjige-i-papir', 'plakati-i-kalendari', 'ulaznice-i-clanstvo']

const SECTIONS = [
  ...['hero', 'featured-products', 'category-tiles'],
  ...['latest-news', 'membership-banner', 'partners'],
]
const PAGES = [
  ...['o-nama', 'kontakti', 'uvjeti-kupnje', 'dostava-i-povrat', 'privatnost', 'pristupacnost'],
]

/** Nobody manufactures a ticket; the federation publishes its books itself. */
function madeBy(entry: ProductEntry | undefined): string | undefined {
  if (entry?.format === 'EProduct') return undefined
  const isPublished = entry?.categories.some((slug) => PUBLISHED.includes(slug))
  return isPublished ? 'Jadranski sportski savez' : 'VALOVI d.o.o.'
}

eachEngine('demo federation', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine, clock: createTestClock(NOW.toISOString()) })
    // As two replicas do that start together upon an empty database.
    const { deps } = services.services
    await Promise.all([seedDemo(deps), seedDemo(deps)])
  })
  afterAll(async () => await services.close())

  const products = async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => services.call(filterProducts, { limit: 100, page })),
    )
    return pages.flatMap(({ records }) => records)
  }
  const categories = async () => (await services.call(filterCategories, {})).records
  const product = async (slug: string) => (await services.call(getProduct, { slug })).product

  test('sells what is not archived, though two replicas have seeded at once', async () => {
    const [all, tree] = await Promise.all([products(), categories()])

    expect(all.map(({ slug }) => slug)).toEqual(SOLD.map(({ key }) => key))
    expect(all[0]?.slug).toBe('dres-domaci')
    expect(new Set(all.slice(0, 12).map(({ mainCategory }) => mainCategory)).size).toBeGreaterThan(
      7,
    )
    expect(all).toHaveLength(234)
    expect(tree.map(({ slug }) => slug)).toEqual(CATEGORIES.map(({ slug }) => slug))
    expect(tree.filter(({ image, totalProducts }) => !image || !totalProducts)).toEqual([])
    const views = new Map(SOLD.map(({ key, thirdAlt }) => [key, thirdAlt ? 3 : 2]))
    expect(all.filter(({ slug, media }) => media.length !== views.get(slug))).toEqual([])
  })

  test('tells the truth about its reductions: each rests on the lowest price of 30 days', async () => {
    const reduced = (await products()).filter(({ discount }) => discount)
    const running = SOLD.filter(({ reductions }) => reductions?.some(isRunning))

    expect(reduced.map(({ slug }) => slug)).toEqual(running.map(({ key }) => key))
    for (const { slug, finalPrice, referencePrice, discount } of reduced) {
      expect(finalPrice).toBe(discount?.retailPrice)
      expect({ slug, referencePrice }).toEqual({ slug, referencePrice: lowestBefore(slug) })
      expect(finalPrice).toBeLessThan(referencePrice ?? 0)
    }
    // It was cheaper already 17 days ago, so the list price is no measure of what is saved now.
    expect(await product('dres-gostujuci-2025')).toMatchObject({
      retailPrice: 59.9,
      referencePrice: 46.9,
      finalPrice: 39.9,
    })
  })

  test('lowers a price tomorrow or next week by itself, and remembers what it was', async () => {
    const due = await services.db
      .selectFrom('due')
      .select(['kind', 'at'])
      .where('kind', 'like', 'product.%')
      .execute()
    const id = (await product('dres-vratarski-dugi-rukav'))?.id ?? 0
    const history = await services.db
      .selectFrom('price_history')
      .select(['product_id', 'list_price_cents'])
      .where('product_id', '=', id)
      .orderBy('since')
      .execute()
    const reductions = SOLD.flatMap((entry) => entry.reductions ?? [])

    expect(due.filter(({ kind }) => kind === 'product.reductionBegins')).toHaveLength(
      reductions.filter(({ fromDay }) => fromDay > 0).length,
    )
    expect(due.filter(({ kind }) => kind === 'product.reductionEnds')).toHaveLength(
      reductions.filter(({ toDay }) => toDay > 0).length,
    )
    expect(due.filter(({ at }) => at <= services.clock.now().toISOString())).toEqual([])
    expect(history.map((point) => point.list_price_cents)).toEqual([72_90, 68_90])
  })

  test('has sizes that are sold out and products that are sold out whole', async () => {
    const all = await products()
    const jersey = await product('dres-domaci')
    const soldOut = jersey?.associatedProducts?.filter(
      ({ availability }) => availability === 'outOfStock',
    )

    expect(
      all.flatMap(({ availability, slug }) => (availability === 'outOfStock' ? [slug] : [])),
    ).toEqual(SOLD.filter(isSoldOut).map(({ key }) => key))
    expect(soldOut?.map(({ sku }) => sku)).toEqual(['JSS-DR-001-XXL'])
    expect(jersey?.associatedProducts).toHaveLength(6)
  })

  test('shows each colour by a picture of its own', async () => {
    for (const { key, colours } of SOLD.filter((entry) => entry.colours)) {
      const dyed = await product(key)
      const pictures = new Map<number, Set<string>>()
      for (const { attributes, media } of dyed?.associatedProducts ?? []) {
        const colour = attributes?.find(({ attributeCode }) => attributeCode === 'boja')?.valueId
        const paths = pictures.get(colour ?? 0) ?? new Set()
        pictures.set(colour ?? 0, paths.add(media.map(({ path }) => path).join()))
      }

      expect(dyed?.associatedProductsAttributes?.[0]?.attributeCode).toBe('boja')
      expect(pictures.size).toBe(1 + (colours?.others.length ?? 0))
      expect([...pictures.values()].map((paths) => paths.size)).toEqual([...pictures].map(() => 1))
      expect(new Set([...pictures.values()].flatMap((paths) => [...paths])).size).toBe(
        pictures.size,
      )
    }
  })

  test('asks what to print on a jersey [PR-11]', async () => {
    expect((await product('dres-domaci'))?.customOptions).toMatchObject([
      {
        option_type: 'text',
        maxLength: 12,
        picture: { alt: expect.stringMatching(/^Leđa bez/) },
        custom_option_values: { label: 'Prezime na leđima' },
      },
      { option_type: 'number', maxLength: 2, custom_option_values: { label: 'Broj na leđima' } },
    ])
  })

  test('bundles what can be bought, as often as the parts allow [BN-01]', async () => {
    const ids = new Map((await products()).map(({ id, slug }) => [String(id), slug]))

    for (const { key, parts } of SOLD.filter((entry) => entry.parts)) {
      const bundle = await product(key)
      const entries = bundle?.bundles?.map(({ product: part, quantity }) => ({
        key: ids.get(String(typeof part === 'object' ? part.id : part)),
        quantity,
      }))
      expect(bundle?.availability).not.toBe('outOfStock')
      expect(entries).toEqual(parts)
    }
  })

  test('narrows its list in each of the eight ways of the contract [LS-33]', async () => {
    const layers = await services.call(getLayers, {})

    expect(new Set(layers.map(({ type }) => type))).toEqual(new Set(LAYER_TYPES))
    expect(layers.filter(({ values }) => values.length === 0)).toEqual([])
  })

  test('says who made what is a thing, and offers others that exist', async () => {
    const all = await products()
    const keys = new Map(all.map(({ id, slug }) => [String(id), slug]))

    for (const [index, found] of all.entries()) {
      const offered = found.crossSellProducts?.map((other) =>
        keys.get(String(typeof other === 'object' ? other.id : other)),
      )
      expect(offered).toEqual(SOLD[index]?.crossSell)
      expect(found.manufacturer?.name).toBe(madeBy(SOLD[index]))
      expect(found.description?.length).toBeGreaterThan(200)
      expect(found.excerpt).toBeTruthy()
      // A code has no material and no size.
      if (!SOLD[index]?.format) {
        expect(found.attributeSet?.attributes.length).toBeGreaterThan(0)
      }
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

  test('has its pages, its news in six categories and its events, past and to come', async () => {
    for (const slug of PAGES) {
      expect(await services.call(decide, { slug })).toMatchObject({ kind: 'page' })
    }
    const gallery = await services.call(decide, { slug: GALLERY.slug })
    const shown = gallery.kind === 'page' ? gallery.page.elements.map(({ handler }) => handler) : []
    expect([...new Set(shown)].sort()).toEqual(Object.keys(ALL_SECTIONS).sort())
    const posts = await allPosts()
    const terms = await services.call(filterTerms, { termTypeTitles: 'categories' })
    const events = await services.call(filterEvents, { limit: 50 })
    const coming = await services.call(filterEvents, { from: services.clock.now().toISOString() })

    expect(posts).toHaveLength(60)
    expect(posts.filter(({ media, terms: own }) => !media || !own.categories[0])).toEqual([])
    expect(terms.records).toHaveLength(6)
    for (const { slug } of terms.records) {
      const { total } = await services.call(filterPosts, { termSlugs: [slug] })
      expect(total).toBeGreaterThan(0)
    }
    expect(events.total).toBe(24)
    expect(coming.total).toBeGreaterThan(10)
    expect(coming.total).toBeLessThan(24)
    expect(
      events.records.find(({ title }) => title === 'Jadran\u00a0– Sjeverni otoci'),
    ).toMatchObject({
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

  test('gives five stars at most [CM-10] [KO-05]', async () => {
    const { records } = await services.call(getOptions, {})
    expect(records.find(({ key }) => key === 'NumberOfStars')?.value).toBe('5')
  })

  test('tells its version, where its releases are made, and that nobody is counted [CM-16] [CM-17] [CM-18]', async () => {
    const { records } = await services.call(getOptions, {})
    const value = (key: string) => records.find((record) => record.key === key)?.value

    expect(value('CmsVersion')).toBe('v3')
    for (const key of ['GitlabProjectId', 'GoogleAnalyticsId', 'TagManagerId']) {
      expect(value(key), key).toBe('')
    }
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
    expect(await products()).toHaveLength(SOLD.length)
  })

  async function allPosts() {
    const pages = await Promise.all(
      [1, 2].map((page) => services.call(filterPosts, { limit: 50, page })),
    )
    return pages.flatMap(({ records }) => records)
  }

  /** Links of elements, pages, posts, products and events that stay on the site. */
  async function contentPaths(): Promise<string[]> {
    const texts: unknown[] = [
      await services.call(decide, {}),
      await services.call(getElements, { handlers: ['footer-section', 'cookie-section'] }),
    ]
    for (const slug of PAGES) texts.push(await services.call(decide, { slug }))
    for (const { slug } of await allPosts()) texts.push(await services.call(decide, { slug }))
    for (const { description } of await products()) texts.push(description)
    const events = await services.call(filterEvents, { limit: 50 })
    for (const { id } of events.records) texts.push(await services.call(getEvent, { id: `${id}` }))

    const paths = [...JSON.stringify(texts).matchAll(/(?:href=\\"|"path":")(\/[^"\\]*)/g)]
    return paths.flatMap(([, path]) => (path && !path.startsWith('/media/') ? [path] : []))
  }

  async function exists(path: string): Promise<boolean> {
    if (SCREENS.includes(path)) return true
    const [, first = '', second] = path.split('/')
    if (first === 'shop') return (await categories()).some(({ slug }) => slug === second)
    if (first === 'product') {
      return (await services.call(getProduct, { slug: second ?? '' })).product !== null
    }
    const found = await services.call(decide, { slug: first })
    return second === undefined && (found.kind === 'page' || found.kind === 'post')
  }

  test('its form for messages takes those of older clients [FM-17]', async () => {
    const message = { name: 'Ana Marić', email: 'ana@posta.example', subject: 'Kamp' }
    const text = 'Kada počinju prijave za ljetni kamp?'
    expect(await services.call(contactAdmin, { ...message, message: text })).toMatchObject({
      success: true,
    })
  })
})

/** Of the client alone. */
const SCREENS = ['/', '/shop', '/objave', '/profil', '/pracenje-narudzbe']

function isRunning({ fromDay, toDay }: ReductionEntry): boolean {
  return fromDay <= 0 && toDay > 0
}

function isSoldOut({ stock, colours, format, parts }: ProductEntry): boolean {
  if (format || parts || colours) return false
  return (typeof stock === 'object' ? Object.values(stock) : [stock]).every((count) => !count)
}

/** Day by day, without looking at how the shop does it. */
function lowestBefore(slug: string): number {
  const entry = SOLD.find(({ key }) => key === slug)
  const reductions = entry?.reductions ?? []
  const began = reductions.find(isRunning)?.fromDay ?? 0
  const prices = Array.from({ length: 30 }, (_, back) => {
    const day = began - 1 - back
    const reduced = reductions.find(({ fromDay, toDay }) => fromDay <= day && day < toDay)
    const former = entry?.formerPrice && day < entry.formerPrice.untilDay ? entry.formerPrice : null
    return reduced?.cents ?? former?.cents ?? entry?.priceCents ?? 0
  })
  return Math.min(...prices) / 100
}

function pathsOf(items: readonly NavigationNode[]): string[] {
  return items.flatMap(({ linkV2, children }) => [linkV2.path, ...pathsOf(children)])
}

import { isUnknownCall, orNone } from '#gateway/layout/absence.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { filterEvents } from '#services/contract/calendar.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterPosts, getSitemap } from '#services/contract/cms.ts'
import type { Listed, MapKind, Reading } from './map-kind.ts'
import { productKind } from './site-map-products.ts'

export const MAP_KINDS: ReadonlyMap<string, MapKind> = new Map(
  Object.entries({
    pages: readWhole(readPages, ['search', 'posts']),
    posts: readWhole((reading) => contentOf(reading, 'post'), ['search', 'posts']),
    topics: readWhole((reading) => contentOf(reading, 'term'), ['posts', 'terms']),
    categories: readWhole(readCategories, ['categories']),
    products: productKind,
    events: readWhole(readEvents, ['events']),
  }),
)

/** A kind of which there are few enough to be read at once. */
function readWhole(
  read: (reading: Reading) => Promise<readonly Listed[]>,
  tags: readonly string[],
): MapKind {
  return {
    count: async (reading) => (await read(reading)).length,
    read: async (reading, from, limit) => (await read(reading)).slice(from, from + limit),
    translations: read,
    tags,
    tagsOf: (listed) => [
      ...new Set(listed.flatMap(({ pictures }) => pictures.map(({ id }) => `media:${id}`))),
    ],
  }
}

const PAGE_SIZE = 100

/** The home page, the shop, the news and all pages of the CMS. */
async function readPages(reading: Reading): Promise<Listed[]> {
  const content = await contentOf(reading)
  const homeSlug = reading.layout.options.get('HomePageSlug')?.value
  const pages = content.filter(({ place }) => place === 'page')
  const home = pages.find(({ slug }) => slug === homeSlug)
  return [
    { ...(home ?? fixed('home')), key: 'home', place: 'home' },
    fixed('shop'),
    ...(content.some(({ place }) => place === 'post') ? [fixed('news')] : []),
    ...pages.filter((page) => page !== home),
  ]
}

function fixed(place: 'home' | 'shop' | 'news'): Listed {
  return { key: place, place, slug: '', changedAt: null, pictures: [] }
}

async function contentOf(reading: Reading, kind?: 'post' | 'term'): Promise<Listed[]> {
  const all = await readContent(reading.upstream)
  return kind ? all.filter(({ place }) => place === kind) : all
}

async function readContent(upstream: Upstream): Promise<Listed[]> {
  try {
    const { records } = await upstream.call(getSitemap, {})
    return records.map(({ kind, id, slug, updatedAt, pictures }) => ({
      key: `${kind}:${id ?? slug}`,
      ...{ place: kind, slug, changedAt: updatedAt, pictures: pictures ?? [] },
    }))
  } catch (error) {
    if (isUnknownCall(error)) return orNone(readPosts(upstream), [])
    throw error
  }
}

/** A platform without the extension lists its posts only. */
async function readPosts(upstream: Upstream): Promise<Listed[]> {
  return readPagewise(async (page) => {
    const { records, lastPage } = await upstream.call(filterPosts, { page, limit: PAGE_SIZE })
    const listed = records.map(
      ({ id, slug, updatedAt, published_at, media }): Listed => ({
        ...{ key: `post:${id}`, place: 'post', slug, changedAt: updatedAt ?? published_at },
        pictures: media ? [media] : [],
      }),
    )
    return { listed, lastPage }
  })
}

async function readCategories({ upstream }: Reading): Promise<Listed[]> {
  const { records } = await orNone(upstream.call(filterCategories, { limit: 1000 }), {
    records: [],
  })
  return records
    .filter(({ totalProducts }) => totalProducts !== 0)
    .map(({ id, slug, image }) => ({
      ...{ key: `category:${id}`, place: 'category', slug, changedAt: null },
      pictures: image ? [image] : [],
    }))
}

async function readEvents({ upstream }: Reading): Promise<Listed[]> {
  const events = readPagewise(async (page) => {
    const { records, lastPage } = await upstream.call(filterEvents, { page, limit: PAGE_SIZE })
    const listed = records.map(
      ({ id, media }): Listed => ({
        ...{ key: `event:${id}`, place: 'event', slug: `${id}`, changedAt: null },
        pictures: media ? [media] : [],
      }),
    )
    return { listed, lastPage }
  })
  return orNone(events, [])
}

async function readPagewise(
  read: (page: number) => Promise<{ listed: readonly Listed[]; lastPage: number }>,
): Promise<Listed[]> {
  const all: Listed[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { listed, lastPage } = await read(page)
    last = lastPage
    all.push(...listed)
  }
  return all
}

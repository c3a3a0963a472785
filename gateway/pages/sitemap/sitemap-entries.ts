import type { Renderer } from '#client/server/renderer.tsx'
import { isUnknownCall, orNone } from '#gateway/layout/absence.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { filterEvents } from '#services/contract/calendar.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterPosts, getSitemap } from '#services/contract/cms.ts'
import { filterProducts } from '#services/contract/product.ts'

export type SitemapEntry = { readonly path: string; readonly changedAt: string | null }

export type EntrySource = {
  readonly upstream: Upstream
  readonly layout: LayoutData
  readonly renderer: Renderer
  readonly publicUrl: string
}

type Kind = 'product' | 'category' | 'page' | 'post' | 'term' | 'event'
type Entry = { readonly kind: Kind; readonly slug: string; readonly changedAt: string | null }

const PATHS: Readonly<Record<Kind, string>> = {
  product: '/product/',
  category: '/shop/',
  page: '/',
  post: '/',
  term: '/blog/',
  event: '/event/',
}
const PAGE_SIZE = 100
const PAGES_AT_ONCE = 4

/** All public content at its canonical path; content without a route is left out. */
export async function collectEntries(source: EntrySource): Promise<readonly SitemapEntry[]> {
  // A platform need not have every kind of content.
  const [categories, products, content, events] = await Promise.all([
    orNone(collectCategories(source.upstream), []),
    orNone(collectProducts(source.upstream), []),
    orNone(collectContent(source.upstream), []),
    orNone(collectEvents(source.upstream), []),
  ])
  const homeSlug = source.layout.options.get('HomePageSlug')?.value
  const pages = content.filter(({ slug }) => slug !== homeSlug)
  const shown = [...categories, ...products, ...pages, ...events]
  const prefixes = canonicalPrefixes(source)
  const hasNews = content.some(({ kind }) => kind === 'post')
  const fixed = ['/', '/shop', ...(hasNews ? ['/objave'] : [])].filter((path) =>
    isCanonical(source, path),
  )
  return [
    ...fixed.map((path) => ({ path, changedAt: null })),
    ...shown.flatMap(({ kind, slug, changedAt }) => {
      const prefix = prefixes.get(kind)
      return prefix === undefined ? [] : [{ path: prefix + encodeURIComponent(slug), changedAt }]
    }),
  ]
}

/** Matching against the client's route table is slow, so it is done once per kind. */
function canonicalPrefixes(source: EntrySource): ReadonlyMap<Kind, string> {
  const sample = 'sitemap-sample'
  const kinds: readonly Kind[] = ['product', 'category', 'page', 'post', 'term', 'event']
  return new Map(
    kinds.flatMap((kind): [Kind, string][] => {
      const path = PATHS[kind] + sample
      const { route, redirectTo } = source.renderer.match(new URL(path, source.publicUrl))
      const canonical = redirectTo ?? path
      if (route === null || !canonical.endsWith(sample)) return []
      return [[kind, canonical.slice(0, -sample.length)]]
    }),
  )
}

function isCanonical({ renderer, publicUrl }: EntrySource, path: string): boolean {
  const { route, redirectTo } = renderer.match(new URL(path, publicUrl))
  return route !== null && redirectTo === null
}

async function collectCategories(upstream: Upstream): Promise<readonly Entry[]> {
  const { records } = await upstream.call(filterCategories, { limit: 1000 })
  return records
    .filter(({ totalProducts }) => totalProducts !== 0)
    .map(({ slug }) => ({ kind: 'category', slug, changedAt: null }))
}

async function collectProducts(upstream: Upstream): Promise<readonly Entry[]> {
  const pageOf = async (page: number) => {
    const { records, pagination } = await upstream.call(filterProducts, {
      filters: [{ key: 'archived', value: false }],
      select: ['media', 'format', 'updatedAt'],
      sort: { param: 'id', order: 'asc' },
      page,
      limit: PAGE_SIZE,
    })
    const entries = records.map(
      ({ slug, updatedAt }): Entry => ({ kind: 'product', slug, changedAt: updatedAt ?? null }),
    )
    return { entries, totalPages: pagination.totalPages }
  }

  const first = await pageOf(1)
  const entries = [...first.entries]
  for (let page = 2; page <= first.totalPages; page += PAGES_AT_ONCE) {
    const count = Math.min(PAGES_AT_ONCE, first.totalPages - page + 1)
    const pages = await Promise.all(Array.from({ length: count }, (_, step) => pageOf(page + step)))
    for (const { entries: more } of pages) entries.push(...more)
  }
  return entries
}

async function collectContent(upstream: Upstream): Promise<readonly Entry[]> {
  try {
    const { records } = await upstream.call(getSitemap, {})
    return records.map(({ kind, slug, updatedAt }) => ({ kind, slug, changedAt: updatedAt }))
  } catch (error) {
    if (isUnknownCall(error)) return collectPosts(upstream)
    throw error
  }
}

async function collectEvents(upstream: Upstream): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const answer = await upstream.call(filterEvents, { page, limit: PAGE_SIZE })
    lastPage = answer.lastPage
    entries.push(
      ...answer.records.map(({ id }): Entry => ({ kind: 'event', slug: `${id}`, changedAt: null })),
    )
  }
  return entries
}

/** A platform without the extension lists its posts only. */
async function collectPosts(upstream: Upstream): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const answer = await upstream.call(filterPosts, { page, limit: PAGE_SIZE })
    lastPage = answer.lastPage
    for (const { slug, updatedAt, published_at } of answer.records) {
      entries.push({ kind: 'post', slug, changedAt: updatedAt ?? published_at })
    }
  }
  return entries
}

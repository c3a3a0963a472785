import { orNone } from '#gateway/layout/absence.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterPosts, type Post } from '#services/contract/cms.ts'
import { filterProducts } from '#services/contract/product.ts'
import type { ContentHit, findContent, suggest } from '#services/contract/search.ts'

type Question = {
  readonly keywords: string
  readonly offset: number
  readonly limit: number
  readonly productLimit: number
}

const SUGGESTED = { products: 5, categories: 3, posts: 3 } as const

/** Search for platforms that search posts and products only, each by itself. */
export async function findOnPlatform(
  { keywords, offset, limit, productLimit }: Question,
  upstream: Upstream,
): Promise<CallOutput<typeof findContent>> {
  // Pages of the same size that cover the window.
  const first = Math.floor(offset / limit) + 1
  const pages = offset % limit === 0 ? [first] : [first, first + 1]
  const [products, ...lists] = await Promise.all([
    productsFor(keywords, productLimit, upstream),
    ...pages.map((page) => postsFor({ keywords, page, limit }, upstream)),
  ])
  const start = offset % limit
  return {
    correctedKeywords: null,
    records: lists
      .flatMap(({ records }) => records)
      .slice(start, start + limit)
      .map(toHit),
    total: lists[0]?.total ?? 0,
    products,
  }
}

export async function suggestOnPlatform(
  keywords: string,
  upstream: Upstream,
): Promise<CallOutput<typeof suggest>> {
  const [products, categories, posts] = await Promise.all([
    productsFor(keywords, SUGGESTED.products, upstream),
    upstream.call(filterCategories, { keywords, filters: [], page: 1, limit: 100 }),
    postsFor({ keywords, page: 1, limit: SUGGESTED.posts }, upstream),
  ])
  return {
    correctedKeywords: null,
    products: products.ids,
    // A platform may ignore the keywords of this call.
    categories: categories.records
      .filter(({ name, title }) => isIn(keywords, name ?? title ?? ''))
      .slice(0, SUGGESTED.categories)
      .map(({ id }) => id),
    posts: posts.records.slice(0, SUGGESTED.posts).map(toHit),
    pages: [],
  }
}

/** Empty on a platform without posts. */
async function postsFor(
  question: CallInput<typeof filterPosts>,
  upstream: Upstream,
): Promise<Pick<CallOutput<typeof filterPosts>, 'records' | 'total'>> {
  return await orNone(upstream.call(filterPosts, question), { records: [], total: 0 })
}

async function productsFor(keywords: string, limit: number, upstream: Upstream) {
  const { records, pagination } = await upstream.call(filterProducts, {
    keywords,
    filters: [{ key: 'archived', value: false }],
    select: ['id'],
    page: 1,
    limit: Math.max(limit, 1),
  })
  return {
    ids: records.slice(0, limit).map(({ id }) => id),
    total: pagination.totalRecords,
  }
}

function isIn(keywords: string, name: string): boolean {
  return name.toLowerCase().includes(keywords.toLowerCase())
}

function toHit({ id, slug, title, excerpt, media, published_at, terms }: Post): ContentHit {
  return {
    kind: 'post',
    ...{ id, slug, title, excerpt, media, published_at },
    category: terms.categories[0]?.title ?? null,
  }
}

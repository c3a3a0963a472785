import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Gateway } from '#gateway/app.ts'
import { buildCategoryTree, idsWithin } from '#gateway/domains/product/category-tree.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { CallInput } from '#services/contract/call.ts'
import { filterPosts } from '#services/contract/cms.ts'
import {
  filterCategories,
  filterProducts,
  getLayers,
  getProduct,
  type ProductRecord,
} from '#services/contract/product.ts'

/** What the operations show, so that both sides ask for the same. */
const CARD = {
  select: ['id', 'name', 'slug', 'format', 'media', 'retailPrice', 'finalPrice', 'discount'],
  mediaSelect: ['title', 'urlTemplate', 'alt', 'width', 'height'],
} satisfies CallInput<typeof filterProducts>
const OFFERING = {
  ...CARD,
  select: [...CARD.select, 'mainCategory', 'crossSellProducts'],
} satisfies CallInput<typeof filterProducts>
const NOT_ARCHIVED = { key: 'archived', value: false }
const asked = z
  .object({
    category: z.string(),
    page: z.number(),
    slug: z.string(),
    news: z.number(),
    products: z.number(),
  })
  .partial()
type Asked = z.output<typeof asked>
type Floor = (upstream: Upstream, question: Asked, gateway: Gateway) => Promise<unknown>

/** What each operation of the bench costs when nothing but its calls is made and put together. */
const FLOORS: Readonly<Record<string, Floor>> = {
  async list(upstream, { category = '', page = 1 }) {
    const tree = await categoryTree(upstream)
    const node = tree.byId(Number(category))
    const filters = [NOT_ARCHIVED, { key: 'category', value: node ? [...idsWithin(node)] : [0] }]
    const [{ records, pagination }, layers] = await Promise.all([
      upstream.call(filterProducts, { ...OFFERING, filters, page, limit: 24 }),
      upstream.call(getLayers, { filters }),
    ])
    const crossSell = await byIds(upstream, records.flatMap(crossSellIds))
    const items = records.map((product) => ({
      ...card(product),
      category: toCategory(tree.byId(product.mainCategory ?? 0)),
      crossSell: crossSellIds(product).flatMap((id) => crossSell.get(id) ?? []),
    }))
    return { items, total: pagination.totalRecords, facets: layers }
  },

  async product(upstream, { slug = '' }) {
    const [{ product }, tree] = await Promise.all([
      upstream.call(getProduct, { slug }),
      categoryTree(upstream),
    ])
    if (!product) return null
    const crossSell = await byIds(upstream, crossSellIds(product))
    return {
      ...card(product),
      description: product.description,
      attributes: product.attributeSet?.attributes,
      options: product.associatedProductsAttributes,
      variants: product.associatedProducts,
      category: toCategory(tree.byId(product.mainCategory ?? 0)),
      crossSell: [...crossSell.values()],
    }
  },

  async home(upstream, { news = 1, products: page = 1 }, { layout }) {
    const filters = [NOT_ARCHIVED]
    const [products, posts] = await Promise.all([
      upstream.call(filterProducts, { ...CARD, filters, page, limit: 8 }),
      upstream.call(filterPosts, { page: news, limit: 6 }),
    ])
    return {
      navigation: layout.current()?.navigation.main,
      posts: posts.records.map(({ id, slug, title, excerpt, media, ...post }) => ({
        ...{ id, slug, title, excerpt, media, publishedAt: post.published_at },
      })),
      products: products.records.map(card),
    }
  },
}

/** In the gateway itself, behind the same hooks, through the same connections; without GraphQL. */
export function serveFloor(server: FastifyInstance, gateway: Gateway): void {
  server.post<{ Params: { operation: string } }>('/floor/:operation', async (request, reply) => {
    const floor = FLOORS[request.params.operation]
    if (!floor) return reply.callNotFound()
    const upstream = gateway.upstream.scope({
      identity: gateway.layout.current()?.identity ?? null,
      language: 'hrv',
      requestId: request.id,
      signal: AbortSignal.timeout(15_000),
    })
    const data = await floor(upstream, asked.parse(request.body), gateway)
    return reply.type('application/json').send(JSON.stringify({ data }))
  })
}

async function categoryTree(upstream: Upstream) {
  const { records } = await upstream.call(filterCategories, {
    filters: [],
    select: ['name', 'title', 'parentId'],
    sort: { param: 'id', order: 'asc' },
    page: 1,
    limit: 1000,
  })
  return buildCategoryTree(records)
}

async function byIds(upstream: Upstream, ids: readonly number[]) {
  const found = new Map<number, ReturnType<typeof card>>()
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return found
  const { records } = await upstream.call(filterProducts, {
    filters: [{ key: 'id', value: wanted }, NOT_ARCHIVED],
    ...OFFERING,
    page: 1,
    limit: wanted.length,
  })
  for (const record of records) found.set(record.id, card(record))
  return found
}

function card({ id, slug, name, format, finalPrice, retailPrice, media }: ProductRecord) {
  return { id, slug, name, format, finalPrice, retailPrice, media }
}

function toCategory(node: ReturnType<ReturnType<typeof buildCategoryTree>['byId']>) {
  return node && { id: node.category.id, slug: node.category.slug, name: node.category.name }
}

function crossSellIds({ crossSellProducts }: Pick<ProductRecord, 'crossSellProducts'>): number[] {
  return (crossSellProducts ?? [])
    .map((one) => (typeof one === 'object' ? one.id : one))
    .slice(0, 4)
}

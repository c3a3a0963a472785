/**
 * Lower bound for the bench's operations: node:http and undici, the same calls to the services and
 * the same fields in the answer, without GraphQL, checks and limits.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Pool } from 'undici'
import { z } from 'zod'
import { type Call, type CallInput, type CallOutput, callUrl } from '#services/contract/call.ts'
import { type Category, filterCategories } from '#services/contract/category.ts'
import { filterPosts, getNavigation } from '#services/contract/cms.ts'
import { detectDomain } from '#services/contract/master.ts'
import {
  filterProducts,
  getLayers,
  getProduct,
  type ProductRecord,
} from '#services/contract/product.ts'
import {
  amount,
  attributesOf,
  availabilityOf,
  card,
  categoryOf,
  crossSellIds,
  crossSellOf,
  navigationItem,
  pictureUrl,
  shown,
} from './bare-fields.ts'

const { PORT, SERVICES_URL } = z
  .object({ PORT: z.coerce.number(), SERVICES_URL: z.url() })
  .parse(process.env)
const services = new Pool(SERVICES_URL, { connections: 16, pipelining: 1 })

const PICTURE = ['title', 'urlTemplate', 'alt', 'width', 'height'] as const
const CARD = {
  select: ['id', 'name', 'slug', 'format', 'media', 'retailPrice', 'finalPrice', 'discount'],
  mediaSelect: [...PICTURE],
} satisfies CallInput<typeof filterProducts>
const OFFERING = {
  ...CARD,
  select: [...CARD.select, 'mainCategory', 'crossSellProducts'],
} satisfies CallInput<typeof filterProducts>
const NOT_ARCHIVED = { key: 'archived', value: false }
const BATCH_LIMIT = 100

const site: Record<string, string> = {}
const { apiKeyToken, siteID, storeID, extra } = await call(detectDomain, {})
Object.assign(site, { apiKey: apiKeyToken, site: `${siteID}`, store: `${storeID ?? siteID}` })
const { allowedCurrencies, mainCurrencyId } = extra.currencyConfig
const currency = allowedCurrencies.find(({ id }) => id === mainCurrencyId)?.code ?? ''
// The gateway has the layout in memory too.
const navigation = (await call(getNavigation, { id: 'main' })).items

type Handler = (variables: unknown) => Promise<unknown>

const OPERATIONS: Readonly<Record<string, Handler>> = {
  async list(variables) {
    const { category: id, page } = z
      .object({ category: z.string(), page: z.number() })
      .parse(variables)
    const categories = await allCategories()
    const value = idsWithin(Number(id), [...categories.values()])
    const filters = [NOT_ARCHIVED, { key: 'category', value }]
    const [{ records, pagination }, facets] = await Promise.all([
      call(filterProducts, { filters, ...OFFERING, page, limit: 24 }),
      call(getLayers, { filters }),
    ])
    const others = await productsById(records.flatMap(crossSellIds))
    const items = records.map((product) => ({
      ...card(product, currency),
      category: categoryOf(product, categories),
      crossSell: crossSellOf(product, others, currency),
    }))
    return {
      products: {
        items,
        pageInfo: { total: pagination.totalRecords },
        facets: facets.map(({ attributeCode, label, type, values }) => ({
          code: attributeCode,
          label,
          values: values.map((one) => ({
            id: one.attributeID === null ? null : `${one.attributeID}`,
            label: type === 'YesNo' ? shown(one.valueLabel === 'yes') : one.valueLabel,
            totalProducts: one.totalProducts,
          })),
        })),
      },
    }
  },

  async product(variables) {
    const { slug } = z.object({ slug: z.string() }).parse(variables)
    const [{ product }, categories] = await Promise.all([
      call(getProduct, { slug }),
      allCategories(),
    ])
    if (!product) return { product: null }
    const others = await productsById(crossSellIds(product))
    return {
      product: {
        ...card(product, currency),
        description: product.description ?? null,
        attributes: attributesOf(product),
        options:
          product.format === 'Configurable'
            ? (product.associatedProductsAttributes ?? []).map((option) => ({
                code: option.attributeCode,
                label: option.label,
                values: option.values.map(({ id, value }) => ({ id: `${id}`, label: value })),
              }))
            : [],
        variants: (product.associatedProducts ?? []).map((variant) => ({
          id: `${variant.id}`,
          sku: variant.sku,
          availability: availabilityOf(variant.availability),
          price: { final: { amount: amount(variant.finalPrice) } },
          choices: (variant.attributes ?? []).map(({ attributeCode, valueId }) => ({
            option: attributeCode,
            valueId: `${valueId}`,
          })),
        })),
        category: categoryOf(product, categories),
        crossSell: crossSellOf(product, others, currency),
      },
    }
  },

  async home(variables) {
    const { news, products: page } = z
      .object({ news: z.number(), products: z.number() })
      .parse(variables)
    const [posts, products] = await Promise.all([
      call(filterPosts, { page: news, limit: 6 }),
      call(filterProducts, { filters: [NOT_ARCHIVED], ...CARD, page, limit: 8 }),
    ])
    return {
      layout: { mainNavigation: navigation.map(navigationItem) },
      posts: {
        items: posts.records.map(({ id, slug, title, excerpt, published_at, media }) => ({
          id: `${id}`,
          slug,
          title,
          excerpt,
          publishedAt: published_at,
          picture: media && { url: pictureUrl(media), alt: media.alt ?? media.title ?? '' },
        })),
      },
      products: { items: products.records.map((product) => card(product, currency)) },
    }
  },
}

createServer((request, response) => {
  const handler = OPERATIONS[(request.url ?? '').slice(1)]
  if (!handler) {
    response.end()
    return
  }
  text(request)
    .then((body) => handler(JSON.parse(body)))
    .then((data) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data }))
    })
    .catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
}).listen(PORT, '127.0.0.1')

process.once('SIGTERM', () => process.exit(0))

/** Answers are not validated, to measure the lower bound. */
async function call<C extends Call>(one: C, input: CallInput<C>): Promise<CallOutput<C>> {
  const isGet = one.method === 'GET'
  const rest = Object.entries(input ?? {})
  const path = callUrl(one).replace(/\{(\w+)\}/g, (_braces, name: string) =>
    String(rest.find(([key]) => key === name)?.[1]),
  )
  const query = new URLSearchParams(isGet ? rest.map(([key, value]) => [key, `${value}`]) : [])
  const { body } = await services.request({
    method: one.method === 'POST' ? 'POST' : 'GET',
    path: isGet ? `${path}?${query}` : path,
    headers: { ...site, referer: 'https://shop.example/', 'content-type': 'application/json' },
    body: isGet ? null : JSON.stringify(input),
  })
  // The services' own contract guarantees the type.
  return (await body.json()) as CallOutput<C>
}

async function allCategories(): Promise<ReadonlyMap<number, Category>> {
  const { records } = await call(filterCategories, {
    filters: [],
    select: ['name', 'title', 'parentId'],
    sort: { param: 'id', order: 'asc' },
    page: 1,
    limit: 1000,
  })
  return new Map(records.map((category) => [category.id, category]))
}

function idsWithin(id: number, all: readonly Category[]): number[] {
  const below = all.filter(({ parentId }) => parentId === id)
  return [id, ...below.flatMap((child) => idsWithin(child.id, all))]
}

async function productsById(ids: readonly number[]): Promise<ReadonlyMap<number, ProductRecord>> {
  const wanted = [...new Set(ids)]
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH_LIMIT) }, (_batch, index) =>
    wanted.slice(index * BATCH_LIMIT, (index + 1) * BATCH_LIMIT),
  )
  const found = await Promise.all(
    batches.map((value) =>
      call(filterProducts, {
        filters: [{ key: 'id', value }, NOT_ARCHIVED],
        ...OFFERING,
        page: 1,
        limit: value.length,
      }),
    ),
  )
  return new Map(found.flatMap(({ records }) => records.map((one) => [one.id, one])))
}

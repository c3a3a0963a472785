import { z } from 'zod'
import type { BenchRequest } from './driver.ts'

const PRODUCT = 'id slug name format price { final { amount currency } retail { amount } }'
const PICTURE = 'media { url(size: "w640") alt width height }'

export type Operation = {
  readonly name: string
  readonly title: string
  readonly query: string
  /** Used in turns, so that requests differ. */
  readonly variables: readonly Readonly<Record<string, string | number>>[]
}

const LIST = `query List($category: ID!, $page: Int!) {
  products(category: $category, page: $page, limit: 24) {
    items { ${PRODUCT} ${PICTURE} category { id slug name } crossSell { ${PRODUCT} ${PICTURE} } }
    pageInfo { total }
    facets { code label values { id label totalProducts } }
  }
}`

const ONE = `query One($slug: String!) {
  product(slug: $slug) {
    ... on Product {
      ${PRODUCT} ${PICTURE} description
      attributes { code label values }
      options { code label values { id label } }
      variants { id sku availability price { final { amount } } choices { option valueId } }
      category { id slug name }
      crossSell { ${PRODUCT} ${PICTURE} }
    }
  }
}`

const HOME = `query Home($news: Int!, $products: Int!) {
  layout { mainNavigation { title link { kind path } children { title link { path } } } }
  posts(limit: 6, page: $news) { items { id slug title excerpt publishedAt picture { url(size: "w640") alt } } }
  products(limit: 8, page: $products) { items { ${PRODUCT} ${PICTURE} } }
}`

/** Reads the catalogue to choose the variables. */
export async function findOperations(gatewayUrl: string): Promise<readonly Operation[]> {
  const answered = z.object({
    data: z.object({
      categories: z.array(z.object({ id: z.string(), totalProducts: z.number() })),
      products: z.object({ items: z.array(z.object({ slug: z.string() })) }),
    }),
  })
  const query = '{ categories { id totalProducts } products(limit: 64) { items { slug } } }'
  const answer = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { categories, products } = answered.parse(await answer.json()).data
  const pages = categories.flatMap(({ id, totalProducts }) =>
    Array.from({ length: Math.max(1, Math.floor(totalProducts / 24)) }, (_page, index) => ({
      category: id,
      page: index + 1,
    })),
  )
  return [
    {
      name: 'list',
      title: 'List of 24, 4 cross-sells each, facets',
      query: LIST,
      variables: pages,
    },
    { name: 'product', title: 'Product', query: ONE, variables: products.items },
    { name: 'home', title: 'Home', query: HOME, variables: TURNS },
  ]
}

/** Consecutive requests differ; otherwise coalescing would share one answer. */
const TURNS = Array.from({ length: 60 }, (_turn, index) => ({
  news: 1 + (index % 10),
  products: 1 + (index % 12),
}))

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' }

export function graphRequests({ query, variables }: Operation): (count: number) => BenchRequest {
  return (count) => ({
    method: 'POST',
    path: '/graphql',
    headers: JSON_HEADERS,
    body: JSON.stringify({ query, variables: variables[count % variables.length] }),
  })
}

export function bareRequests({ name, variables }: Operation): (count: number) => BenchRequest {
  return (count) => ({
    method: 'POST',
    path: `/${name}`,
    headers: JSON_HEADERS,
    body: JSON.stringify(variables[count % variables.length]),
  })
}

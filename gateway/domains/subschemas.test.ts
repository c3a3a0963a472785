import { graphql } from 'graphql'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { standAlone } from '#gateway/compose/alone.ts'
import { createContext, type GatewayContext } from '#gateway/context.ts'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'
import { anonymous } from '#gateway/session/credentials.ts'
import { createTokenRefresh } from '#gateway/session/token-refresh.ts'
import { createWatches } from '#gateway/session/watches.ts'
import { filterEvents, getEvent } from '#services/contract/calendar.ts'
import type { Call } from '#services/contract/call.ts'
import { filterCategories } from '#services/contract/category.ts'
import { decide, filterPosts } from '#services/contract/cms.ts'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { fakeUpstream } from '#tests/support/fake-upstream.ts'

const media: never[] = []
const product = {
  id: 7,
  name: 'Scarf',
  slug: 'scarf',
  sku: 'S-7',
  format: 'simple',
  media,
  type: 'product',
  archived: false,
  featured: true,
  categoryPriority: 1,
  retailPrice: 20,
  basicPrice: 16,
  finalPrice: 20,
  mainCategory: 3,
  crossSellProducts: [8],
}
const category = { id: 3, slug: 'scarves', slugMain: 'scarves', name: 'Scarves' }
const pagination = { page: 1, limit: 12, totalPages: 1, totalRecords: 1 }
const post = {
  id: 5,
  title: 'We won',
  slug: 'we-won',
  excerpt: '',
  media: null,
  published_at: '2026-01-01T10:00:00Z',
  terms: { categories: [] },
}
const element = (id: number, handler: string, meta: object) => ({
  id,
  handler,
  meta,
  type: 'static-element',
  title: '',
  language_code: 'hrv',
  slug: '',
  options: {},
  linkMeta: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
  created_at: '2026-01-01T10:00:00Z',
})
const link = { label: 'More', path: '/shop' }

describe('[DC-01] each subschema answers by itself', () => {
  test('product', async () => {
    const { data, errors, calls } = await ask(
      'product',
      new Map<Call, unknown>([
        [getProduct, { product }],
        [filterProducts, { records: [{ ...product, id: 8, name: 'Cap' }], pagination }],
        [filterCategories, { records: [category], totalPages: 1, totalRecords: 1 }],
      ]),
      `{ product(slug: "scarf") { ... on Product { format price { final { amount currency } } category { name } crossSell { name } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      product: {
        format: 'SIMPLE',
        price: { final: { amount: '20.00', currency: 'EUR' } },
        category: { name: 'Scarves' },
        crossSell: [{ name: 'Cap' }],
      },
    })
    expect(calls).toHaveLength(3)
  })

  test('product, where the slug has moved', async () => {
    const answers = new Map<Call, unknown>([[getProduct, { product: null, movedTo: 'scarf-red' }]])
    const { data } = await ask(
      'product',
      answers,
      '{ product(slug: "scarf") { __typename ... on Moved { slug } } }',
    )
    expect(data).toEqual({ product: { __typename: 'Moved', slug: 'scarf-red' } })
  })

  test('cms, with categories as stubs and products left to their owner', async () => {
    const page = {
      id: 1,
      title: 'Home',
      slug: 'home',
      elements: [
        element(1, 'category-tiles', { title: 'Shop', categoryIds: [3, 4] }),
        element(2, 'featured-products', { title: 'New', limit: 4, link }),
        element(3, 'latest-news', { title: 'News', limit: 3, link: null }),
      ],
    }
    const { data, errors, calls } = await ask(
      'cms',
      new Map<Call, unknown>([
        [decide, { kind: 'page', page }],
        [filterPosts, { records: [post], lastPage: 1, total: 1 }],
      ]),
      `{ content { ... on Page { sections { __typename
      ... on CategoryTilesSection { categories { id } }
      ... on FeaturedProductsSection { products { id } link { label link { kind path } } }
      ... on LatestNewsSection { posts { title publishedAt } link { label } }
    } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      content: {
        sections: [
          { __typename: 'CategoryTilesSection', categories: [{ id: '3' }, { id: '4' }] },
          {
            __typename: 'FeaturedProductsSection',
            products: null,
            link: { label: 'More', link: { kind: 'INTERNAL', path: '/shop' } },
          },
          {
            __typename: 'LatestNewsSection',
            posts: [{ title: 'We won', publishedAt: '2026-01-01T10:00:00.000Z' }],
            link: null,
          },
        ],
      },
    })
    expect(calls.map(({ call }) => call.path)).toEqual(['finder/decide', 'post/filterStandard'])
  })

  test('cms, where content has moved', async () => {
    const answers = new Map<Call, unknown>([[decide, { kind: 'moved', path: '/o-nama' }]])
    const { data } = await ask(
      'cms',
      answers,
      '{ content(slug: "about") { __typename ... on MovedContent { path } } }',
    )
    expect(data).toEqual({ content: { __typename: 'MovedContent', path: '/o-nama' } })
  })

  test('calendar', async () => {
    const event = {
      id: 4,
      title: 'Open day',
      description: '',
      start: '2026-05-01T08:00:00Z',
      end: null,
      location: 'Stadium',
      media: null,
    }
    const { data, errors } = await ask(
      'calendar',
      new Map<Call, unknown>([
        [filterEvents, { records: [event], lastPage: 1, total: 1 }],
        [getEvent, { event: null }],
      ]),
      '{ events { items { id title start isPast } pageInfo { total } } event(id: "9") { id } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      events: {
        items: [{ id: '4', title: 'Open day', start: '2026-05-01T08:00:00.000Z', isPast: true }],
        pageInfo: { total: 1 },
      },
      event: null,
    })
  })

  test('layout, which says so until it is there', async () => {
    const { data, errors } = await ask('layout', new Map(), '{ layout { site { name } } }')
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE')
  })
})

async function ask(name: string, answers: ReadonlyMap<Call, unknown>, source: string) {
  const { upstream, calls } = fakeUpstream(answers)
  const contextValue: GatewayContext = createContext(
    {
      upstream: { scope: () => upstream, states: () => new Map(), close: async () => undefined },
      layout: null,
      publicUrl: 'http://localhost:4000',
      mediaUrl: '/media',
      paymentHosts: { forms: [], scripts: [] },
      embedHosts: [],
      isTraced: false,
      categoryTree: null,
      tokenRefresh: createTokenRefresh(),
      watches: createWatches({ upstream: () => upstream, log: pino({ level: 'silent' }) }),
      clock: { now: () => new Date('2026-11-22T12:00:00Z') },
    },
    {
      requestId: 'request',
      signal: new AbortController().signal,
      credentials: anonymous(),
      log: pino({ level: 'silent' }),
    },
  )
  const { data, errors } = await graphql({
    schema: standAlone(name, SUBSCHEMAS),
    source,
    contextValue,
  })
  return { data, errors, calls }
}

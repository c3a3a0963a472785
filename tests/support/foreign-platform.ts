import { z } from 'zod'
import {
  type Platform,
  type PlatformReply,
  type PlatformRequest,
  startPlatform,
} from '#tools/example-platform/platform.ts'
import { type ForeignAccounts, foreignAccounts } from './foreign-accounts.ts'
import { foreignComments } from './foreign-comments.ts'
import {
  CATEGORIES,
  EVENTS,
  HOME,
  NAVIGATION,
  OPTIONS,
  POSTS,
  PRODUCTS,
} from './foreign-records.ts'
import { answerAccountShop, lacksCustomerId, refuseOtherFields } from './foreign-shop.ts'

export type ForeignPlatform = Platform & {
  readonly accounts: ForeignAccounts
  /** All requests so far. */
  readonly received: readonly PlatformRequest[]
}

type Ask = { readonly query: URLSearchParams; readonly body: Body }
type Answer = (ask: Ask) => unknown

const body = z.looseObject({
  page: z.number().optional(),
  limit: z.number().optional(),
  slug: z.string().optional(),
  filters: z.array(z.looseObject({ key: z.string(), value: z.unknown() })).optional(),
})
type Body = z.output<typeof body>

/**
 * The example platform with accounts and comments, and with a catalogue of its own manner: it knows
 * the catalogue of calls and nothing else of ours.
 */
export async function startForeignPlatform({
  hasComments = true,
}: {
  readonly hasComments?: boolean
} = {}): Promise<ForeignPlatform> {
  const accounts = foreignAccounts()
  const comments = hasComments ? foreignComments() : null
  const received: PlatformRequest[] = []

  function first(request: PlatformRequest): PlatformReply | null {
    received.push(request)
    const email = accounts.emailOf(request)
    return (
      accounts.answer(request) ??
      refuseOtherFields(request) ??
      answerAccountShop(request, email, platform) ??
      comments?.answer(request, email) ??
      answerAsOther(request)
    )
  }

  const platform = await startPlatform({
    first,
    products: PRODUCTS,
    customerOf: (request) => (lacksCustomerId(request) ? null : accounts.emailOf(request)),
  })
  return { ...platform, accounts, received }
}

function answerAsOther({ method, path, query, body: sent }: PlatformRequest): PlatformReply | null {
  const answer = CALLS[`${method} ${path}`]
  if (answer) return { status: 200, answer: answer({ query, body: body.parse(sent) }) }
  // Not in the form of our own services.
  const isOther = path.includes('/x/') || path.startsWith('/api/v1/cms/navigation/')
  return isOther ? { status: 404, answer: { data: { errorMessage: 'No such call' } } } : null
}

const CALLS: Readonly<Record<string, Answer>> = {
  'GET /api/v1/cms/option/filter': () => ({ records: OPTIONS, totalRecords: OPTIONS.length }),
  'GET /api/v1/cms/navigation/tree/main': () => ({ id: 'main', items: NAVIGATION, theme: 'blue' }),
  'POST /api/v1/cms/finder/decide': ({ body: { slug } }) => {
    const post = POSTS.find((one) => one.slug === slug)
    if (post) return { kind: 'post', post: { ...post, body: '<p>Three to one, at home.</p>' } }
    return slug === undefined || slug === HOME.slug
      ? { kind: 'page', page: HOME }
      : { kind: 'none' }
  },
  // One of the three ways of telling how long a list is.
  'POST /api/v1/cms/post/filterStandard': () => ({
    records: POSTS,
    pagination: { page: 1, perPage: 12, lastPage: 3, limit: 12, total: 25 },
  }),
  // The second.
  'POST /api/v1/product/web/filter': ({ body: { filters = [], page = 1, limit = 10 } }) => {
    const found = PRODUCTS.filter((product) => filters.every((filter) => isMet(product, filter)))
    const records = found.slice((page - 1) * limit, page * limit)
    return { records, totalPages: Math.ceil(found.length / limit), totalRecords: found.length }
  },
  'GET /api/v1/product/web/get': ({ query }) => ({
    product: PRODUCTS.find(({ slug }) => slug === query.get('slug')) ?? null,
  }),
  // The third.
  'POST /api/v1/product/web/category/filter': () => ({
    records: CATEGORIES,
    lastPage: 1,
    total: 2,
  }),
  'POST /api/v1/calendar/event/public/filter': () => ({ records: EVENTS, lastPage: 1, total: 1 }),
  'GET /api/v1/calendar/event/public/get': ({ query }) => ({
    event: EVENTS.find(({ id }) => `${id}` === query.get('id')) ?? null,
  }),
  'GET /api/v1/settings/general/user': ({ query }) => ({
    group: query.get('group'),
    key: query.get('key'),
    value: null,
  }),
  'POST /api/v1/settings/domain/filter': () => ({ records: [], totalRecords: 0, totalPages: 0 }),
}

type Product = (typeof PRODUCTS)[number]

function isMet(product: Product, { key, value }: { key: string; value: unknown }): boolean {
  switch (key) {
    case 'id':
      return Array.isArray(value) && value.includes(product.id)
    case 'archived':
      return product.archived === value
    case 'featured':
      return product.featured === value
    case 'discount':
      return (product.discount !== null) === value
    case 'category':
      return (
        'mainCategory' in product && Array.isArray(value) && value.includes(product.mainCategory)
      )
    default:
      return false
  }
}

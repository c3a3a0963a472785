import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { type ForeignAccounts, foreignAccounts } from './foreign-accounts.ts'
import { type ForeignCarts, foreignCarts } from './foreign-carts.ts'
import { type ForeignCheckout, foreignCheckout } from './foreign-checkout.ts'
import { foreignComments } from './foreign-comments.ts'
import {
  CATEGORIES,
  CHECKOUT,
  CURRENCIES,
  DOMAIN,
  EVENTS,
  HOME,
  LANGUAGES,
  NAVIGATION,
  OPTIONS,
  POSTS,
  PRODUCTS,
} from './foreign-records.ts'

export type ForeignPlatform = {
  readonly url: string
  /** The requests in order. */
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  readonly accounts: ForeignAccounts
  readonly carts: ForeignCarts
  readonly checkout: ForeignCheckout
  close(): Promise<void>
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

/** A platform that knows the catalogue of calls and nothing else of ours. */
export async function startForeignPlatform({
  hasComments = true,
}: {
  readonly hasComments?: boolean
} = {}): Promise<ForeignPlatform> {
  const requests: { path: string; headers: IncomingHttpHeaders }[] = []
  const accounts = foreignAccounts()
  const carts = foreignCarts(PRODUCTS)
  const checkout = foreignCheckout(carts)
  const comments = hasComments ? foreignComments() : null
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://platform')
    const sent = await text(request)
    requests.push({ path: url.pathname, headers: request.headers })
    const reply = (status: number, answer: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json;charset=UTF-8' })
        .end(JSON.stringify(answer))

    if (!isKnown(url.pathname, request.headers)) return reply(403, { message: 'Wrong key' })
    const parsed = body.parse(sent ? JSON.parse(sent) : {})
    const { method = 'GET', headers } = request
    const call = { method, path: url.pathname, query: url.searchParams, body: parsed, headers }
    const email = accounts.emailOf(call)
    const own =
      accounts.answer(call) ??
      carts.answer(call, email) ??
      checkout.answer(call, email) ??
      comments?.answer(call, email)
    if (own) return reply(own.status, own.answer)
    const answer = CALLS[`${method} ${url.pathname}`]
    // Not in the form of our own services.
    if (!answer) return reply(404, { data: { errorMessage: 'No such call' } })
    return reply(200, answer({ query: url.searchParams, body: parsed }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    accounts,
    carts,
    checkout,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function isKnown(path: string, headers: IncomingHttpHeaders): boolean {
  if (path.endsWith('/domainDetect')) return headers.referer !== undefined
  const isOurs = headers['apikey'] === DOMAIN.apiKeyToken && headers['site'] === `${DOMAIN.siteID}`
  return isOurs && headers['store'] !== undefined && headers['x-gaussbox-language']?.length === 3
}

const CALLS: Readonly<Record<string, Answer>> = {
  'POST /api/v2/master/domainDetect': () => DOMAIN,
  'GET /api/v1/master/commons': ({ query }) =>
    query.get('type') === 'languages'
      ? { languages: LANGUAGES }
      : { countries: [{ id: 191, iso: 'HR', code: 'HRV', name: 'Hrvatska', phone: '385' }] },
  'GET /api/v2/ecommerce/settings/getCheckoutSettings': () => CHECKOUT,
  'GET /api/v2/ecommerce/settings/getCurrencyConfig': () => CURRENCIES,
  'GET /api/v1/cms/option/filter': () => ({ records: OPTIONS, totalRecords: OPTIONS.length }),
  'POST /api/v1/cms/element/getByHandlers': () => ({ records: [] }),
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

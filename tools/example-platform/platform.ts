import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Calls, Refusal } from './call.ts'
import { cartCalls, cartVersionCalls } from './cart.ts'
import { type Carts, createCarts, type Sold } from './carts.ts'
import { CATALOGUE } from './catalogue.ts'
import { checkoutCalls, type StoredOrder } from './checkout.ts'
import { CONTENT } from './content.ts'
import { DOMAIN, PRODUCTS } from './records.ts'
import { SITE } from './site.ts'

/** A request before it is known to be a call. */
export type PlatformRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: IncomingHttpHeaders
}

export type PlatformReply = { readonly status: number; readonly answer: unknown }

export type PlatformOptions = {
  readonly port?: number
  /** Carts with versions, so that open pages follow changes made elsewhere. */
  readonly hasVersions?: boolean
  /** What its carts sell. */
  readonly products?: readonly Sold[]
  /** E-mail of the account whose access token was sent. Without it there are guests alone. */
  readonly customerOf?: (request: PlatformRequest) => string | null
  /** Answers before the calls here do; null leaves the request to them. */
  readonly first?: (request: PlatformRequest) => PlatformReply | null
}

export type Platform = {
  readonly url: string
  /** The requests in order. */
  readonly requests: readonly {
    readonly method: string
    readonly path: string
    readonly headers: IncomingHttpHeaders
  }[]
  readonly carts: Carts
  readonly orders: readonly StoredOrder[]
  /** Method and path of each call that it answers. */
  readonly calls: readonly string[]
  close(): Promise<void>
}

/**
 * The least that a platform answers for guests to find, choose and order: docs/your-platform.md has
 * the calls in the order to build them. In memory, and as trusting as only an example may be: the
 * gateway alone must reach it.
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { hasVersions = false, products = PRODUCTS } = options
  const carts = createCarts(products, hasVersions)
  const orders: StoredOrder[] = []
  const calls: Calls = {
    ...SITE,
    ...CATALOGUE,
    ...CONTENT,
    ...cartCalls(carts),
    ...(hasVersions ? cartVersionCalls(carts) : {}),
    ...checkoutCalls(carts, orders),
  }
  const find = router(calls)
  const requests: { method: string; path: string; headers: IncomingHttpHeaders }[] = []

  function reply(request: PlatformRequest): PlatformReply {
    if (!isAllowed(request)) return refusal(403, 'Wrong key')
    const early = options.first?.(request)
    if (early) return early
    const found = find(`${request.method} ${request.path}`)
    // Without a `code`: so the gateway knows that the call is missing, not a record.
    if (!found) return refusal(404, 'Unknown call')
    const input = { ...Object.fromEntries(request.query), ...request.body, ...found.parameters }
    const caller = { headers: request.headers, customer: options.customerOf?.(request) ?? null }
    try {
      // The gateway sends what the contract describes.
      return { status: 200, answer: found.call(input as never, caller) }
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.message)
      throw error
    }
  }

  async function answer(incoming: IncomingMessage): Promise<PlatformReply> {
    const { method = 'GET', headers } = incoming
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://platform')
    const sent = await text(incoming)
    requests.push({ method, path, headers })
    return reply({ method, path, query, headers, body: sent ? JSON.parse(sent) : {} })
  }

  const server = createServer((incoming, outgoing) => {
    void answer(incoming)
      .catch((error: unknown) => refusal(500, String(error)))
      .then(({ status, answer: body }) =>
        outgoing
          .writeHead(status, { 'content-type': 'application/json;charset=UTF-8' })
          .end(JSON.stringify(body)),
      )
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    ...{ requests, carts, orders, calls: Object.keys(calls) },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Every call but `domainDetect` comes with key, site, store and language. */
function isAllowed({ path, headers }: PlatformRequest): boolean {
  if (path.endsWith('/domainDetect')) return true
  const { apikey, site, store, 'x-gaussbox-language': language } = headers
  const isOurs = apikey === DOMAIN.apiKeyToken && site === String(DOMAIN.siteID)
  return isOurs && store !== undefined && language?.length === 3
}

function refusal(status: number, message: string): PlatformReply {
  return { status, answer: { error: { message, statusCode: status } } }
}

function router(calls: Calls) {
  const routes = Object.entries(calls).map(([name, call]) => ({
    pattern: new RegExp(`^${name.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    call,
  }))
  return (name: string) => {
    for (const { pattern, call } of routes) {
      const match = pattern.exec(name)
      if (match) return { call, parameters: match.groups ?? {} }
    }
    return null
  }
}

import { createServer, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { GraphQLError } from 'graphql'
import { createSchema, createYoga } from 'graphql-yoga'
import { z } from 'zod'
import { PRODUCTS } from '#tests/support/foreign-records.ts'

export type Listening = { readonly url: string; close(): Promise<void> }

export type RemoteServer = Listening & {
  /** How many of its slow answers were begun, and given up by the client. */
  readonly waits: { begun: number; aborted: number }
  /** Operations that came in, introspection aside. */
  readonly requests: { readonly query: string; readonly headers: IncomingHttpHeaders }[]
}

export const REMOTE_SDL = `
  type Query {
    ratings(ids: [ID!]!): [Rating]
    scores(numbers: [Int!]!): [Score!]!
    reviews(limit: Int): [Review!]!
    latest(first: Int = 3): [Review!]
    found: [Found!]
    broken: String
    firm: String!
    refused: String
    wait: String
  }
  type Mutation { addReview(product: ID!, text: String!): Review! }
  type Subscription { reviewAdded: Review }
  type Rating { productId: ID!  average(precision: Int = 0): Float!  votes: Int!  best: Review }
  type Score { number: Int!  points: Int! }
  type Review { id: ID!  productId: ID  alikeIds: [ID!]!  text: String!  answer: Review  broken: String }
  union Found = Rating | Review
`

const SECRET = 'connect ECONNREFUSED http://10.1.2.3:5432 password=hunter2'
const review = (id: number, productId: string | null = String(id)) => ({
  __typename: 'Review',
  id,
  productId,
  alikeIds: ['1', 'x; drop', '3'],
  text: `Odlično ${id}`,
})
const grade = (id: string) => ({
  __typename: 'Rating',
  productId: id,
  votes: Number(id) * 2,
  average: ({ precision }: { precision: number }) => Number((Number(id) / 7).toFixed(precision)),
  best: review(Number(id)),
})

type Waits = RemoteServer['waits']

function waitForever(waits: Waits, { request }: { request: Request }): Promise<null> {
  waits.begun += 1
  return new Promise((resolve) => {
    request.signal.addEventListener('abort', () => {
      waits.aborted += 1
      resolve(null)
    })
  })
}

const resolvers = {
  Query: {
    // In an order of its own, and not for every key.
    ratings: (_: unknown, { ids }: { ids: readonly string[] }) =>
      ids
        .filter((id) => id !== '5')
        .reverse()
        .map(grade),
    scores: (_: unknown, { numbers }: { numbers: readonly number[] }) =>
      numbers.map((number) => ({ number, points: number * 10 })),
    reviews: (_: unknown, { limit }: { limit?: number }) =>
      Array.from({ length: limit ?? 3 }, (_one, index) => review(index + 1)),
    latest: () => [review(1), review(2, 'garbage'), review(3, null)],
    found: () => [grade('2'), review(4)],
    broken: () => {
      throw new GraphQLError(SECRET)
    },
    firm: () => {
      throw new GraphQLError(SECRET)
    },
    refused: () => {
      throw new GraphQLError(SECRET, { extensions: { code: 'TOO_EARLY', url: 'http://10.1.2.3' } })
    },
  },
  Mutation: {
    addReview: (_: unknown, { product, text }: { product: string; text: string }) => ({
      ...review(99, product),
      text,
    }),
  },
  Review: {
    broken: () => {
      throw new GraphQLError(SECRET)
    },
  },
}

/** A second GraphQL server, which knows nothing of ours. */
export async function startRemote(typeDefs = REMOTE_SDL): Promise<RemoteServer> {
  const requests: RemoteServer['requests'] = []
  const waits = { begun: 0, aborted: 0 }
  const wait = (_: unknown, _args: unknown, context: { request: Request }) =>
    waitForever(waits, context)
  const own = { ...resolvers, Query: { ...resolvers.Query, wait } }
  const yoga = createYoga({
    schema: createSchema({ typeDefs, ...(typeDefs === REMOTE_SDL ? { resolvers: own } : {}) }),
    logging: false,
    maskedErrors: false,
    plugins: [
      {
        onParams({ params, request }) {
          const query = params.query ?? ''
          if (query.includes('__schema')) return
          requests.push({ query, headers: Object.fromEntries(request.headers) })
        },
      },
    ],
  })
  return { ...(await listen(createServer(yoga), '/graphql')), requests, waits }
}

const filter = z.looseObject({
  limit: z.number(),
  filters: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
})
const [FIRST] = PRODUCTS
const ids = Array.from({ length: 24 }, (_one, index) => index + 1)
const SHELF = ids.map((id) => ({ ...FIRST, id, name: `Proizvod ${id}`, slug: `proizvod-${id}` }))

/** A product service with 24 products. */
export function startShelf(): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const { filters, limit } = filter.parse(await json(request))
    const wanted = filters.find(({ key }) => key === 'id')?.value
    // As a platform does: what is no id spoils the whole call.
    if (Array.isArray(wanted) && !wanted.every(Number.isInteger)) {
      response.writeHead(400).end()
      return
    }
    const records = SHELF.filter(({ id }) => !Array.isArray(wanted) || wanted.includes(id))
    const answer = {
      records: records.slice(0, limit),
      totalPages: 1,
      totalRecords: records.length,
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  return listen(server, '')
}

async function listen(server: ReturnType<typeof createServer>, path: string): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    url: `http://127.0.0.1:${address.port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const LINKS = [
  { field: 'Product.grade', from: 'id', query: 'ratings', argument: 'ids', by: 'productId' },
  { field: 'Product.score', from: 'id', query: 'scores', argument: 'numbers', by: 'number' },
  { field: 'Review.product', from: 'productId', to: 'Product' },
  { field: 'Review.alike', from: 'alikeIds', to: 'Product' },
] as const

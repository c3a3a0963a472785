import { connect } from 'node:net'
import Fastify from 'fastify'
import { GraphQLError } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPublicCache } from '#gateway/cache/public-cache.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { createGraph } from '#gateway/graph.ts'
import { answerTypeOf } from '#gateway/plugins/json-handler.ts'
import { graphqlPlugin } from '#gateway/plugins/use-graphql.ts'
import { createCookies } from '#gateway/session/cookies.ts'
import {
  comparable,
  ENDLESS,
  GOLDEN,
  HASH,
  HELLO,
  type Sent,
  STREAM_HASH,
} from './golden-requests.ts'
import { scriptedServices } from './scripted-services.ts'

let aborted = 0
let waiting = Promise.withResolvers<void>()

const schema = createSchema<GatewayContext>({
  typeDefs: `
    type Query { hello(name: String): String  told: String  thrown: String  wait: String }
    type Mutation { signIn: String  enter: String }
    type Subscription { tick: Int }
  `,
  resolvers: {
    Query: {
      hello: (_root, { name }) => `Bok ${name ?? 'svijete'} čćžšđ`,
      told: () => {
        const http = { status: 409, headers: { 'x-told': 'yes' } }
        throw new GraphQLError('Told.', { extensions: { code: 'TOLD', http } })
      },
      thrown: () => {
        throw new Error('secret')
      },
      wait: (_root, _args, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted += 1
            reject(signal.reason)
          })
          waiting.resolve()
        }),
    },
    Mutation: {
      enter: (_root, _args, { session }) => {
        session.begin({ accessToken: 'access-of-somebody', refreshToken: 'refresh-of-somebody' })
        return 'in'
      },
      signIn: () => {
        const headers = { 'set-cookie': 'session=1; HttpOnly' }
        throw new GraphQLError('Signed in.', { extensions: { code: 'X', http: { headers } } })
      },
    },
    Subscription: {
      tick: {
        subscribe: async function* () {
          yield { tick: 1 }
        },
      },
    },
  },
})

const known = new Map([
  [HASH, 'query Known { hello(name: "poznati") }'],
  [STREAM_HASH, 'subscription { tick }'],
])

type Switches = Partial<Record<'isExclusive' | 'isDemo' | 'isCompiling' | 'isCaching', boolean>>

async function startServer(options: Switches & { readonly deadlineMs?: number } = {}) {
  // A machine may stand still while a good request is on its way.
  const { isExclusive = false, isDemo = true, isCompiling = false, deadlineMs = 60_000 } = options
  const layout = { maxAgeMs: () => null, onChange: () => () => undefined }
  const graph = createGraph({
    schema,
    upstream: scriptedServices().client,
    layout: () => null,
    publicUrl: 'http://shop.test',
    mediaUrl: '/media',
    isDemo,
    documents: { find: (hash) => known.get(hash), all: () => [] },
    trustedDocumentsOnly: isExclusive,
    log: pino({ level: 'silent' }),
    isCompiling,
    cache: options.isCaching
      ? createPublicCache({ layout, clock: { now: () => new Date() } })
      : null,
    deadlineMs,
  })
  const server = Fastify()
  let isClosed = false
  const route = {
    graph,
    hasExplorer: false,
    allowedOrigins: [],
    isInMaintenance: () => isClosed,
    secondsToEnd: () => null,
    isStaff: async () => false,
    cookies: createCookies({ isSecure: true }),
    ownOrigins: () => ({ publicUrl: 'http://shop.test', hosts: [] }),
  }
  await server.register(graphqlPlugin, route)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: Number(new URL(url).port),
    close: () => server.close(),
    setMaintenance: (on: boolean) => {
      isClosed = on
    },
  }
}

type Server = Awaited<ReturnType<typeof startServer>>
const servers: Server[] = []
const SWITCHES: Readonly<Record<string, Switches>> = {
  'in a demo': {},
  'in production': { isDemo: false, isCompiling: true },
  'with the cache': { isDemo: false, isCompiling: true, isCaching: true },
  'in a demo with the cache': { isCaching: true },
  'where only trusted documents are executed': { isExclusive: true, isCompiling: true },
  'where only trusted documents are executed, with the cache': {
    isExclusive: true,
    isCompiling: true,
    isCaching: true,
  },
}

beforeAll(async () => {
  for (const switches of Object.values(SWITCHES)) servers.push(await startServer(switches))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
})

/** Bytes as they are; the answer without what tells the time. */
function send({ port }: Server, sent: Sent): Promise<string> {
  const { type = 'application/json', headers = {}, method = 'POST', path = '/graphql' } = sent
  const body = Buffer.from(sent.body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: shop.test',
    'connection: close',
    ...(type === null ? [] : [`content-type: ${type}`]),
    sent.isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      if (!sent.isChunked) return socket.write(body)
      for (let at = 0; at < body.length; at += 7_000) {
        const part = body.subarray(at, at + 7_000)
        socket.write(`${part.length.toString(16)}\r\n`)
        socket.write(part)
        socket.write('\r\n')
      }
      return socket.write('0\r\n\r\n')
    })
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      answer += part
      // A stream of events stays open after its last one.
      if (answer.includes('event: complete')) socket.destroy()
    })
    socket.on('close', () => resolve(comparable(answer)))
    // Whoever goes on sending past the limit may be cut off after the answer.
    socket.on('error', (error) => (answer ? resolve(comparable(answer)) : reject(error)))
  })
}

/** A type that nobody knows changes no answer, but the JSON handler leaves it to Yoga. */
function throughYoga(sent: Sent): Sent {
  const { accept: given = '*/*' } = sent.headers ?? {}
  const headers = { accept: given, 'content-type': 'application/json' }
  const isYogas = answerTypeOf({ headers }) === null || String(sent.body).includes('subscription')
  if (isYogas) return sent
  const accept = `${given}, application/x-unknown`
  return { ...sent, headers: { ...sent.headers, accept } }
}

describe('the JSON handler and Yoga answer the same: status, headers that matter, body', () => {
  describe.each(Object.keys(SWITCHES).map((name, index) => ({ name, index })))(
    '$name',
    ({ index }) => {
      test.each(Object.entries(GOLDEN))('%s', async (_what, sent) => {
        const server = servers[index]
        if (!server) throw new Error('It has been started.')
        const expected = await send(server, throughYoga(sent))
        // As often as it takes until it is compiled, and cached.
        for (let use = 1; use <= 6; use += 1) expect(await send(server, sent)).toBe(expected)
      })
    },
  )

  test('in maintenance', async () => {
    for (const server of servers) server.setMaintenance(true)
    const answers = await Promise.all(
      servers.flatMap((server) => [
        send(server, { body: HELLO }),
        send(server, throughYoga({ body: HELLO })),
      ]),
    )
    for (const server of servers) server.setMaintenance(false)
    expect(answers[0]).toMatch(/^HTTP\/1\.1 503 /)
    expect(new Set(answers).size).toBe(1)
  })
})

test('the answers are what they should be, not only the same', async () => {
  const [short] = servers
  if (!short) throw new Error('It has been started.')
  expect(await send(short, { body: HELLO })).toContain('Bok svijete čćžšđ')
  expect(await send(short, GOLDEN['with a cookie'] ?? { body: '' })).toContain(
    'set-cookie: session=1',
  )
  const told = await send(short, GOLDEN['with an error of its own status'] ?? { body: '' })
  expect(told).toMatch(/^HTTP\/1\.1 409 /)
  expect(told).toContain('x-told: yes')
  expect(told).not.toContain('"http"')
  expect(await send(short, GOLDEN['a byte too long'] ?? { body: '' })).toMatch(/^HTTP\/1\.1 413 /)
  expect(await send(short, GOLDEN['a batch'] ?? { body: '' })).toMatch(/^HTTP\/1\.1 400 /)
})

test('an operation over the deadline says so, compiled or not, cached or not', async () => {
  const hasty = { isDemo: false, deadlineMs: 200 }
  const started = await Promise.all([
    startServer(hasty),
    startServer({ ...hasty, isCompiling: true }),
    startServer({ ...hasty, isCompiling: true, isCaching: true }),
  ])
  const answers: string[] = []
  for (const server of started) {
    answers.push(await send(server, throughYoga(ENDLESS)))
    for (let use = 1; use <= 5; use += 1) answers.push(await send(server, ENDLESS))
  }
  await Promise.all(started.map((server) => server.close()))
  expect(answers[0]).toContain('DEADLINE_EXCEEDED')
  expect(new Set(answers).size).toBe(1)
})

test.each([
  ['the JSON handler', '*/*', false],
  ['the JSON handler with the cache', '*/*', true],
  ['Yoga', '*/*, application/x-unknown', false],
])('a client of %s that hangs up stops the work', async (_what, accept, isCaching) => {
  const server = await startServer({ isCaching })
  const body = JSON.stringify({ query: '{ wait }' })
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\naccept: ${accept}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  // The second time it is parsed, and goes through the cache.
  for (let time = 1; time <= 2; time += 1) {
    const before = aborted
    waiting = Promise.withResolvers()
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head + body))
    await waiting.promise
    socket.destroy()
    await expect.poll(() => aborted, { interval: 5 }).toBe(before + 1)
  }
  await server.close()
})

import { connect } from 'node:net'
import Fastify from 'fastify'
import { GraphQLError } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayContext } from '#gateway/context.ts'
import { createGraph } from '#gateway/graph.ts'
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
let signedIn = 0
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
        signedIn += 1
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

type Switches = Partial<Record<'isExclusive' | 'isDemo' | 'isCompiling', boolean>>

async function startServer(
  hasShortWay: boolean,
  options: Switches & { readonly deadlineMs?: number } = {},
) {
  // A machine may stand still while a good request is on its way.
  const { isExclusive = false, isDemo = true, isCompiling = false, deadlineMs = 60_000 } = options
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
    deadlineMs,
  })
  const server = Fastify()
  let isClosed = false
  const route = {
    graph,
    hasExplorer: false,
    hasShortWay,
    isInMaintenance: () => isClosed,
    cookies: createCookies({ isSecure: true }),
    ownOrigins: () => ({ publicUrl: 'http://shop.test', hosts: [] }),
  }
  await server.register(graphqlPlugin, route)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    graph,
    port: Number(new URL(url).port),
    close: () => server.close(),
    setMaintenance: (on: boolean) => {
      isClosed = on
    },
  }
}

type Server = Awaited<ReturnType<typeof startServer>>
let short: Server
let long: Server
let shortStrict: Server
let longStrict: Server
let knowing: Server
let knowingStrict: Server
let usual: Server
let usualStrict: Server

beforeAll(async () => {
  short = await startServer(true)
  long = await startServer(false)
  shortStrict = await startServer(true, { isExclusive: true })
  longStrict = await startServer(false, { isExclusive: true })
  knowing = await startServer(true, { isDemo: false, isCompiling: true })
  knowingStrict = await startServer(true, { isDemo: false, isCompiling: true, isExclusive: true })
  usual = await startServer(false, { isDemo: false })
  usualStrict = await startServer(false, { isDemo: false, isExclusive: true })
})
afterAll(async () => {
  const servers = [short, long, shortStrict, longStrict, knowing, knowingStrict, usual, usualStrict]
  await Promise.all(servers.map((server) => server?.close()))
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

describe('both ways answer the same: status, headers that matter, body', () => {
  test.each(Object.entries(GOLDEN))('%s', async (_what, sent) => {
    expect(await send(short, sent)).toBe(await send(long, sent))
  })

  test.each(Object.entries(GOLDEN))(
    '%s, where only known operations are answered',
    async (_what, sent) => {
      expect(await send(shortStrict, sent)).toBe(await send(longStrict, sent))
    },
  )

  test('in maintenance', async () => {
    for (const server of [short, long]) server.setMaintenance(true)
    const answers = await Promise.all([short, long].map((server) => send(server, { body: HELLO })))
    for (const server of [short, long]) server.setMaintenance(false)
    expect(answers[0]).toMatch(/^HTTP\/1\.1 503 /)
    expect(answers[0]).toBe(answers[1])
  })
})

/** As often as it takes until it is known. */
async function sendOften(server: Server, sent: Sent): Promise<string> {
  for (let use = 1; use <= 4; use += 1) await send(server, sent)
  return send(server, sent)
}

describe('what is known runs past the hooks and answers the same', () => {
  test.each(Object.entries(GOLDEN))('%s', async (_what, sent) => {
    expect(await sendOften(knowing, sent)).toBe(await send(usual, sent))
  })

  test.each(['a known hash', 'good', 'an unknown hash', 'an unknown field'])(
    '%s, where only known operations are answered',
    async (what) => {
      const sent = GOLDEN[what] ?? { body: '' }
      expect(await sendOften(knowingStrict, sent)).toBe(await send(usualStrict, sent))
    },
  )

  const runKnown = ({ graph }: Server, params: object) =>
    graph.runKnown(params, { requestId: 'one', signal: new AbortController().signal })

  test('it is known from the fifth time on', async () => {
    const params = { query: '{ hello(name: "peti") }' }
    for (let use = 1; use <= 4; use += 1) {
      expect(await runKnown(knowing, params)).toBeNull()
      await send(knowing, { body: JSON.stringify(params) })
    }
    const known = await runKnown(knowing, params)
    expect(known?.settled).toEqual({ data: { hello: 'Bok peti čćžšđ' } })
    expect(known?.made.requestId).toBe('one')
  })

  test('a text is not known where hashes alone are answered', async () => {
    const params = { query: known.get(HASH) }
    await sendOften(knowingStrict, GOLDEN['a known hash'] ?? { body: '' })
    expect(await runKnown(knowingStrict, params)).toBeNull()
  })

  const NAMED = 'query A($n: String) { hello(name: $n) }'
  test.each([
    ['an unknown parameter', { doc_id: 1 }],
    ['variables that are a list', { variables: [] }],
    ['a name that is not there', { operationName: 'B' }],
    ['a variable of another type', { variables: { n: 1 } }],
  ])('%s goes the whole way', async (_what, odd) => {
    await sendOften(knowing, { body: JSON.stringify({ query: NAMED }) })
    expect(await runKnown(knowing, { query: NAMED })).not.toBeNull()
    expect(await runKnown(knowing, { query: NAMED, ...odd })).toBeNull()
  })

  test('what ends with an error is looked at by the hooks and not run again', async () => {
    const sent = GOLDEN['with a cookie'] ?? { body: '' }
    await sendOften(knowing, sent)
    const before = signedIn
    expect(await send(knowing, sent)).toContain('set-cookie: session=1')
    expect(signedIn).toBe(before + 1)
  })
})

test('the answers are what they should be, not only the same', async () => {
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

test('what takes longer than the deadline is told so, the same on every way', async () => {
  const hasty = { isDemo: false, deadlineMs: 200 }
  const servers = await Promise.all([
    startServer(false, hasty),
    startServer(true, hasty),
    startServer(true, { ...hasty, isCompiling: true }),
  ])
  const answers = await Promise.all(servers.map((server) => sendOften(server, ENDLESS)))
  await Promise.all(servers.map((server) => server.close()))
  expect(answers[0]).toContain('DEADLINE_EXCEEDED')
  expect(new Set(answers).size).toBe(1)
})

test.each(['short', 'long'])('whoever hangs up on the %s way stops the work', async (way) => {
  const server = await startServer(way === 'short')
  const before = aborted
  waiting = Promise.withResolvers()
  const body = JSON.stringify({ query: '{ wait }' })
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const socket = connect(server.port, '127.0.0.1', () => socket.write(head + body))
  await waiting.promise
  socket.destroy()
  await expect.poll(() => aborted, { interval: 5 }).toBe(before + 1)
  await server.close()
})

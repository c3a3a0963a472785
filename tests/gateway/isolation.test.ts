import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { readConfig } from '#gateway/config.ts'
import { createUpstreamClient } from '#gateway/upstream/upstream-client.ts'
import { listSessions } from '#services/contract/login.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { invariantTest as test } from '#tests/support/violation.ts'

let platform: ForeignPlatform
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url })
})

afterAll(async () => {
  await graph?.close()
  await platform?.close()
})

describe('[case 39] nothing of one visitor reaches another', () => {
  test('two users who ask the same 1,000 times in parallel each get their own answers', async () => {
    const echo = await startEcho()
    const config = readConfig({ SERVICES_URL: echo.url })
    const client = createUpstreamClient({ ...config, log: pino({ level: 'silent' }) })
    const upstream = client.scope({
      identity: { apiKey: 'key', site: '1', store: '1' },
      language: 'hrv',
      requestId: 'request',
      signal: new AbortController().signal,
    })
    const sessionsOf = (accessToken: string) => upstream.call(listSessions, {}, { accessToken })
    try {
      let foreign = 0
      for (let round = 0; round < 1_000; round += 1) {
        const seen = await Promise.all(
          ['ana', 'ivo'].map(async (user) => {
            const { records } = await sessionsOf(user)
            return [user, records[0]?.device]
          }),
        )
        foreign += seen.filter(([user, name]) => user !== name).length
      }
      expect(foreign).toBe(0)
      // The same user twice at once is one call: reads are shared, but never across users.
      const before = echo.count()
      await Promise.all([sessionsOf('ana'), sessionsOf('ana')])
      expect(echo.count() - before).toBe(1)
    } finally {
      await client.close()
      await echo.close()
    }
  })

  test('1,000 pairs of requests at once each get the answer to their own question', async () => {
    const slugs = ['scarf-910001', 'fan-set-910004']
    const query = 'query One($slug: String!) { product(slug: $slug) { ... on Product { slug } } }'
    let foreign = 0
    for (let round = 0; round < 100; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, async (_none, index) => {
          const slug = slugs[index % 2]
          const { data } = await graph.ask(query, { slug })
          if (JSON.stringify(data) !== JSON.stringify({ product: { slug } })) foreign += 1
        }),
      )
    }
    expect(foreign).toBe(0)
  })

  test('two pages made at once have tags of their own', async () => {
    const { parse } = await import('graphql')
    const document = parse(
      'query One($slug: String!) { product(slug: $slug) { ... on Product { name } } }',
    )
    const signal = new AbortController().signal
    const open = async (slug: string) => {
      const page = graph.gateway.openPage({ requestId: slug, locale: 'hr', signal })
      await page.execute({ document, operationName: 'One', variables: { slug } })
      return [...page.tags]
    }
    const [scarf, set] = await Promise.all([open('scarf-910001'), open('fan-set-910004')])
    expect([scarf, set]).toEqual([['product:910001'], ['product:910004']])
  })
})

describe('what a visitor sends goes no further', () => {
  const secret = {
    cookie: 'auth.access=of-ana',
    authorization: 'Basic of-ana',
    accesstoken: 'of-ana',
    apikey: 'of-ana',
    site: '99',
    store: '99',
    'x-gaussbox-language': 'xxx',
    referer: 'https://evil.example/',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'refresh-token': 'of-ana',
    'x-secret': 'of-ana',
  }

  test('[PL-10] headers to services are those of a list, none of the visitor', async () => {
    const before = platform.requests.length
    await graph.ask('{ categories { name } }', {}, secret)
    const [sent] = platform.requests.slice(before)
    expect(Object.keys(sent?.headers ?? {}).sort()).toEqual([
      'accept',
      'apikey',
      'connection',
      'content-length',
      'content-type',
      'host',
      'site',
      'store',
      'x-forwarded-for',
      'x-gaussbox-language',
      'x-request-id',
    ])
    expect(JSON.stringify(sent?.headers)).not.toMatch(/ana|evil|6\.6\.6\.6|"99"|xxx/)
    expect(sent?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  test('the host that a visitor claims changes nothing', async () => {
    const answers = await Promise.all(
      ['localhost', 'evil.example'].map((host) => askAs(host, '{ layout { site { name url } } }')),
    )
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('http://localhost:4000')
  })

  test('a request id is taken over when it is safe, and made when it is not', async () => {
    const ids: (string | undefined)[] = []
    for (const id of ['known-request-1', 'bad id\u0009<x>']) {
      const before = platform.requests.length
      // Another operation each time, lest it is answered from the cache.
      await graph.ask(
        `{ products(limit: 12) { items { name a${before}: id } } }`,
        {},
        { 'x-request-id': id },
      )
      ids.push(String(platform.requests[before]?.headers['x-request-id']))
    }
    expect(ids[0]).toBe('known-request-1')
    expect(ids[1]).toMatch(/^[\da-f-]{36}$/)
  })
})

/** `fetch` sets the host by itself. */
function askAs(host: string, query: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'x-forwarded-host': host, 'content-type': 'application/json' }
    const asked = request(`${graph.url}/graphql`, { method: 'POST', headers }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve(text))
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ query }))
  })
}

/** Answers with the name of whoever asks, some time later. */
async function startEcho() {
  let requests = 0
  const server = createServer(({ headers }: { headers: IncomingHttpHeaders }, response) => {
    requests += 1
    const at = '2026-11-21T10:00:00Z'
    const device = String(headers['accesstoken'])
    const session = { id: '1', device, createdAt: at, lastSeenAt: at, isCurrent: true }
    response.writeHead(200, { 'content-type': 'application/json' })
    setImmediate(() => response.end(JSON.stringify({ records: [session] })))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    count: () => requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { heldMb } from '#tests/support/memory.ts'
import { within } from '#tests/support/within.ts'
import { eventually } from './eventually.ts'

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

const QUERY = JSON.stringify({ query: '{ categories { name } }' })
const json = { 'content-type': 'application/json' }

describe('[case 22] only JSON by POST is an operation', () => {
  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['bare GraphQL', { 'content-type': 'application/graphql' }],
  ])('%s is refused before it is executed', async (_what, headers) => {
    const before = platform.requests.length
    const answer = await graph.post(QUERY, headers)
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    })
    expect(platform.requests.length).toBe(before)
  })

  test('[DC-08] an address with a query in it shows the explorer and executes nothing', async () => {
    const before = platform.requests.length
    const answer = await fetch(
      `${graph.url}/graphql?query=${encodeURIComponent('{ categories { name } }')}`,
    )
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(platform.requests.length).toBe(before)
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await fetch(`${graph.url}/graphql`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('[case 30] bodies and headers that nobody sends', () => {
  const deep = `{"query":"{ categories { name } }","variables":${'['.repeat(40_000)}${']'.repeat(40_000)}}`
  const bodies: readonly [
    what: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ][] = [
    ['20 MB', JSON.stringify({ query: 'x'.repeat(20_000_000) }), json],
    ['JSON 40,000 levels deep', deep, json],
    [
      'a gzip bomb',
      new Uint8Array(gzipSync('x'.repeat(20_000_000))),
      { ...json, 'content-encoding': 'gzip' },
    ],
    ['half of JSON', QUERY.slice(0, 20), json],
    ['no JSON', 'query', json],
    ['nothing', '', json],
    ['null', 'null', json],
    ['a number', '7', json],
    ['an unknown field', JSON.stringify({ query: '{ categories { name } }', doc_id: 1 }), json],
    [
      'variables that are text',
      JSON.stringify({ query: '{ categories { name } }', variables: 'x' }),
      json,
    ],
    ['a query that is a list', JSON.stringify({ query: ['{ categories { name } }'] }), json],
  ]

  test.each(bodies)('%s gets an answer of 4xx within a second', async (_what, body, headers) => {
    const status = await within(1_000, () =>
      graph.post(body, headers).then(
        ({ status: seen }) => seen,
        // It may hang up on somebody who goes on sending.
        () => 413,
      ),
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect((await graph.ask('{ layout { site { name } } }')).errors).toEqual([])
  })

  test.each([
    ['a header of 64 kB', `x-much: ${'a'.repeat(64_000)}\r\n`],
    [
      '2,000 headers',
      Array.from({ length: 2_000 }, (_none, index) => `x-${index}: ${'a'.repeat(20)}\r\n`).join(''),
    ],
  ])('%s is refused within a second', async (_what, headers) => {
    const request = `GET /healthz HTTP/1.1\r\nhost: x\r\n${headers}\r\n`
    const answer = await within(1_000, () => sendRaw(request))
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('a body without end is cut at its limit', async () => {
    const chunk = `${(10_000).toString(16)}\r\n${'x'.repeat(10_000)}\r\n`
    const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`
    const answer = await sendRaw(head + chunk.repeat(30))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('300 of them at once leave the others served and no memory behind', async () => {
    const before = heldMb()
    await Promise.all(
      Array.from({ length: 300 }, (_none, index) => {
        const [, body = '', headers = {}] = bodies[1 + (index % (bodies.length - 1))] ?? []
        return graph.post(body, headers).then(
          (answer) => answer.text(),
          () => '',
        )
      }),
    )
    expect((await graph.ask('{ categories { name } }')).errors).toEqual([])
    await eventually(() => expect(heldMb() - before).toBeLessThan(30))
  })
})

describe('what every answer carries', () => {
  test('headers that keep a browser from guessing, framing and running what is not ours', async () => {
    const { headers } = await graph.post(QUERY)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })

  test('behind https browsers are told to stay there', async () => {
    const secure = await startGateway({
      servicesUrl: platform.url,
      environment: { MODE: 'demo', PUBLIC_URL: 'https://shop.example' },
    })
    try {
      const { headers } = await secure.post(QUERY)
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    } finally {
      await secure.close()
    }
  })

  test('an unknown address of the API is a 404 in JSON', async () => {
    for (const path of ['/api/v1/product/web/filter', '/graphql/x']) {
      const answer = await fetch(`${graph.url}${path}`, {
        method: 'POST',
        body: '{}',
        headers: json,
      })
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
    }
  })

  test('an address that nobody can decode is refused by whom it asks, with every header', async () => {
    for (const path of ['/graphql/%E0%A4%A', '/api/%']) {
      const answer = await fetch(`${graph.url}${path}`)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await answer.text()).not.toContain('FST_ERR')
    }
  })

  test('what is measured can be read', async () => {
    await graph.ask('{ categories { name } }')
    const text = await (await fetch(`${graph.url}/metrics`)).text()
    expect(text).toMatch(
      /gateway_request_seconds_count\{route="\/graphql",method="POST",status="200"\} \d+/,
    )
    expect(text).toMatch(/gateway_circuit_state\{service="product"\} 0/)
  })
})

/** What comes back for bytes as they are. */
function sendRaw(text: string): Promise<string> {
  const { port } = new URL(graph.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (part) => {
      answer += part
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}

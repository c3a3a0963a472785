import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { proxyPlugin } from '#gateway/proxy/plugin.ts'
import { eventually } from './eventually.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let app: FastifyInstance
let address: string
let service: Server
let serviceOrigin: string
let answer: Answer
const seen: IncomingMessage[] = []
let logged: string[] = []

beforeEach(async () => {
  seen.length = 0
  logged = []
  service = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  serviceOrigin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  })
  await app.register(proxyPlugin, { originOf: () => serviceOrigin, isDemo: true, log: app.log })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  await app.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

test('a picture comes through as it is, with a policy under which it runs nothing', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  answer = (_request, response) => {
    response.setHeader('content-type', 'image/webp')
    response.setHeader('content-length', bytes.length)
    response.setHeader('etag', '"abc"')
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('vary', 'accept')
    response.setHeader('set-cookie', 'a=1')
    response.setHeader('x-powered-by', 'services')
    response.end(bytes)
  }

  const got = await fetch(`${address}/media/k1/LargeSize/17-1a2b3c4d.webp?x=1`)

  expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '300000',
    etag: '"abc"',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(got.headers.get('set-cookie')).toBeNull()
  expect(got.headers.get('x-powered-by')).toBeNull()
  expect(seen[0]?.url).toBe('/media/k1/LargeSize/17-1a2b3c4d.webp?x=1')
})

test('nothing of the visitor reaches the service but what concerns the file', async () => {
  answer = (_request, response) => response.writeHead(304).end()

  const got = await fetch(`${address}/media/a/b/c`, {
    headers: {
      accept: 'image/avif,image/webp',
      'if-none-match': '"abc"',
      cookie: 'auth.access=x',
      authorization: 'Bearer x',
    },
  })

  expect(got.status).toBe(304)
  expect(seen[0]?.headers).toMatchObject({
    accept: 'image/avif,image/webp',
    'if-none-match': '"abc"',
  })
  expect(seen[0]?.headers).not.toHaveProperty('cookie')
  expect(seen[0]?.headers).not.toHaveProperty('authorization')
})

test('case 10: a redirect, a failure and a page of another program are not passed on', async () => {
  for (const [status, expected] of [
    [302, 502],
    [500, 502],
    [404, 404],
  ] as const) {
    answer = (_request, response) => {
      response.writeHead(status, { location: 'http://evil.test/', 'content-type': 'text/html' })
      response.end('<b>stack trace at /srv/secret.ts</b>')
    }
    const got = await fetch(`${address}/media/a/b/c`, { redirect: 'manual' })
    expect(got.status).toBe(expected)
    expect(got.headers.get('location')).toBeNull()
    expect(got.headers.get('cache-control')).toBe('no-store')
    expect(await got.text()).not.toContain('secret')
  }
})

test.each([
  '/media/../api/v1/orders',
  '/media/a/%2e%2E/%2e./api/v1/orders',
  '/media/..%2fapi/v1/orders',
  '/media/..\\api/v1/orders',
  '/media/..',
  'http://elsewhere.test/media/a.webp',
])('%s never reaches the service', async (target) => {
  answer = (_request, response) => response.end('secret')

  expect(await statusOf(target)).toBe(404)
  expect(seen).toHaveLength(0)
})

/** Unlike `fetch`, sends the target as it is. */
async function statusOf(target: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address)
  const asked = request({ hostname, port, path: target }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

test('a service that is down is a small 502 that nobody keeps', async () => {
  serviceOrigin = 'http://127.0.0.1:1'

  const got = await fetch(`${address}/media/a/b/c`)

  expect(got.status).toBe(502)
  expect(got.headers.get('cache-control')).toBe('no-store')
  expect(logged).toEqual([expect.stringContaining('proxy request failed')])
})

test('a service that fails again and again is left alone for a moment, and asked again', async () => {
  const picture = async () => (await fetch(`${address}/media/a/b/c`)).status
  // The moment is two seconds: whoever stands still so long in between must begin anew.
  await eventually(async () => {
    answer = (_request, response) => response.destroy()
    for (let failures = 1; failures <= 5; failures++) expect(await picture()).toBe(502)
    const asked = seen.length

    answer = (_request, response) => response.end('ok')
    expect(await picture(), 'at once').toBe(502)
    expect(seen).toHaveLength(asked)
  })
  await eventually(async () => expect(await picture()).toBe(200))
})

test('a visitor who leaves before anything came is no failure', async () => {
  const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  answer = (_request, response) => {
    response.on('close', closed.resolve)
    asked.resolve()
  }
  const leaving = new AbortController()
  const got = fetch(`${address}/media/a/b/c`, { signal: leaving.signal })
  await asked.promise
  leaving.abort()
  await expect(got).rejects.toThrow('aborted')
  await closed.promise

  // What has failed meanwhile would stand in front of this one.
  serviceOrigin = 'http://127.0.0.1:1'
  await fetch(`${address}/media/d/e/f`)
  expect(logged).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test('a visitor who leaves stops the reading from the service', async () => {
  const closed = Promise.withResolvers<void>()
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp' })
    response.on('close', closed.resolve)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      response.once('drain', more)
    }
    more()
  }
  const leaving = new AbortController()
  const got = await fetch(`${address}/media/a/b/c`, { signal: leaving.signal })
  const reader = got.body?.getReader()
  await reader?.read()

  leaving.abort()

  await closed.promise
  expect(logged).toEqual([])
})

test('a service that breaks off in the middle breaks the answer off, instead of ending it well', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 1_000_000 })
    response.write(Buffer.alloc(1_000), () => response.destroy())
  }

  await expect(fetch(`${address}/media/a/b/c`).then((got) => got.arrayBuffer())).rejects.toThrow()

  answer = (_request, response) => response.end('ok')
  await eventually(async () => expect((await fetch(`${address}/media/a/b/c`)).status).toBe(200))
})

test('an answer that breaks off after its head is a failure that nobody caches', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': 9, 'cache-control': 'public, immutable' })
    response.flushHeaders()
    setImmediate(() => response.destroy())
  }

  const got = await fetch(`${address}/media/a/b/c`)

  expect(got.status).toBe(500)
  expect(got.headers.get('cache-control')).toBe('no-store')
})

test('HEAD asks for the head only, and nothing can be sent to a service', async () => {
  answer = (request, response) => {
    response.setHeader('content-length', 1_234)
    response.end(request.method === 'HEAD' ? undefined : 'body')
  }

  const head = await fetch(`${address}/media/a/b/c`, { method: 'HEAD' })

  expect(head.headers.get('content-length')).toBe('1234')
  expect(seen[0]?.method).toBe('HEAD')
  expect((await fetch(`${address}/media/a/b/c`, { method: 'POST', body: 'x' })).status).toBe(404)
})

test('a download keeps its name, is kept by nobody, and nothing that the visitor carries goes along', async () => {
  answer = (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-disposition', 'attachment; filename="moji-podaci.json"')
    response.setHeader('set-cookie', 'tracked=1')
    response.end('{}')
  }
  const cookie = 'auth.access=secret'
  const response = await fetch(`${address}/download/abc.def`, { headers: { cookie } })
  expect(response.headers.get('content-disposition')).toContain('moji-podaci.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(seen[0]?.headers).not.toHaveProperty('cookie')
})

test('pages of the demo take forms, lead on and keep their own policy', async () => {
  let sent = ''
  answer = (asked, response) => {
    asked.on('data', (part) => {
      sent += part
    })
    asked.on('end', () => {
      response.statusCode = 303
      response.setHeader('location', '/social-login?code=abc')
      response.setHeader('content-security-policy', "default-src 'none'; form-action 'self'")
      response.end()
    })
  }
  const response = await fetch(`${address}/dev/oidc/choose`, {
    method: 'POST',
    body: new URLSearchParams({ person: 'ana' }),
    redirect: 'manual',
  })
  expect(sent).toBe('person=ana')
  expect(seen[0]?.url).toBe('/dev/oidc/choose')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/social-login?code=abc')
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
})

test('outside of a demo there are no such pages, and media and downloads take no form', async () => {
  const strict = Fastify({ logger: false })
  const options = { originOf: () => serviceOrigin, isDemo: false, log: strict.log }
  await strict.register(proxyPlugin, options)
  try {
    for (const url of ['/dev/outbox', '/dev/oidc/choose']) {
      expect((await strict.inject({ url })).statusCode).toBe(404)
    }
    for (const url of ['/download/abc.def', '/media/1.webp']) {
      expect((await app.inject({ method: 'POST', url, payload: 'a=b' })).statusCode).toBe(404)
    }
    expect(seen).toEqual([])
  } finally {
    await strict.close()
  }
})

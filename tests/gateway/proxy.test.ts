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
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { proxyPlugin } from '#gateway/proxy/plugin.ts'
import { eventually } from './eventually.ts'

const PUBLIC_URL = 'http://localhost:4000'

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
  await app.register(proxyPlugin, {
    ...{ originOf: () => serviceOrigin, isDemo: true, publicUrl: PUBLIC_URL, log: app.log },
  })
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
  const options = {
    ...{ originOf: () => serviceOrigin, isDemo: false, publicUrl: PUBLIC_URL, log: strict.log },
  }
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

const COOKIES = { cookie: 'auth.access=x; cartId=1', authorization: 'Bearer x' }
const redirectTo = (location: string) => {
  answer = (request, response) => {
    request.resume().on('end', () => response.writeHead(303, { location }).end())
  }
}

test('a provider sends the buyer back with a form or a link, and what it signed comes through [PO-12~]', async () => {
  let sent = ''
  answer = (request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => {
      sent += part
    })
    request.on('end', () =>
      response.writeHead(303, { location: `${PUBLIC_URL}/naplata/uspjesna?orderSlug=a` }).end(),
    )
  }
  const posted = await fetch(`${address}/pay/return/hpf?x=1`, {
    method: 'POST',
    headers: { ...COOKIES, origin: 'https://pay.bank.example' },
    body: new URLSearchParams({ order_number: '7', sign: 'čš' }),
    redirect: 'manual',
  })
  expect([posted.status, posted.headers.get('location')]).toEqual([
    303,
    `${PUBLIC_URL}/naplata/uspjesna?orderSlug=a`,
  ])
  expect(sent).toBe('order_number=7&sign=%C4%8D%C5%A1')
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  })
  const linked = await fetch(`${address}/pay/return/sandbox?sign=abc`, { redirect: 'manual' })
  expect(linked.status).toBe(303)
  expect(seen.map(({ url, headers }) => [url, headers.cookie, headers.authorization])).toEqual([
    ['/pay/return/hpf?x=1', undefined, undefined],
    ['/pay/return/sandbox?sign=abc', undefined, undefined],
  ])
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'http://localhost:4000.evil.example/',
  'https://localhost:4000/',
  'http://a@localhost:4000/',
  'javascript:alert(1)',
])('no payment leads a buyer to another site: %s [case 20]', async (location) => {
  redirectTo(location)
  for (const path of ['/pay/return/hpf', '/pay/sandbox/answer']) {
    const answered = await fetch(address + path, {
      method: 'POST',
      body: 'a=b',
      redirect: 'manual',
    })
    expect([answered.status, answered.headers.get('location')]).toEqual([502, null])
  }
})

test('what a provider reports is posted, with its signature, and answered as the service answers', async () => {
  answer = (request, response) => {
    request.resume().on('end', () => response.writeHead(204).end())
  }
  const report = { method: 'POST', body: '{"id":1}', headers: {} }
  const signed = { 'paypal-transmission-sig': 's', authorization: 'WP3-callback abc' }
  const headers = { 'content-type': 'application/json', ...COOKIES, ...signed }
  const { status } = await fetch(`${address}/webhook/paypal`, { ...report, headers })
  expect(status).toBe(204)
  expect(seen[0]?.headers).toMatchObject(signed)
  expect(seen[0]?.headers.cookie).toBeUndefined()
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    expect((await app.inject({ method, url: '/webhook/paypal' })).statusCode).toBe(404)
  }
})

test('papers and codes of an order come from its service, the rest of the downloads from theirs', async () => {
  const services: string[] = []
  const split = Fastify({ logger: false })
  const originOf = (name: string) => {
    services.push(name)
    return serviceOrigin
  }
  await split.register(proxyPlugin, {
    ...{ originOf, isDemo: false, publicUrl: PUBLIC_URL, log: split.log },
  })
  answer = (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="potvrda.pdf"',
    })
    response.end('%PDF')
  }
  try {
    for (const path of ['order/a', 'hub3/a', 'epc/a', 'file/a/b', 'abc.def']) {
      const { statusCode, headers } = await split.inject({ url: `/download/${path}?sign=x` })
      expect([statusCode, headers['content-disposition']]).toEqual([
        200,
        'attachment; filename="potvrda.pdf"',
      ])
    }
    expect(services).toEqual(['ecommerce', 'ecommerce', 'ecommerce', 'ecommerce', 'gdpr'])
  } finally {
    await split.close()
  }
})

describe('a buyer is shown a page', () => {
  const AS_BROWSER = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }
  const down = async () => {
    service.closeAllConnections()
    await new Promise((resolve) => service.close(resolve))
  }

  test('while services are down, which sends again what the provider sent [PO-12~]', async () => {
    await down()
    const path = '/pay/return/hpf?order=a%26b&sign=%C4%8D'
    const linked = await fetch(address + path, { headers: AS_BROWSER })
    expect([linked.status, linked.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(linked.headers.get('retry-after')).toBe('15')
    expect(linked.headers.get('content-security-policy')).toContain("form-action 'self'")
    const page = await linked.text()
    expect(page).toContain('<form method="get" action="/pay/return/hpf">')
    expect(page).toContain('name="order" value="a&amp;b"')
    expect(page).toContain('name="sign" value="č"')
    expect(page).toContain('http-equiv="refresh"')
    expect(page).toContain('Ne plaćajte ponovno')

    const body = new URLSearchParams({ order_number: '7', sign: '"><script>' })
    const posted = await fetch(`${address}/pay/return/hpf?x=1`, {
      ...{ method: 'POST', body, headers: AS_BROWSER },
    })
    const form = await posted.text()
    expect(posted.status).toBe(503)
    expect(form).toContain('<form method="post" action="/pay/return/hpf?x=1">')
    expect(form).toContain('name="sign" value="&quot;&gt;&lt;script&gt;"')
    expect(form).not.toContain('<script')
    expect(form).not.toContain('http-equiv="refresh"')
  })

  test('for a download whose link has expired or was used up, and programs get the bare status', async () => {
    answer = (_request, response) => response.writeHead(404).end('{}')
    const path = `${address}/download/file/a~1~2.x.y`
    const shown = await fetch(path, { headers: AS_BROWSER })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    expect(await shown.text()).toContain('Poveznica više ne vrijedi')
    answer = (_request, response) => response.writeHead(403).end('{}')
    const used = await fetch(path, { headers: AS_BROWSER })
    expect([used.status, (await used.text()).includes('Dosegnut je broj preuzimanja')]).toEqual([
      ...[403, true],
    ])
    answer = (_request, response) => response.writeHead(404).end('{}')
    const english = { ...AS_BROWSER, cookie: 'a=b; locale=en' }
    const page = await (await fetch(path, { headers: english })).text()
    expect(page).toMatch(/<html lang="en">.*This link is no longer valid.*"\/en\/track-order"/s)
    const bare = await fetch(path)
    expect([bare.status, await bare.text()]).toEqual([404, 'Not Found\n'])
    await down()
    expect((await fetch(path, { headers: AS_BROWSER })).status).toBe(503)
  })

  test('and a form of a provider that is far too large is refused', async () => {
    answer = (_request, response) => response.end()
    const body = new URLSearchParams({ a: 'x'.repeat(70_000) })
    const { status } = await fetch(`${address}/pay/return/hpf`, { method: 'POST', body })
    expect(status).toBe(413)
    expect(seen).toEqual([])
  })
})

test('a provider that reports while services are down is to repeat it', async () => {
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
  const report = { method: 'POST', body: '{"id":1}', headers: { accept: 'text/html' } }
  const { status, headers } = await fetch(`${address}/webhook/paypal`, report)
  expect([status, headers.get('retry-after')]).toEqual([503, '30'])
})

test('a range of a bought file comes through as one', async () => {
  answer = ({ headers }, response) => {
    response.writeHead(206, { 'content-range': `${headers.range}`, 'accept-ranges': 'bytes' })
    response.end('ab')
  }
  const { status, headers } = await fetch(`${address}/download/file/a`, {
    headers: { range: 'bytes=0-1', 'if-range': '"x"' },
  })
  expect([status, headers.get('content-range')]).toEqual([206, 'bytes=0-1'])
  expect(seen[0]?.headers['if-range']).toBe('"x"')
})

import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { proxyPlugin } from '#gateway/proxy/plugin.ts'
import { eventually } from './eventually.ts'

/** Of a route; the real limit is 15 s. */
const TIMEOUT_MS = 1_000
const FAILURES_BEFORE_OPEN = 5
const READY = '/media/k/w320/1-1a2b3c4d.webp'
const NEW = '/media/k/w321/1-1a2b3c4d.webp'
const DOWNLOAD = '/download/abc.def'

type Fault = 'none' | 'slow' | 'trickling' | 'silent body' | 'busy'

let app: FastifyInstance
let address: string
let service: Server
/** What is wrong with pictures that are ready, and with drawing others. */
let ready: Fault
let drawing: Fault
let seen: string[]
let waiting: number

beforeEach(async () => {
  ready = 'none'
  drawing = 'none'
  seen = []
  waiting = 0
  service = createServer((incoming, outgoing) => {
    const { url = '', headers } = incoming
    const isOnlyReady = headers['cache-control'] === 'only-if-cached'
    const name = url === NEW && !isOnlyReady ? 'drawing' : 'ready'
    seen.push(url === DOWNLOAD ? 'download' : name)
    waiting += 1
    outgoing.on('close', () => {
      waiting -= 1
    })
    if (url === DOWNLOAD) outgoing.end('{}')
    else if (name === 'drawing') respond(drawing, outgoing)
    else if (url === NEW && ready === 'none') outgoing.writeHead(504).end()
    else respond(ready, outgoing)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  app = Fastify({ logger: false })
  await app.register(proxyPlugin, {
    originOf: () => `http://127.0.0.1:${port}`,
    isDemo: false,
    publicUrl: 'http://localhost:4000',
    log: app.log,
    timeoutMs: TIMEOUT_MS,
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  await app.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

function respond(fault: Fault, outgoing: ServerResponse): void {
  switch (fault) {
    case 'none':
      outgoing.end('picture')
      return
    case 'busy':
      outgoing.writeHead(503, { 'retry-after': '5' }).end()
      return
    case 'slow':
      return
    case 'silent body':
      outgoing.writeHead(200).flushHeaders()
      return
    case 'trickling': {
      const timer = setInterval(() => outgoing.write('.'), 20)
      outgoing.on('close', () => clearInterval(timer))
    }
  }
}

/** The status, or `cut` where the body broke off. */
async function get(path: string): Promise<number | 'cut'> {
  const got = await fetch(address + path)
  return got.arrayBuffer().then(
    () => got.status,
    () => 'cut' as const,
  )
}

describe('[case 9] a service of pictures', () => {
  test.each([
    ['slow', 502],
    ['silent body', 500],
    ['trickling', 'cut'],
  ] as const)(
    '%s: cut at its limit; the circuit opens, downloads go on, and it closes by itself',
    async (fault, outcome) => {
      // The circuit rests for two seconds: a machine that stands still so long must begin anew.
      await eventually(async () => {
        ready = fault
        for (let failures = 1; failures <= FAILURES_BEFORE_OPEN; failures += 1) {
          expect(await get(READY)).toBe(outcome)
        }
        ready = 'none'
        seen = []
        expect(await get(READY)).toBe(502)
        expect(await get(DOWNLOAD)).toBe(200)
        expect(seen).toEqual(['download'])
      })
      await eventually(async () => expect(await get(READY)).toBe(200))
      expect(waiting).toBe(0)
    },
  )

  test('that cannot draw goes on sending what is ready', async () => {
    // Retried as a whole: the circuit closes after two seconds, which a slow machine may exceed.
    await eventually(async () => {
      drawing = 'slow'
      const failed = Array.from({ length: FAILURES_BEFORE_OPEN * 2 }, () => get(NEW))
      expect(new Set(await Promise.all(failed))).toEqual(new Set([502]))

      seen = []
      expect(await get(NEW)).toBe(502)
      expect(seen).toEqual(['ready'])
      expect([await get(READY), await get(DOWNLOAD)]).toEqual([200, 200])
    })
    drawing = 'none'
    await eventually(async () => expect(await get(NEW)).toBe(200))
  })

  test('that has too much to draw is passed on as busy, and opens no circuit', async () => {
    drawing = 'busy'
    for (let refused = 1; refused <= FAILURES_BEFORE_OPEN * 2; refused += 1) {
      const got = await fetch(address + NEW)
      expect([got.status, got.headers.get('retry-after')]).toEqual([503, '5'])
      expect(got.headers.get('cache-control')).toBe('no-store')
    }
    drawing = 'none'
    expect(await get(NEW)).toBe(200)
  })

  test('learns of visitors who leave before their size is drawn, and they open no circuit', async () => {
    drawing = 'slow'
    for (let left = 1; left <= FAILURES_BEFORE_OPEN * 2; left += 1) {
      seen = []
      const leaving = new AbortController()
      const visit = fetch(address + NEW, { signal: leaving.signal })
      await expect.poll(() => seen, { interval: 5 }).toEqual(['ready', 'drawing'])
      leaving.abort()
      await expect(visit).rejects.toThrow('aborted')
      await expect.poll(() => waiting, { interval: 5 }).toBe(0)
    }
    drawing = 'none'
    expect(await get(NEW)).toBe(200)
  })

  test('is not at fault when a visitor reads slowly, who gets the whole picture', async () => {
    const bytes = Buffer.alloc(20_000_000)
    service.removeAllListeners('request')
    service.on('request', (_incoming: IncomingMessage, outgoing: ServerResponse) =>
      outgoing.end(bytes),
    )
    const [got] = (await once(request(address + READY).end(), 'response')) as [IncomingMessage]
    // The limit itself, which is what must not cut this visitor.
    await pause(TIMEOUT_MS * 3)
    let read = 0
    for await (const part of got) read += part.length

    expect(read).toBe(bytes.length)
  })
})

describe('papers of orders', () => {
  const PAPER = '/download/order/abc.def.ghi'
  const asBrowser = { accept: 'text/html' }

  test.each([
    [503, '3', 'Preuzimanje trenutačno nije moguće'],
    [429, '40', 'Previše preuzimanja odjednom'],
  ])(
    'refused with %i keep the time to wait, on a page for browsers, and open no circuit',
    async (status, seconds, title) => {
      service.removeAllListeners('request')
      service.on('request', ({ url }: IncomingMessage, outgoing: ServerResponse) => {
        if (url === PAPER) outgoing.writeHead(status, { 'retry-after': seconds }).end()
        else outgoing.end('%PDF')
      })
      for (let refused = 1; refused <= FAILURES_BEFORE_OPEN * 2; refused += 1) {
        const shown = await fetch(address + PAPER, { headers: asBrowser })
        expect([shown.status, shown.headers.get('retry-after')]).toEqual([status, seconds])
        expect(await shown.text()).toContain(title)
      }
      expect(await get('/download/order/of.another.buyer')).toBe(200)
    },
  )
})

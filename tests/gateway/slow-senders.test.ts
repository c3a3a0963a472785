import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGateway, type Gateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { UPLOAD_MS } from '#services/contract/uploads.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { eventually } from './eventually.ts'

/** As in production, only sooner. */
const PATIENCE = { headersMs: 600, requestMs: 1_200, checkMs: 100 }
const SENDERS = 150

let platform: ForeignPlatform
let gateway: Gateway
let url: string
const lines: string[] = []

beforeAll(async () => {
  platform = await startForeignPlatform()
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  gateway = await createGateway({
    config: readConfig({ PORT: '0', SERVICES_URL: platform.url }),
    clock: { now: () => new Date() },
    log: pino({ level: 'error' }, stream),
    patience: PATIENCE,
    readTimeoutMs: 60_000,
  })
  url = await gateway.listen()
  await gateway.layout.ready()
})

afterAll(async () => {
  await gateway?.close()
  await platform?.close()
})

type Sender = { readonly socket: Socket; readonly closed: Promise<void> }

/** Says the beginning, then a byte every now and then. */
function startSender(beginning: string): Promise<Sender> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(beginning)
      const timer = setInterval(() => socket.write('a'), 50)
      const closed = new Promise<void>((done) => {
        socket.on('close', () => {
          clearInterval(timer)
          done()
        })
      })
      resolve({ socket, closed })
    })
    // It is hung up on while it goes on sending.
    socket.on('error', () => undefined)
    socket.resume()
  })
}

const ask = async () => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ categories { name } }' }),
  })
  return response.status
}

const post = (more: string) =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}`

describe(`[case 31] ${SENDERS} senders who never come to an end`, () => {
  test.each([
    ['headers', post('x-slow: '), PATIENCE.headersMs],
    ['bodies', post('content-length: 90000\r\n\r\n{'), PATIENCE.requestMs],
    [
      'bodies on the long way',
      post('accept: text/event-stream\r\ncontent-length: 90000\r\n\r\n{'),
      PATIENCE.requestMs,
    ],
  ])(
    '%s: the others are served, and the connections are closed in time',
    async (_what, beginning, limitMs) => {
      lines.length = 0
      const startedAt = performance.now()
      const senders = await Promise.all(
        Array.from({ length: SENDERS }, () => startSender(beginning)),
      )
      // Whoever asks may stand still for longer than the limits of this test allow.
      for (let round = 0; round < 10; round += 1) {
        await eventually(async () => expect(await ask()).toBe(200))
      }
      await Promise.all(senders.map(({ closed }) => closed))
      // The machine is shared; without the limits they would stay for ever.
      expect(performance.now() - startedAt).toBeLessThan(limitMs + 60_000)
      await eventually(async () => expect(await ask()).toBe(200))
      expect(lines).toEqual([])
    },
  )

  test('in production it waits 15 s for headers, and no longer for a request than for a file', async () => {
    const usual = await createGateway({
      config: readConfig({ PORT: '0', SERVICES_URL: platform.url }),
      clock: { now: () => new Date() },
      log: pino({ level: 'silent' }),
    })
    const { headersTimeout, requestTimeout } = usual.server.server
    await usual.close()
    expect([headersTimeout, requestTimeout]).toEqual([15_000, UPLOAD_MS])
  })
})

import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { limitBodies } from './body-time.ts'
import { refuseConnection } from './http-limits.ts'

const LIMIT_MS = 100

test('a body that comes too slowly ends with 408, but a file may take its time', async () => {
  const app = fastify({ clientErrorHandler: refuseConnection })
  limitBodies(app, LIMIT_MS)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  for (const takesUploads of [true, false]) {
    app.put(`/${takesUploads}`, { config: { takesUploads } }, async ({ body }) => ({
      read: await text(body as NodeJS.ReadableStream),
    }))
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  async function send(path: string): Promise<string> {
    const headers = { 'content-type': 'x/y', 'content-length': 2 }
    const sent = request({ port, host: '127.0.0.1', method: 'PUT', path, headers })
    const { promise, resolve } = Promise.withResolvers<string>()
    sent.on('response', async (answer) => resolve(`${answer.statusCode} ${await text(answer)}`))
    sent.on('error', () => undefined)
    sent.write('a')
    await pause(2 * LIMIT_MS)
    sent.end('b')
    return await promise
  }

  expect(await send('/true')).toBe('200 {"read":"ab"}')
  expect(await send('/false')).toContain('408')
  await app.close()
})

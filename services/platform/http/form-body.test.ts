import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withForm } from './form-body.ts'

const MB = 1_000_000
const FILES = { field: 'file', most: 3, maxBytes: 40 * MB }
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'

let app: FastifyInstance
let port: number
let reading: PromiseWithResolvers<void>
let begun: PromiseWithResolvers<Socket>

beforeEach(async () => {
  reading = Promise.withResolvers()
  begun = Promise.withResolvers()
  app = fastify()
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
  app.post('/', async (request) => {
    return await withForm(request, FILES, async ({ files, texts }) => {
      const sizes: number[] = []
      for await (const { content } of files) {
        begun.resolve(request.raw.socket)
        await reading.promise
        sizes.push((await buffer(content)).byteLength)
      }
      return { sizes, texts: texts() }
    })
  })
  await app.listen({ port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => await app.close())

function begin(length: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`,
  )
  return socket
}

test('a file that is not read yet stays with its sender', async () => {
  const bytes = Buffer.alloc(40 * MB)
  const end =
    '\r\n--x\r\ncontent-disposition: form-data; name="customData"\r\n\r\n{"a":1}\r\n--x--\r\n'
  const body = [Buffer.from(PART), bytes, Buffer.from(`\r\n${PART}b${end}`)]
  const socket = begin(body.reduce((sum, { byteLength }) => sum + byteLength, 0))
  for (const part of body) socket.write(part)

  const taken = await begun.promise
  let before = -1
  await expect
    .poll(() => {
      const isStill = taken.bytesRead === before
      before = taken.bytesRead
      return isStill
    })
    .toBe(true)
  expect(taken.bytesRead).toBeLessThan(2 * MB)

  reading.resolve()
  expect(`${await buffer(socket)}`).toContain(
    `{"sizes":[${bytes.byteLength},1],"texts":{"customData":{"a":1}}}`,
  )
})

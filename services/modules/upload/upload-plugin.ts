import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MAX_UPLOAD_BYTES } from '#services/contract/uploads.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { type Allowed, readAddress } from './open-upload.ts'
import { noSuchAddress, receive, wrongLength } from './receive.ts'
import { beginReceiving } from './store.ts'

const address = z.object({ '*': z.string().max(600) })

/** Bytes at signed addresses: each takes one file of that length and type, until it is whole. */
export function uploadPlugin({ db, clock, config }: ModuleDeps): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    app.put('/upload/*', { config: { takesUploads: true } }, async (request) => {
      const { '*': token } = address.parse(request.params)
      const body = bodyOf(request)
      try {
        const allowed = readAddress(token, { secret: config.sessionSecret, clock })
        if (!allowed) throw noSuchAddress()
        checkHeaders(request.headers, allowed)
        const attempt = await beginReceiving(db, allowed.id)
        if (!attempt) throw noSuchAddress()
        const { bytes } = allowed
        await receive(db, body, attempt, { bytes, sha256: attempt.expected_sha256 })
        return { received: true }
      } catch (error) {
        // A sender that is answered in the middle of its body sees a broken connection.
        await finished(body.resume()).catch(() => undefined)
        throw error
      }
    })
  }
}

/** Its length is declared and bounded, so that it can be read to its end. */
function bodyOf({ headers, body }: FastifyRequest): Readable {
  const length = headers['content-length']
  if (length === undefined || !(body instanceof Readable)) {
    throw new Refusal(411, 'The length of the file is missing.', { code: 'INVALID_INPUT' })
  }
  if (Number(length) > MAX_UPLOAD_BYTES) {
    throw new Refusal(413, 'The file is too large.', { code: 'INVALID_INPUT' })
  }
  return body
}

function checkHeaders(headers: FastifyRequest['headers'], { bytes, type }: Allowed): void {
  if (Number(headers['content-length']) !== bytes) throw wrongLength()
  if (headers['content-type'] !== type) {
    throw new Refusal(415, 'The file has another type.', { code: 'INVALID_INPUT' })
  }
}

import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { MAX_UPLOAD_BYTES } from '#services/contract/uploads.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readAddress } from './open-upload.ts'
import { checkHeaders, withBody } from './put-body.ts'
import { noSuchAddress, receive } from './receive.ts'
import { beginReceiving } from './store.ts'

const address = z.object({ '*': z.string().max(600) })

/** Bytes at signed addresses: each takes one file of that length and type, until it is whole. */
export function uploadPlugin({ db, clock, config }: ModuleDeps): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    app.put('/upload/*', { config: { takesUploads: true } }, async (request) => {
      const { '*': token } = address.parse(request.params)
      return await withBody(request, MAX_UPLOAD_BYTES, async (body) => {
        const allowed = readAddress(token, { secret: config.sessionSecret, clock })
        if (!allowed) throw noSuchAddress()
        checkHeaders(request.headers, allowed)
        const attempt = await beginReceiving(db, allowed.id)
        if (!attempt) throw noSuchAddress()
        const { bytes } = allowed
        await receive(db, body, attempt, { bytes, sha256: attempt.expected_sha256 })
        return { received: true }
      })
    })
  }
}

import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { FORM_FILE_BYTES } from '#services/contract/rules/form-files.ts'
import { checkHeaders, noSuchAddress, withBody } from '#services/modules/upload/api.ts'
import { createTurns } from '#services/platform/database/turns.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readDownload } from './download-path.ts'
import { beginAttempt, findSentFile, partsOfFile } from './file-store.ts'
import { readFileAddress } from './open-file.ts'
import { receiveFile } from './receive-file.ts'

const uploading = z.object({ '*': z.string().max(600) })
const downloading = z.object({ token: z.string().max(600) })
const CHECKED_AT_ONCE = { key: 'form files', atOnce: 1 }

/** Files of forms: visitors put them at one signed address, staff download them at another. */
export function formFilePlugin({ db, clock, config }: ModuleDeps): FastifyPluginAsync {
  const signing = { secret: config.sessionSecret, clock }
  const turns = createTurns()
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    app.put('/upload/form/*', { config: { takesUploads: true } }, async (request) => {
      const { '*': token } = uploading.parse(request.params)
      return await withBody(request, FORM_FILE_BYTES, async (body) => {
        const allowed = readFileAddress(token, signing)
        if (!allowed) throw noSuchAddress()
        checkHeaders(request.headers, allowed)
        const attempt = await beginAttempt(db, allowed.id)
        if (!attempt) throw noSuchAddress()
        await receiveFile(db, body, attempt, {
          ...allowed,
          inTurn: (work) => turns.run([CHECKED_AT_ONCE], work),
        })
        return { received: true }
      })
    })

    app.get('/download/form-file', async (request, reply) => {
      const given = downloading.safeParse(request.query)
      const id = given.success ? readDownload(given.data.token, signing) : null
      const file = id === null ? null : await findSentFile(db, id)
      if (!file) throw new Refusal(404, 'There is no such file (any more).')
      const name = encodeURIComponent(file.name)
      return await reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .header('content-length', file.bytes)
        .type(file.type)
        .send(Readable.from(partsOfFile(db, file), { objectMode: false }))
    })
  }
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { variantsFolder } from './originals.ts'
import { findServed } from './serve.ts'
import { createVariants } from './variants.ts'

const address = z.object({ apiKeyId: z.string(), size: z.string(), file: z.string() })

/** The bytes of pictures. An address names its content, so whoever has it may keep it for ever. */
export function mediaPlugin({ db, config }: ModuleDeps): FastifyPluginAsync {
  const { dataDir } = config
  const variants = createVariants(variantsFolder(dataDir))

  return async (app) => {
    app.get('/media/:apiKeyId/:size/:file', { exposeHeadRoute: true }, async (request, reply) => {
      const served = await findServed(address.parse(request.params), { db, dataDir, variants })
      if (!served) throw new Refusal(404, 'There is no such picture.')

      // Looked for first: were it gone, the failure must not be kept for ever.
      const { size } = await stat(served.file)
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', served.etag)
        .header('x-content-type-options', 'nosniff')
      if (isKnown(request.headers['if-none-match'], served.etag)) return reply.code(304).send()

      if (served.mime === 'image/svg+xml') {
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      }
      return reply
        .type(served.mime)
        .header('content-length', size)
        .send(createReadStream(served.file))
    })
  }
}

/** Whoever asks may know several, and a proxy that has packed one calls it weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(etag) ?? false
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createAvifs } from './avifs.ts'
import { variantsFolder } from './originals.ts'
import { findServed, type Makers } from './serve.ts'
import { createVariants } from './variants.ts'

const address = z.object({ apiKeyId: z.string(), size: z.string(), file: z.string() })

const FOR_EVER = 'public, max-age=31536000, immutable'
/** A browser may keep the WebP; a proxy soon requests it again, so that later visitors get the AVIF. */
const INTERIM = 'public, max-age=31536000, s-maxage=300, immutable'

/** The bytes of pictures. An address names its content, so it may be cached for ever. */
export function mediaPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { db, config } = deps
  const { dataDir } = config
  const folder = variantsFolder(dataDir)
  const makers: Makers = {
    variants: createVariants(folder),
    avifs: createAvifs({ folder, log: deps.log }),
  }

  return async (app) => {
    app.addHook('onClose', async () => await makers.avifs.stop())
    app.get('/media/:apiKeyId/:size/:file', { exposeHeadRoute: true }, async (request, reply) => {
      const asked = {
        ...address.parse(request.params),
        readsAvif: readsAvif(request.headers.accept),
      }
      const served = await findServed(asked, { db, dataDir, makers })
      if (!served) throw new Refusal(404, 'There is no such picture.')

      // A missing file must fail before the headers: a failure must not be cached for ever.
      const { size } = await stat(served.file)
      reply
        .header('cache-control', served.isInterim ? INTERIM : FOR_EVER)
        .header('etag', served.etag)
        .header('x-content-type-options', 'nosniff')
      if (served.varies) reply.header('vary', 'accept')
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

/** Old browsers and programs send a bare wildcard, so only the named type counts. */
function readsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === 'image/avif' && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}

/** The header may list several tags, and a proxy that compressed an answer makes its tag weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(etag) ?? false
}

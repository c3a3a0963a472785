import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#services/platform/errors.ts'
import { hangUp } from '#services/platform/http/call-routes.ts'
import { clientAddress } from '#services/platform/http/client-address.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { exists, variantsFolder } from './originals.ts'
import { findServed, type Makers, type Served } from './serve.ts'
import { createAvifs } from './variants/avifs.ts'
import type { Variant } from './variants/draw.ts'
import { createVariants } from './variants/variants.ts'

const address = z.object({ apiKeyId: z.string(), size: z.string(), file: z.string() })

/** New sizes: a dozen pages of pictures in a row, or two per second. */
export const NEW_SIZES: RateRule = { name: 'new-sizes', limit: 600, seconds: 300 }

const FOR_EVER = 'public, max-age=31536000, immutable'
/** A browser may cache the WebP; a proxy soon refetches it, so that later visitors get the AVIF. */
const INTERIM = 'public, max-age=31536000, s-maxage=300, immutable'

/** The bytes of pictures. An address names its content, so it may be cached for ever. */
export function mediaPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { db, config, limits, log } = deps
  const { dataDir } = config
  const folder = variantsFolder(dataDir)
  const makers: Makers = {
    variants: createVariants({ folder, log }),
    avifs: createAvifs({ folder, log }),
  }

  async function drawNewSize(
    variant: Variant,
    { headers, raw }: FastifyRequest,
    signal: AbortSignal,
  ): Promise<Uint8Array | null> {
    if (headers['cache-control'] === 'only-if-cached') {
      throw new Refusal(504, 'This size has not been drawn yet.')
    }
    await limits.claim(...atPlace(NEW_SIZES, clientAddress(raw)))
    try {
      return await makers.variants.draw(variant, signal)
    } catch (error) {
      throw signal.aborted ? new Refusal(499, 'The visitor has left.') : error
    }
  }

  return async (app) => {
    app.addHook('onClose', async () => await makers.avifs.stop())
    app.get('/media/:apiKeyId/:size/:file', { exposeHeadRoute: true }, async (request, reply) => {
      const { headers, method } = request
      // Before the first await: a later listener would miss a client that disconnects.
      const signal = hangUp(reply)
      const requested = { ...address.parse(request.params), readsAvif: readsAvif(headers.accept) }
      const served = await findServed(requested, { db, dataDir, makers })
      if (!served) throw new Refusal(404, 'There is no such picture.')

      const { variant, file, awaitsAvif } = served
      const isKnown = knows(headers['if-none-match'], served.etag)
      const isThere = variant === null || (await exists(file))
      const needsBytes = !isKnown && method !== 'HEAD'
      const unstored =
        variant && !isThere && needsBytes ? await drawNewSize(variant, request, signal) : null
      const isStored = isThere || (needsBytes && unstored === null)
      // A missing original must fail before the headers: a failure must not be cached for ever.
      const length = isStored ? (await stat(file)).size : unstored?.byteLength
      const isInterim = awaitsAvif && isStored && variant && makers.avifs.order(variant, file)

      setHeaders(reply, served, isInterim === true)
      if (isKnown) return reply.code(304).send()
      reply.type(served.mime)
      if (length !== undefined) reply.header('content-length', length)
      if (method === 'HEAD') return reply.send(Readable.from([]))
      return reply.send(unstored ?? createReadStream(file))
    })
  }
}

function setHeaders(reply: FastifyReply, { etag, varies, mime }: Served, isInterim: boolean): void {
  reply
    .header('cache-control', isInterim ? INTERIM : FOR_EVER)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
  if (varies) reply.header('vary', 'accept')
  if (mime === 'image/svg+xml') {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
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
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.includes(etag) ?? false
}

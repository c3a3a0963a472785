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
import { type Original, openOriginals, variantStorages, variantsFolder } from './originals.ts'
import { findServed, type Makers, type RequestedPicture, type Served } from './serve.ts'
import { exists } from './storage/disk.ts'
import { requestsWith } from './storage/s3-requests.ts'
import { createAvifs } from './variants/avifs.ts'
import type { Variant } from './variants/draw.ts'
import { createVariants } from './variants/variants.ts'

const address = z.object({ apiKeyId: z.string(), size: z.string(), file: z.string() })
const query = z.object({ token: z.string().max(400).optional().catch(undefined) })

/** New sizes: a dozen pages of pictures in a row, or two per second. */
export const NEW_SIZES: RateRule = { name: 'new-sizes', limit: 600, seconds: 300 }

type Content = {
  /** Unknown for a size that need not be drawn yet. */
  readonly size: number | undefined
  readonly isStored: boolean
  open(): Readable | Uint8Array
}

const NOTHING: Content = { size: undefined, isStored: false, open: () => Readable.from([]) }

const FOR_EVER = 'public, max-age=31536000, immutable'
/** A browser may cache the WebP; a proxy soon refetches it, so that later visitors get the AVIF. */
const INTERIM = 'public, max-age=31536000, s-maxage=300, immutable'

/** The bytes may be replaced again. */
const FORMER = 'public, max-age=300'

/** The bytes of pictures. An address names its content, so it may be cached for ever. */
export function mediaPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { db, clock, config, limits, log } = deps
  const folder = variantsFolder(config.dataDir)
  const requests = requestsWith(log)
  const originals = openOriginals(config, requests)
  const signing = { secret: config.sessionSecret, clock }
  const { bucket: shared } = variantStorages(config, requests)
  const makers: Makers = {
    variants: createVariants({ folder, shared, log }),
    avifs: createAvifs({ folder, shared, log }),
  }

  /** Its bytes where they cannot be stored. */
  async function makeVariant(
    variant: Variant,
    request: FastifyRequest,
    signal: AbortSignal,
  ): Promise<Uint8Array | null> {
    try {
      const fetched = await makers.variants.fetch(variant, signal)
      return fetched ? fetched.unstored : await drawNewSize(variant, request, signal)
    } catch (error) {
      throw signal.aborted ? hasLeft() : error
    }
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
    return await makers.variants.draw(variant, signal)
  }

  async function fromBucket(original: Original, signal: AbortSignal): Promise<Content> {
    const found = await originals.read(original)
    if (!found) throw new Error('The original of a picture is missing')
    const { size, stream } = found
    if (!signal.aborted) return { size, isStored: true, open: () => stream }
    stream.destroy()
    throw hasLeft()
  }

  /** Fails before the headers are set: a failure must not be cached for ever. */
  async function contentOf(
    { variant, file, original }: Served,
    request: FastifyRequest,
    { needsBytes, signal }: { needsBytes: boolean; signal: AbortSignal },
  ): Promise<Content> {
    if (file === null) {
      return needsBytes ? await fromBucket(original, signal) : { ...NOTHING, size: original.size }
    }
    if (variant && !(await exists(file))) {
      if (!needsBytes) return NOTHING
      const unstored = await makeVariant(variant, request, signal)
      if (unstored) {
        return { size: unstored.byteLength, isStored: false, open: () => unstored }
      }
    }
    return { size: (await stat(file)).size, isStored: true, open: () => createReadStream(file) }
  }

  function cacheControl({ until, isFormer }: Served, isInterim: boolean): string {
    if (isFormer && until === null) return FORMER
    if (until === null) return isInterim ? INTERIM : FOR_EVER
    const seconds = Math.floor((until.getTime() - clock.now().getTime()) / 1_000)
    return `private, max-age=${seconds}`
  }

  return async (app) => {
    app.addHook('onClose', async () => await makers.avifs.stop())
    app.get('/media/:apiKeyId/:size/:file', { exposeHeadRoute: true }, async (request, reply) => {
      const { headers, method } = request
      // Before the first await: a later listener would miss a client that disconnects.
      const signal = hangUp(reply)
      const served = await findServed(requestedBy(request), { ...signing, db, originals, makers })
      if (!served) throw new Refusal(404, 'There is no such picture.')

      const isKnown = knows(headers['if-none-match'], served.etag)
      const needsBytes = !isKnown && method !== 'HEAD'
      const content = await contentOf(served, request, { needsBytes, signal })
      const { variant, file, awaitsAvif } = served
      const isInterim =
        awaitsAvif && content.isStored && variant && file && makers.avifs.order(variant, file)

      setHeaders(reply, served, cacheControl(served, isInterim === true))
      if (isKnown) return reply.code(304).send()
      reply.type(served.mime)
      if (content.size !== undefined) reply.header('content-length', content.size)
      return reply.send(method === 'HEAD' ? Readable.from([]) : content.open())
    })
  }
}

function requestedBy({ params, query: given, headers }: FastifyRequest): RequestedPicture {
  const { token } = query.parse(given)
  return { ...address.parse(params), token, readsAvif: readsAvif(headers.accept) }
}

function setHeaders(reply: FastifyReply, { etag, varies, mime }: Served, cache: string): void {
  reply
    .header('cache-control', cache)
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

function hasLeft(): Refusal {
  return new Refusal(499, 'The visitor has left.')
}

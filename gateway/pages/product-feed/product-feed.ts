import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import {
  type Documents,
  plainAnswer,
  unavailableAnswer,
} from '#gateway/pages/documents/documents.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { acceptedEncodings } from '#gateway/pages/page-reply.ts'
import type { StoredPage } from '#gateway/pages/render/stored-page.ts'
import { untilVisitorLeaves } from '#gateway/pages/visitor.ts'
import { FEED_END, feedStart } from './merchant-xml.ts'
import { productPart } from './product-part.ts'

/** All that can be bought, for shopping ads and price comparisons: written as fast as it is read. */
export function serveProductFeed(
  app: FastifyInstance,
  { publicUrl, mediaUrl = '/media', layout, log }: PagesOptions,
  documents: Documents,
): void {
  const readPart = async (page: number, signal: AbortSignal) =>
    (await documents.read(productPart(page, { publicUrl, mediaUrl }), signal)).value

  async function* chunks(first: StoredPage, signal: AbortSignal): AsyncGenerator<string | Buffer> {
    yield feedStart(layout.current()?.domain.site.name ?? '', publicUrl)
    let part: Awaited<ReturnType<typeof readPart>> = first
    for (let page = 2; part !== 'missing'; page += 1) {
      // What is not whole must not look whole.
      if (part === 'failed') throw new Error('A part of the product feed is missing')
      yield await part.bodyIn('identity')
      signal.throwIfAborted()
      part = await readPart(page, signal)
    }
    yield FEED_END
  }

  app.get('/feeds/products.xml', async (request, reply) => {
    if (layout.current()?.isInMaintenance) return unavailableAnswer(reply)
    const signal = untilVisitorLeaves(reply)
    const first = await readPart(1, signal)
    if (first === 'failed') return unavailableAnswer(reply)
    if (first === 'missing') return plainAnswer(reply, 404)
    reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('vary', 'accept-encoding')
      .type('application/xml; charset=utf-8')
    const feed = Readable.from(chunks(first, signal), { objectMode: false })
    if (!acceptedEncodings(request.headers['accept-encoding']).has('gzip')) return reply.send(feed)
    const packed = pipeline(feed, createGzip(), (error) => {
      if (error && !signal.aborted) log.warn({ err: error }, 'product feed not finished')
    })
    return reply.header('content-encoding', 'gzip').send(packed)
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { sendPage } from '#gateway/pages/page-reply.ts'
import { robotsText } from './robots.ts'
import type { Sitemap } from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'
const COME_BACK_SECONDS = 60

export function serveSitemap(app: FastifyInstance, options: PagesOptions, sitemap: Sitemap): void {
  app.get('/sitemap.xml', async (request, reply) => send(request, reply, 0))
  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}).xml',
    async (request, reply) => send(request, reply, Number(request.params.part)),
  )
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(options.publicUrl, sitemap.isOn())),
  )

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    part: number,
  ): Promise<FastifyReply> {
    if (!sitemap.isOn()) return plain(reply, 404)
    try {
      const page = await sitemap.find(part)
      if (!page) return plain(reply, 404)
      return await sendPage(request, reply, { page, contentType: XML, isPublic: true })
    } catch (error) {
      options.log.error({ err: error }, 'sitemap not built')
      return plain(reply.header('retry-after', COME_BACK_SECONDS), 503)
    }
  }
}

function plain(reply: FastifyReply, status: 404 | 503): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found\n' : 'Service unavailable\n')
}

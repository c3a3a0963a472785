import type { FastifyInstance } from 'fastify'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { type Documents, plainAnswer } from '#gateway/pages/documents/documents.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { robotsText } from './robots.ts'
import { writeIndex, writeMap } from './sitemap.ts'

const contentType = 'application/xml; charset=utf-8'
const MAP_PATH = '/sitemap-:name(^[a-z]+)-:part(^[1-9]\\d{0,4}).xml'

export function serveSitemap(
  app: FastifyInstance,
  options: PagesOptions,
  documents: Documents,
): void {
  const { publicUrl, layout, mediaUrl = '/media', clock } = options
  const made = { publicUrl, mediaUrl, clock }
  const isOn = () => isWanted(layout.current())

  app.get('/sitemap.xml', async (request, reply) => {
    if (!isOn()) return plainAnswer(reply, 404)
    return documents.send(request, reply, {
      ...{ key: 'sitemap', contentType },
      write: (source) => writeIndex(source, made),
    })
  })
  app.get<{ Params: { name: string; part: string } }>(MAP_PATH, async (request, reply) => {
    if (!isOn()) return plainAnswer(reply, 404)
    const { name } = request.params
    const part = Number(request.params.part)
    return documents.send(request, reply, {
      ...{ key: `sitemap ${name} ${part}`, contentType },
      write: (source) => writeMap(source, made, { name, part }),
    })
  })
  const { indexNowKey = null } = options
  if (indexNowKey !== null) {
    app.get(`/${indexNowKey}.txt`, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(indexNowKey),
    )
  }
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(publicUrl, isOn())),
  )
}

/** Wanted by default, also on platforms without the option. */
function isWanted(current: LayoutData | null): boolean {
  const value = current?.options.get('AutoGenerateSiteMap')?.value.trim().toLowerCase()
  return value === undefined || ['true', '1', 'yes', 'on'].includes(value)
}

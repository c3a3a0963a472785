import type { FastifyPluginAsync } from 'fastify'
import { LAYOUT_TOPICS } from '#gateway/layout/parts.ts'
import { createPageCache } from './create-page-cache.ts'
import { createFailedRequests } from './failed-requests.ts'
import type { PagesOptions } from './options.ts'
import { createPageMaker } from './page-maker.ts'
import { createPageSource } from './page-source.ts'
import { createPurgeWatch } from './purge-watch.ts'
import { servePages } from './serve-pages.ts'
import { createSitemap } from './sitemap.ts'
import { serveSitemap } from './sitemap-routes.ts'
import { serveStaticFiles } from './static-files.ts'

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Every address that no other part of the gateway claims: pages, their files, site map, robots. */
export const pagesPlugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { layout, clock } = options
  const purges = createPurgeWatch(clock)
  const cache = await createPageCache(options, purges)
  const sitemap = createSitemap(options)
  const source = createPageSource({
    cache,
    purges,
    make: createPageMaker(options),
    maxAgeMs: layout.maxAgeMs,
    clock,
  })

  const stopListening = layout.onChange((topics, isGap) => {
    const isEverything = isGap || topics.some((topic) => LAYOUT_TOPICS.has(topic))
    purges.note(topics, isEverything)
    sitemap.purge(topics, isGap)
    const purged = isEverything ? cache.clear() : cache.purge(topics)
    if (purged instanceof Promise) {
      purged.catch((error) => options.log.error({ err: error }, 'pages not purged'))
    }
  })
  app.addHook('onClose', async () => {
    stopListening()
    await cache.close()
  })

  if (options.assetsDir !== undefined) await serveStaticFiles(app, options.assetsDir)
  serveSitemap(app, options, sitemap)

  servePages(app, { ...options, source, failedRequests: createFailedRequests(options) })

  // What is sent to a page is not read: its kind must not decide how it is refused.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: [...OTHER_METHODS],
    url: '/*',
    handler: async (_request, reply) =>
      reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n'),
  })
}

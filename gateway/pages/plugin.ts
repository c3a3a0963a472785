import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { LAYOUT_TOPICS } from '#gateway/layout/parts.ts'
import { readAddress } from './address.ts'
import { createPageCache } from './create-page-cache.ts'
import { createFailedRequests } from './failed-requests.ts'
import { fallbackPage } from './fallback-page.ts'
import type { PagesOptions } from './options.ts'
import { pageKey } from './page-key.ts'
import { createPageMaker, type PageDemand } from './page-maker.ts'
import { sendMoved, sendPage } from './page-reply.ts'
import { createPageSource } from './page-source.ts'
import { contentPolicy } from './policy.ts'
import { createPurgeWatch } from './purge-watch.ts'
import { createSitemap } from './sitemap.ts'
import { serveSitemap } from './sitemap-routes.ts'
import { serveStaticFiles } from './static-files.ts'
import { untilVisitorLeaves } from './visitor.ts'

const HTML = 'text/html; charset=utf-8'
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Every address that no other part of the gateway claims: pages, their files, site map, robots. */
export const pagesPlugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { publicUrl, layout, clock } = options
  const purges = createPurgeWatch(clock)
  const cache = await createPageCache(options, purges)
  const sitemap = createSitemap(options)
  const failedRequests = createFailedRequests(options)
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

  const policy = contentPolicy(options)

  if (options.assetsDir !== undefined) await serveStaticFiles(app, options.assetsDir)
  serveSitemap(app, options, sitemap)

  app.get('/*', async (request, reply) => {
    const address = readAddress({
      target: request.raw.url ?? '/',
      host: request.headers.host,
      publicUrl,
      layout: layout.current(),
    })
    reply.header('content-security-policy', policy)
    if (address.kind === 'moved') return sendMoved(reply, 301, address.to)
    if (address.kind === 'bad') {
      const page = fallbackPage(400, clock.now().getTime())
      return sendPage(request, reply, { page, contentType: HTML, isPublic: false })
    }

    const { url } = address
    const renderer = await options.renderer()
    const match = renderer.match(url)
    if (match.redirectTo !== null) return sendMoved(reply, 301, withQuery(match.redirectTo, url))

    const locale = renderer.chooseLocale(localeHints(request, url))
    const isPrivate = match.isPrivate || url.searchParams.get('editPage') === 'true'
    const demand: PageDemand = isPrivate
      ? { key: null, url, locale, shelf: 'plain', lifeMs: null }
      : { locale, ...pageKey(url, { locale, queryKeys: match.queryKeys }) }
    const page = await source.get(demand, untilVisitorLeaves(reply))
    if (page.status === 404) {
      const redirectTo = await failedRequests.report(url.pathname)
      if (redirectTo !== null) return sendMoved(reply, 301, redirectTo)
    }
    // Chosen by cookie or browser: another visitor gets another language at the same address.
    const isPublic = !isPrivate && locale === match.locale
    return sendPage(request, reply, { page, contentType: HTML, isPublic })
  })

  app.route({
    method: [...OTHER_METHODS],
    url: '/*',
    handler: async (_request, reply) =>
      reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n'),
  })
}

function localeHints(request: FastifyRequest, url: URL) {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  return {
    url,
    host: url.host,
    ...(cookie === undefined ? {} : { cookie }),
    ...(acceptLanguage === undefined ? {} : { acceptLanguage }),
  }
}

function withQuery(path: string, url: URL): string {
  return path.includes('?') ? path : path + url.search
}

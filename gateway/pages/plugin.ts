import type { FastifyPluginAsync } from 'fastify'
import { serveCalendars } from './calendars/calendar-routes.ts'
import { createDocuments } from './documents/documents.ts'
import { createFailedRequests } from './failed-requests.ts'
import { createFeeds } from './feeds/feeds.ts'
import type { PagesOptions } from './options.ts'
import { serveProductFeed } from './product-feed/product-feed.ts'
import { createPageMaker, type PagePartition } from './render/page-maker.ts'
import type { StoredPage } from './render/stored-page.ts'
import { servePages } from './serve-pages.ts'
import { inSiteLanguages } from './site-renderer.ts'
import { serveSitemap } from './sitemap/sitemap-routes.ts'
import { serveSocialPictures } from './social/social-pictures.ts'
import { serveStaticFiles } from './static-files.ts'

const MEBIBYTE = 1024 * 1024
const MAX_BYTES: Readonly<Record<PagePartition, number>> = {
  plain: 96 * MEBIBYTE,
  variant: 16 * MEBIBYTE,
  missing: 4 * MEBIBYTE,
}
/** Disables storage. */
const NO_BYTES: typeof MAX_BYTES = { plain: 0, variant: 0, missing: 0 }

/** Serves pages, their files, sitemap and robots: every address without another plugin. */
export const pagesPlugin: FastifyPluginAsync<PagesOptions> = async (app, given) => {
  const { cache, hasCache = true, layout } = given
  const options: PagesOptions = {
    ...given,
    renderer: async () => inSiteLanguages(await given.renderer(), layout.current()),
  }
  const source = cache.createSource<StoredPage, PagePartition>({
    maxBytes: hasCache ? MAX_BYTES : NO_BYTES,
    servesStale: true,
  })
  if (options.assetsDir !== undefined) await serveStaticFiles(app, options.assetsDir)
  const documents = createDocuments(options)
  const socialPathOf = serveSocialPictures(app, options, documents)
  const make = createPageMaker({ ...options, socialPathOf })
  serveSitemap(app, options, documents)
  serveCalendars(app, options, documents)
  serveProductFeed(app, options, documents)

  // Bodies are read by the handler of forms alone, so their type must not decide how a request is
  // rejected.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  servePages(app, {
    ...{ ...options, source, make },
    failedRequests: createFailedRequests(options),
    feeds: createFeeds(options, documents),
  })
}

import { decide, getSitemap, getUrlOnLanguage, searchSlugs } from '#services/contract/cms.ts'
import { contextOf } from '#services/modules/cms/views.ts'
import { type CachedAnswers, cachedRoute } from '#services/platform/cached-route.ts'
import { type Route, route } from '#services/platform/http.ts'
import { decidePath } from './finder.ts'
import { siteMapRecords } from './site-map.ts'
import { slugsBeginning } from './slug-store.ts'
import { slugInLanguage } from './translations.ts'

const FOUND_SLUGS = 10

/** What is shown at an address. */
export function pathRoutes(cached: CachedAnswers): readonly Route[] {
  return [
    cachedRoute(decide, cached, ({ db, ...context }, { slug, language = context.language }) =>
      decidePath(db, slug, { ...context, language }),
    ),

    route(searchSlugs, async ({ keywords, limit }, scope) => ({
      records: await slugsBeginning(scope.db, {
        prefix: keywords.toLowerCase(),
        limit: limit ?? FOUND_SLUGS,
        ...contextOf(scope),
      }),
    })),

    cachedRoute(getUrlOnLanguage, cached, ({ db, ...context }, { language: to, ...wanted }) =>
      slugInLanguage(db, { ...wanted, to }, context),
    ),

    route(getSitemap, async (_input, scope) => ({
      records: await siteMapRecords(scope.db, contextOf(scope)),
    })),
  ]
}

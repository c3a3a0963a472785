import type { ServicesConfig } from '#services/config.ts'
import { getElements, getNavigation, getOptions } from '#services/contract/cms.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import { hasRight } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readNavigation } from './navigation/navigation.ts'
import { readOptions } from './option-store.ts'
import { pathRoutes } from './paths/path-routes.ts'
import { postRoutes } from './posts/post-routes.ts'
import type { ContentSearch } from './search/content-search.ts'
import { templateRoutes } from './templates/template-routes.ts'
import { contextOf, viewLayout } from './views.ts'

const CONTENT_SHARE = 0.16

export function cmsRoutes(
  {
    cache,
    config,
    follower,
    publicSettings,
  }: Pick<ModuleDeps, 'cache' | 'follower' | 'publicSettings'> & {
    readonly config: Pick<ServicesConfig, 'instagram'>
  },
  search: ContentSearch,
): readonly Route[] {
  const cached = { follower, answers: cache.partition('content', CONTENT_SHARE) }
  return [
    ...layoutRoutes(publicSettings),
    ...pathRoutes(cached),
    ...postRoutes(cached, search),
    ...templateRoutes({ hasSocialFeed: config.instagram !== null }),
  ]
}

/** What every page has: its options, menus and parts. */
function layoutRoutes(publicSettings: ModuleDeps['publicSettings']): readonly Route[] {
  return [
    route(getOptions, async ({ limit = 1_000 }, { db, language, staff }) => {
      const isShown = ({ key }: { readonly key: string }) =>
        publicSettings.has(`options/${key}`) || hasRight(staff, 'settings.write')
      const options = (await readOptions(db)).filter(isShown).slice(0, limit)
      const media = await mediaReferences(
        db,
        options.flatMap((option) => option.media_id ?? []),
        language,
      )
      return {
        records: options.map(({ key, value, media_id }) => ({
          key,
          value,
          media: media_id === null ? null : (media.get(media_id) ?? null),
        })),
      }
    }),

    route(getElements, async ({ handlers }, scope) => ({
      records: await viewLayout(scope.db, handlers, contextOf(scope)),
    })),

    route(getNavigation, ({ id }, { db, language }) => readNavigation(db, id, language)),
  ]
}

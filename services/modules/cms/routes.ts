import type { CallInput } from '#services/contract/call.ts'
import {
  addFailedRequest,
  createPost as createPostCall,
  decide,
  filterPosts,
  filterTerms,
  filterTermsStandard,
  getElements,
  getNavigation,
  getOptions,
  getSitemap,
  getTerm,
  getUrlOnLanguage,
  searchSlugs,
} from '#services/contract/cms.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import { Validity } from '#services/platform/answer-cache.ts'
import { cachedRoute } from '#services/platform/cached-route.ts'
import { refusedCursor, spanOf } from '#services/platform/cursor.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { isAdmin } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import { readNavigation } from './navigation/navigation.ts'
import { readOptions } from './option-store.ts'
import { decidePath, publicSlugs, slugInLanguage } from './paths/finder.ts'
import { noteFailedRequest } from './paths/redirects.ts'
import { slugsBeginning } from './paths/slug-store.ts'
import { createPost } from './posts/posts.ts'
import { findTerm, listTerms, termIdsOf } from './posts/terms.ts'
import type { ContentSearch } from './search/content-search.ts'
import { type ReadContext, viewLayout, viewPost, viewPostList } from './views.ts'

const PAGE_SIZE = 10
const UNPAGED = 1_000
const END_OF_TIME = '9999-12-31T23:59:59.999Z'
const CONTENT_SHARE = 0.16
/** Limit of keyword matches, so that their ids fit into one SQLite statement. */
const MOST_FOUND = 10_000

export function cmsRoutes(
  { cache, follower, publicSettings }: Pick<ModuleDeps, 'cache' | 'follower' | 'publicSettings'>,
  search: ContentSearch,
): readonly Route[] {
  const cached = { follower, answers: cache.partition(CONTENT_SHARE) }
  return [
    route(getOptions, async ({ limit = 1_000 }, { db, language, principal }) => {
      const isShown = ({ key }: { readonly key: string }) =>
        publicSettings.has(`options/${key}`) || isAdmin(principal)
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

    cachedRoute(decide, cached, ({ db, ...context }, { slug, language = context.language }) =>
      decidePath(db, slug, { ...context, language }),
    ),

    route(searchSlugs, async ({ keywords, limit }, scope) => ({
      records: await slugsBeginning(scope.db, {
        prefix: keywords.toLowerCase(),
        limit: limit ?? PAGE_SIZE,
        ...contextOf(scope),
      }),
    })),

    route(getUrlOnLanguage, async ({ kind, slug, language }, scope) => ({
      slug: await slugInLanguage(scope.db, { kind, slug, to: language }, contextOf(scope)),
    })),

    route(getSitemap, async (_input, scope) => ({
      records: await publicSlugs(scope.db, contextOf(scope)),
    })),

    route(addFailedRequest, async ({ path }, { db, clock }) => ({
      redirectTo: await noteFailedRequest(db, { path, at: clock.now().toISOString() }),
    })),

    route(filterTerms, ({ termTypeTitles, limit, noPaginate }, { db, language }) =>
      listTerms(db, {
        language,
        types: termTypeTitles?.split(',').map((title) => title.trim()),
        page: 1,
        limit: noPaginate ? UNPAGED : (limit ?? PAGE_SIZE),
      }),
    ),

    route(filterTermsStandard, ({ termTypeTitles, keywords, page, limit }, { db, language }) =>
      listTerms(db, {
        language,
        types: termTypeTitles,
        keywords,
        page: page ?? 1,
        limit: limit ?? PAGE_SIZE,
      }),
    ),

    route(getTerm, async ({ id }, { db, language }) => ({
      term: await findTerm(db, id, language),
    })),

    cachedRoute(filterPosts, cached, async ({ db, ...context }, input) => {
      if (!hasWords(input.keywords)) return listPosts(db, input, context)
      // Keywords rarely repeat, so these answers are not cached.
      context.validity.endAt(context.now)
      const found = await search.find(context, input.keywords)
      const ids = found.flatMap(({ kind, id }) => (kind === 'post' ? id : []))
      return listPosts(db, input, context, ids.slice(0, MOST_FOUND))
    }),

    route(createPostCall, async (input, scope) => {
      const at = scope.clock.now().toISOString()
      return inTransaction(scope.db, async (trx) => {
        const publishedAt = input.publishedAt ? toUtc(input.publishedAt) : at
        const id = await createPost(trx, {
          language: scope.language,
          slug: input.slug,
          title: input.title,
          excerpt: input.excerpt,
          body: input.body,
          mediaId: input.mediaId ?? null,
          termSlugs: input.termSlugs ?? [],
          author: scope.principal?.userId ?? null,
          publishedAt,
          at,
        })
        // The author sees a scheduled post before it is public.
        const post = await viewPost(trx, id, { ...contextOf(scope), now: END_OF_TIME })
        if (!post) throw new Error(`Post ${id} is missing after its insert`)
        return { post }
      })
    }),
  ]
}

async function listPosts(
  db: Db,
  input: CallInput<typeof filterPosts>,
  context: ReadContext,
  found?: readonly number[],
) {
  if (input.display === false) return { records: [], total: 0, lastPage: 0, endCursor: null }
  if (found && input.after !== undefined) {
    throw refusedCursor('What keywords find is read by page.')
  }
  const isPaged = input.paginated ?? true
  const limit = isPaged ? (input.limit ?? PAGE_SIZE) : UNPAGED
  const { total, ...list } = await viewPostList(db, {
    ...context,
    span: spanOf(isPaged ? input : {}, limit),
    order: input.sort?.order ?? (found ? 'best' : 'desc'),
    ids: found,
    termIds: input.termSlugs && (await termIdsOf(db, input.termSlugs, context.language)),
    postTypes: input.postTypeSlugs,
    from: input.dateFrom && toUtc(input.dateFrom),
    to: input.dateTo && toUtc(input.dateTo),
  })
  return { ...list, total, lastPage: Math.ceil(total / limit) }
}

function hasWords(keywords: string | undefined): keywords is string {
  return searchWords(keywords ?? '').length > 0
}

function contextOf({ clock, language }: Scope): ReadContext {
  return { language, now: clock.now().toISOString(), validity: new Validity() }
}

/** One format for all times, because they are compared as text. */
function toUtc(moment: string): string {
  return new Date(moment).toISOString()
}

import type { z } from 'zod'
import type { CallInput } from '#services/contract/call.ts'
import {
  createPost as createPostCall,
  filterPosts,
  filterTerms,
  filterTermsStandard,
  getTerm,
} from '#services/contract/cms.ts'
import type { ContentSearch } from '#services/modules/cms/search/content-search.ts'
import { contextOf, type ReadContext, viewPost, viewPostList } from '#services/modules/cms/views.ts'
import { type CachedAnswers, cachedRoute } from '#services/platform/cached-route.ts'
import { refusedCursor, spanOf } from '#services/platform/cursor.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { pageCount } from '#services/platform/paging.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import { isPostType } from './post-types.ts'
import { createPost } from './posts.ts'
import { findTerm, listTerms, termIdsOf } from './terms.ts'

const PAGE_SIZE = 10
const UNPAGED = 1_000
const END_OF_TIME = '9999-12-31T23:59:59.999Z'
/** Limit of keyword matches, so that their ids fit into one SQLite statement. */
const MOST_FOUND = 10_000

/** Posts and the terms that group them. */
export function postRoutes(cached: CachedAnswers, search: ContentSearch): readonly Route[] {
  return [
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

    route(createPostCall, writePost),
  ]
}

async function writePost(input: z.output<(typeof createPostCall)['input']>, scope: Scope) {
  const at = scope.clock.now().toISOString()
  return inTransaction(scope.db, async (trx) => {
    const { postType } = input
    if (postType !== undefined && !(await isPostType(trx, postType))) throw unknownType()
    const publishedAt = input.publishedAt ? toUtc(input.publishedAt) : at
    const id = await createPost(trx, {
      language: scope.language,
      slug: input.slug,
      title: input.title,
      excerpt: input.excerpt,
      body: input.body,
      ...(postType && { postType }),
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
}

function unknownType(): Refusal {
  return new Refusal(400, 'There is no such type.', { code: 'INVALID_INPUT', field: 'postType' })
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
  return { ...list, total, lastPage: pageCount(total, limit) }
}

function hasWords(keywords: string | undefined): keywords is string {
  return searchWords(keywords ?? '').length > 0
}

/** One format for all times, because they are compared as text. */
function toUtc(moment: string): string {
  return new Date(moment).toISOString()
}

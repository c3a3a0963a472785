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
import { mediaReferences } from '#services/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route, written, writtenRoute } from '#services/platform/http.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import type { ContentAnswers } from './kept-content.ts'
import { readNavigation } from './navigation/navigation.ts'
import { readOptions } from './option-store.ts'
import { decidePath, publicSlugs, slugInLanguage } from './paths/finder.ts'
import { noteFailedRequest } from './paths/redirects.ts'
import { slugsBeginning } from './paths/slug-store.ts'
import { createPost } from './posts/posts.ts'
import { findTerm, listTerms, termIdsOf } from './posts/terms.ts'
import { type Reading, viewLayout, viewPost, viewPostList } from './views.ts'

const PAGE_SIZE = 10
const ALL_TERMS = 1_000
const END_OF_TIME = '9999-12-31T23:59:59.999Z'

export function cmsRoutes(content: ContentAnswers): readonly Route[] {
  return [
    route(getOptions, async ({ limit }, { db, language }) => {
      const options = await readOptions(db, limit ?? 1_000)
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

    route(getElements, async ({ handlers }, { db, language }) => ({
      records: await viewLayout(db, handlers, language),
    })),

    route(getNavigation, ({ id }, { db, language }) => readNavigation(db, id, language)),

    writtenRoute(decide, ({ slug, language }, scope) => {
      const reading = { ...readingOf(scope), ...(language ? { language } : {}) }
      return content.of(['decide', slug ?? ''], reading, async () =>
        written(decide, await decidePath(scope.db, slug, reading)),
      )
    }),

    route(searchSlugs, async ({ keywords, limit }, scope) => ({
      records: await slugsBeginning(scope.db, {
        prefix: keywords.toLowerCase(),
        limit: limit ?? PAGE_SIZE,
        ...readingOf(scope),
      }),
    })),

    route(getUrlOnLanguage, async ({ kind, slug, language }, scope) => ({
      slug: await slugInLanguage(scope.db, { kind, slug, to: language }, readingOf(scope)),
    })),

    route(getSitemap, async (_input, scope) => ({
      records: await publicSlugs(scope.db, readingOf(scope)),
    })),

    route(addFailedRequest, async ({ path }, { db, clock }) => ({
      redirectTo: await noteFailedRequest(db, { path, at: clock.now().toISOString() }),
    })),

    route(filterTerms, ({ termTypeTitles, limit, noPaginate }, { db, language }) =>
      listTerms(db, {
        language,
        types: termTypeTitles?.split(',').map((title) => title.trim()),
        page: 1,
        limit: noPaginate ? ALL_TERMS : (limit ?? PAGE_SIZE),
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

    writtenRoute(filterPosts, (input, scope) => {
      const reading = readingOf(scope)
      const read = async () => written(filterPosts, await listPosts(scope.db, input, reading))
      // There is no end of words to search for.
      return input.keywords ? read() : content.of(['posts', input], reading, read)
    }),

    route(createPostCall, async (input, scope) => {
      const at = scope.clock.now().toISOString()
      return scope.db.transaction().execute(async (trx) => {
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
        // Its author sees it before everybody else does.
        const post = await viewPost(trx, id, { language: scope.language, now: END_OF_TIME })
        if (!post) throw new Error(`Post ${id} is not there after it was written`)
        return { post }
      })
    }),
  ]
}

async function listPosts(db: Db, input: CallInput<typeof filterPosts>, reading: Reading) {
  const limit = input.limit ?? PAGE_SIZE
  const { records, total } = await viewPostList(db, {
    ...reading,
    page: input.page ?? 1,
    limit,
    words: searchWords(input.keywords ?? ''),
    termIds: input.termSlugs && (await termIdsOf(db, input.termSlugs, reading.language)),
    postTypes: input.postTypeSlugs,
    from: input.dateFrom && toUtc(input.dateFrom),
    to: input.dateTo && toUtc(input.dateTo),
  })
  return { records, total, lastPage: Math.ceil(total / limit) }
}

function readingOf({ clock, language }: Scope): Reading {
  return { language, now: clock.now().toISOString() }
}

/** Moments are compared as text, so all are written alike. */
function toUtc(moment: string): string {
  return new Date(moment).toISOString()
}

import type { DomainDeps } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import { type ListPage, type PageInfo, toPageInfo } from '#gateway/lib/list-page.ts'
import { readOn } from '#gateway/upstream/cursors.ts'
import type { CallOutput } from '#services/contract/call.ts'
import {
  decide,
  filterPosts,
  filterTerms,
  filterTermsStandard,
  getTerm,
  type Post,
  type Term,
} from '#services/contract/cms.ts'
import type { ContentParent } from './mappers.ts'

export type PostList = { readonly items: Post[]; readonly pageInfo: PageInfo }

export type CmsDataSource = {
  content(slug: string | null): Promise<ContentParent | null>
  posts(page: ListPage, category: string | null): Promise<PostList>
  terms(
    types: readonly string[] | null,
    question: { readonly keywords: string; readonly limit: number },
  ): Promise<Term[]>
  term(slug: string): Promise<Term | null>
}

export function createDataSource({
  taggedUpstream: upstream,
  tags,
}: Pick<DomainDeps, 'taggedUpstream' | 'tags'>): CmsDataSource {
  return {
    async content(slug) {
      const answer = await upstream.call(decide, slug === null ? {} : { slug })
      switch (answer.kind) {
        case 'page':
          tags.add(`page:${answer.page.id}`)
          return answer
        case 'post':
          tags.add(`post:${answer.post.id}`)
          return answer
        case 'moved':
          tags.add(ANY_CHANGE)
          return answer
        case 'none':
          tags.add(ANY_CHANGE)
          return null
      }
    },

    async posts(part, category) {
      tags.add('posts')
      const { records, lastPage, ...size } = await readOn('cms', part.after, () =>
        orNone(
          upstream.call(filterPosts, { ...part, ...(category ? { termSlugs: [category] } : {}) }),
          NO_POSTS,
        ),
      )
      for (const { id } of records) tags.add(`post:${id}`)
      return { items: records, pageInfo: toPageInfo(part, { ...size, totalPages: lastPage }) }
    },

    async terms(types, { keywords, limit }) {
      tags.add('terms')
      if (keywords.trim() !== '') {
        const wanted = { keywords, limit, ...(types ? { termTypeTitles: [...types] } : {}) }
        return (await orNone(upstream.call(filterTermsStandard, wanted), { records: [] })).records
      }
      const question = { limit, ...(types ? { termTypeTitles: types.join(',') } : {}) }
      const { records } = await orNone(upstream.call(filterTerms, question), { records: [] })
      return records
    },

    async term(slug) {
      tags.add('terms')
      return (await orNone(upstream.call(getTerm, { id: slug }), { term: null })).term
    },
  }
}

/** Result for a platform without news. */
const NO_POSTS: CallOutput<typeof filterPosts> = { records: [], lastPage: 1, total: 0 }

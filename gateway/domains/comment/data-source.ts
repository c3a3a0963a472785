import type { DomainDeps } from '#gateway/context.ts'
import { isUnknownCall } from '#gateway/layout/absence.ts'
import { type PageInfo, readListPage, toPageInfo } from '#gateway/lib/list-page.ts'
import { readOn } from '#gateway/upstream/cursors.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { type Comment, filterComments, getOwnComments } from '#services/contract/comment.ts'
import type { About } from './mappers.ts'

export type ListPart = { readonly page?: number | null; readonly after?: string | null }
type CommentList = { readonly items: Comment[]; readonly pageInfo: PageInfo }

export type CommentDataSource = {
  /** Null on a platform without the call. */
  published(about: About, part: ListPart): Promise<CommentList | null>
  own(about: About): Promise<readonly Comment[]>
}

const PAGE_SIZE = 10

export function createDataSource({
  upstream,
  taggedUpstream,
  session,
  tags,
}: Pick<DomainDeps, 'upstream' | 'taggedUpstream' | 'session' | 'tags'>): CommentDataSource {
  return {
    async published(about, part) {
      const listPage = readListPage({ ...part, limit: PAGE_SIZE })
      tags.add('product_id' in about ? `product:${about.product_id}` : tagOf(about.post_id))
      try {
        const { records, lastPage, ...size } = await readOn('cms', listPage.after, () =>
          taggedUpstream.call(filterComments, { ...about, ...listPage }),
        )
        return {
          items: records,
          pageInfo: toPageInfo(listPage, { ...size, totalPages: lastPage }),
        }
      } catch (error) {
        if (listPage.after === undefined && isUnknownCall(error)) return null
        throw error
      }
    },

    async own(about) {
      if (!session.hasTokens()) return []
      try {
        return (await upstream.call(getOwnComments, about)).records
      } catch (error) {
        const isOver = error instanceof UpstreamError && !session.hasTokens()
        if (isOver || isUnknownCall(error)) return []
        throw error
      }
    },
  }
}

function tagOf(postId: number): string {
  return `post-comments:${postId}`
}

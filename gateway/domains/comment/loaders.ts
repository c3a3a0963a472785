import type { LoaderDeps } from '#gateway/context.ts'
import { isUnknownCall } from '#gateway/layout/absence.ts'
import { type PageInfo, readListPage, toPageInfo } from '#gateway/lib/list-page.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { type Comment, filterComments, getOwnComments } from '#services/contract/comment.ts'
import type { About } from './mappers.ts'

type CommentList = { readonly items: Comment[]; readonly pageInfo: PageInfo }

export type CommentLoaders = {
  /** Null on a platform without the call. */
  published(about: About, page: number | null | undefined): Promise<CommentList | null>
  own(about: About): Promise<readonly Comment[]>
}

const PAGE_SIZE = 10

export function createLoaders({
  upstream,
  taggedUpstream,
  session,
  tags,
}: Pick<LoaderDeps, 'upstream' | 'taggedUpstream' | 'session' | 'tags'>): CommentLoaders {
  return {
    async published(about, page) {
      const listPage = readListPage({ page: page ?? 1, limit: PAGE_SIZE })
      tags.add('product_id' in about ? `product:${about.product_id}` : tagOf(about.post_id))
      try {
        const answer = await taggedUpstream.call(filterComments, { ...about, ...listPage })
        const size = { totalPages: answer.lastPage, total: answer.total }
        return { items: answer.records, pageInfo: toPageInfo(listPage, size) }
      } catch (error) {
        if (isUnknownCall(error)) return null
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

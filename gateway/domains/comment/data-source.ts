import type { DomainDeps } from '#gateway/context.ts'
import { isUnknownCall } from '#gateway/layout/absence.ts'
import { type PageInfo, readListPage, toPageInfo } from '#gateway/lib/list-page.ts'
import { readOn } from '#gateway/upstream/cursors.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  type Comment,
  filterComments,
  getComment,
  getOwnComments,
} from '#services/contract/comment.ts'
import type { About } from './mappers.ts'

export type ListPart = { readonly page?: number | null; readonly after?: string | null }
type CommentList = { readonly items: Comment[]; readonly pageInfo: PageInfo }

export type CommentDataSource = {
  /** Null on a platform without the call. */
  published(about: About, part: ListPart): Promise<CommentList | null>
  own(about: About): Promise<readonly Comment[]>
  /** A published one; null when there is none, and on a platform without the call. */
  one(id: number): Promise<Comment | null>
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
      for (const tag of tagsOf(about)) tags.add(tag)
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

    async one(id) {
      try {
        return (await upstream.call(getComment, { id })).comment
      } catch (error) {
        if (isUnknownCall(error)) return null
        throw error
      }
    },
  }
}

/** Stars change the product too, answers of the shop its comments alone. */
function tagsOf(about: About): readonly string[] {
  return 'product_id' in about
    ? [`product:${about.product_id}`, `product-comments:${about.product_id}`]
    : [`post-comments:${about.post_id}`]
}

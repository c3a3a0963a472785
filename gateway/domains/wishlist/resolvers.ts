import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { pageOf, readListPage, toPageInfo } from '#gateway/lib/list-page.ts'
import { problem } from '#gateway/upstream/problem.ts'
import { orProblem, problemsOf } from '#gateway/upstream/problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getSharedWishlist, shareWishlist } from '#services/contract/wishlist.ts'
import { toSharePath, toWish } from './mappers.ts'

const MAX_IDS = 500
/** Format of the service's tokens; any other text costs no call. */
const SHARE_TOKEN = /^[\w-]{20,64}$/

const toProblem = problemsOf('WishProblem', ['NOT_FOUND', 'LIST_FULL', 'NOT_SUPPORTED'], {
  names: { product_id: 'productId' },
  subject: 'productId',
})
const NO_PRODUCT = problem('WishProblem', 'NOT_FOUND', { field: 'productId' })

export const wishlistResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'SetWishSuccess'> = {
  Query: {
    wishlist: async (_root, args, { dataSources }) => {
      const page = readListPage(args)
      const wishes = await dataSources.wishlist.all()
      return {
        ...pageOf(wishes, page),
        productIds: wishes.slice(0, MAX_IDS).map(({ productId }) => productId),
        sharePath: await dataSources.wishlist.sharePath(),
      }
    },

    sharedWishlist: async (_root, { token, ...args }, { upstream }) => {
      const { page, limit } = readListPage(args)
      if (!SHARE_TOKEN.test(token)) return null
      try {
        const input = { shareToken: token, page, limit }
        const { ownerFirstName, records, pagination } = await upstream.call(
          getSharedWishlist,
          input,
        )
        return {
          ownerFirstName,
          items: records.map(toWish),
          pageInfo: toPageInfo(
            { page, limit },
            { totalPages: pagination.lastPage, total: pagination.total },
          ),
        }
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    setWish: async (_root, { input: { productId, isWished } }, { dataSources }) => {
      if (!isId(productId)) return NO_PRODUCT
      return orProblem(() => dataSources.wishlist.set(Number(productId), isWished), toProblem)
    },

    shareWishlist: (_root, { input: { isShared } }, { upstream }) =>
      orProblem(async () => {
        const { shareToken } = await upstream.call(shareWishlist, { stop: !isShared })
        return { __typename: 'ShareWishlistSuccess' as const, path: toSharePath(shareToken) }
      }, toProblem),
  },

  SetWishSuccess: {
    total: async (_wish, _args, { dataSources }) => (await dataSources.wishlist.all()).length,
  },
}

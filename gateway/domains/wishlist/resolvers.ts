import type { Resolvers, WishProblem, WishProblemCode } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'
import { readListPage, toPageInfo } from '#gateway/lib/list-page.ts'
import { typeNameOf } from '#gateway/lib/type-name.ts'
import { toTooMany } from '#gateway/upstream/too-many.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getSharedWishlist, shareWishlist } from '#services/contract/wishlist.ts'
import { toSharePath, toWish } from './mappers.ts'

type Types = 'Query' | 'Mutation' | 'SetWishSuccess' | 'SetWishResult' | 'ShareWishlistResult'

const MAX_IDS = 500
/** As the service words its tokens; what cannot be one is not asked for. */
const SHARE_TOKEN = /^[\w-]{20,64}$/

export const wishlistResolvers: Pick<Resolvers, Types> = {
  Query: {
    wishlist: async (_root, args, { loaders }) => {
      const { page, limit } = readListPage(args)
      const wishes = await loaders.wishlist.all()
      return {
        items: wishes.slice((page - 1) * limit, page * limit),
        pageInfo: toPageInfo(
          { page, limit },
          { totalPages: Math.ceil(wishes.length / limit), total: wishes.length },
        ),
        productIds: wishes.slice(0, MAX_IDS).map(({ productId }) => productId),
        sharePath: await loaders.wishlist.sharePath(),
      }
    },

    sharedWishlist: async (_root, { token, ...args }, { upstream }) => {
      const { page, limit } = readListPage(args)
      if (!SHARE_TOKEN.test(token)) return null
      try {
        const asked = { shareToken: token, page, limit }
        const { ownerFirstName, records, pagination } = await upstream.call(
          getSharedWishlist,
          asked,
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
    setWish: async (_root, { productId, isWished }, { loaders }) => {
      if (!isId(productId)) return problem('NOT_FOUND', 'There is no such product.')
      try {
        return await loaders.wishlist.set(Number(productId), isWished)
      } catch (error) {
        const refused = toTooMany(error) ?? toProblem(error)
        if (refused) return refused
        throw error
      }
    },

    shareWishlist: async (_root, { isShared }, { upstream }) => {
      try {
        const { shareToken } = await upstream.call(shareWishlist, { stop: !isShared })
        return { __typename: 'ShareWishlistSuccess', path: toSharePath(shareToken) }
      } catch (error) {
        const refused = toProblem(error)
        if (refused) return refused
        throw error
      }
    },
  },

  SetWishSuccess: {
    total: async (_wish, _args, { loaders }) => (await loaders.wishlist.all()).length,
  },

  SetWishResult: { __resolveType: typeNameOf },
  ShareWishlistResult: { __resolveType: typeNameOf },
}

const CODES: ReadonlyMap<string, WishProblemCode> = new Map([
  ['NOT_FOUND', 'NOT_FOUND'],
  ['LIST_FULL', 'LIST_FULL'],
  ['NOT_SUPPORTED', 'NOT_SUPPORTED'],
])

function toProblem(error: unknown) {
  const code = error instanceof UpstreamError ? CODES.get(error.code) : undefined
  return error instanceof UpstreamError && code ? problem(code, error.message) : null
}

function problem(
  code: WishProblemCode,
  message: string,
): WishProblem & { __typename: 'WishProblem' } {
  return { __typename: 'WishProblem', code, message }
}

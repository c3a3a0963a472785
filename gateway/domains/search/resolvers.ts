import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { badInput, MAX_LIMIT } from '#gateway/lib/list-page.ts'
import { readKeywords } from './read-keywords.ts'

const MAX_OFFSET = 10_000
const MAX_PRODUCTS = 20

export const searchResolvers: Pick<Resolvers, 'Query' | 'SearchHit'> = {
  Query: {
    search: async (_root, args, { dataSources, cacheScope }) => {
      const found = await dataSources.search.find({
        keywords: readKeywords(args.keywords),
        offset: between('offset', args.offset ?? 0, 0, MAX_OFFSET),
        limit: between('limit', args.limit ?? 9, 1, MAX_LIMIT),
        productLimit: between('productLimit', args.productLimit ?? 4, 0, MAX_PRODUCTS),
      })
      // The service counts searches that find nothing, so each of them must reach it.
      if (found.total + found.productTotal === 0) cacheScope.markUncacheable()
      return found
    },
    suggestions: (_root, { keywords }, { dataSources }) =>
      dataSources.search.suggest(readKeywords(keywords)),
  },

  SearchHit: {
    // Posts and pages may have the same id.
    id: ({ kind, id }) => `${kind}-${id}`,
    kind: ({ kind }) => (kind === 'post' ? 'POST' : 'PAGE'),
    picture: ({ media }) => media,
    publishedAt: (hit) => hit.published_at,
  },
}

function between(argument: string, value: number, least: number, most: number): number {
  if (value < least || value > most) {
    throw badInput(argument, `The argument ${argument} must be between ${least} and ${most}.`)
  }
  return value
}

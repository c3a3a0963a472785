import {
  createLiveCatalogue,
  type LiveCatalogue,
} from '#services/modules/product/catalogue/live-catalogue.ts'
import { createFeedFollower } from '#services/platform/feed-follower.ts'

type Options = Omit<Parameters<typeof createLiveCatalogue>[0], 'follower'>

/** Reads as the calls of the services do: each follows the feed first. */
export function createFollowedCatalogue(options: Options): LiveCatalogue {
  const follower = createFeedFollower(options.db)
  const { reads, ...running } = createLiveCatalogue({ ...options, follower })
  return {
    ...running,
    reads: {
      list: async (question, window) => {
        await follower.upToDate()
        return reads.list(question, window)
      },
      facets: async (question) => {
        await follower.upToDate()
        return reads.facets(question)
      },
      categoryTotals: async (categories) => {
        await follower.upToDate()
        return reads.categoryTotals(categories)
      },
    },
  }
}

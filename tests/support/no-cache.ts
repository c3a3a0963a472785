import { createAnswerCache } from '#services/platform/answer-cache.ts'
import type { FeedFollower } from '#services/platform/feed-follower.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

const follower: FeedFollower = { upToDate: async () => {}, subscribe: () => {} }

/** Stores nothing: every answer is read. */
export const NO_CACHE: Pick<ModuleDeps, 'cache' | 'follower'> = {
  follower,
  cache: createAnswerCache(follower, 0),
}

import type { FeedFollower } from '#services/platform/feed-follower.ts'

/** Products that the index must read again. */
export type ChangedProducts = {
  /** Those changed since the last call; null after a gap. */
  take(): readonly number[] | null
  /** The same, after a look at the feed. */
  poll(): Promise<readonly number[] | null>
  /** They are taken again, since they could not be read. */
  putBack(ids: readonly number[]): void
}

const PRODUCT_TAG = /^(?:product|planned):(\d+)$/

export function createChangedProducts(follower: FeedFollower): ChangedProducts {
  const changed = new Set<number>()
  let hasGap = true
  follower.subscribe({
    onTags: (tags) => {
      for (const tag of tags) {
        const id = PRODUCT_TAG.exec(tag)?.[1]
        if (id !== undefined) changed.add(Number(id))
      }
    },
    onGap: () => {
      hasGap = true
    },
  })

  function take(): readonly number[] | null {
    const taken = hasGap ? null : [...changed]
    changed.clear()
    hasGap = false
    return taken
  }

  return {
    take,
    poll: async () => {
      await follower.upToDate()
      return take()
    },
    putBack: (ids) => {
      for (const id of ids) changed.add(id)
    },
  }
}

import type { FeedFollower } from '#services/platform/feed-follower.ts'

/** Products changed since the last look, which the index must read again; null after a gap. */
export type ChangedProducts = {
  take(): readonly number[] | null
  /** The same, after a look at the feed. */
  poll(): Promise<readonly number[] | null>
}

const PRODUCT_TAG = /^(?:product|planned):(\d+)$/

export function followProducts(follower: FeedFollower): ChangedProducts {
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
  const take = () => {
    const taken = hasGap ? null : [...changed]
    changed.clear()
    hasGap = false
    return taken
  }
  return { take, poll: () => follower.upToDate().then(take) }
}

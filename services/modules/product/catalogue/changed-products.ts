import type { FeedFollower } from '#services/platform/feed-follower.ts'

/** Products that changed since the last call and must be reread; null after a gap. */
export type ChangedProducts = {
  take(): readonly number[] | null
  /** Adds products again whose change could not be applied. */
  putBack(ids: readonly number[]): void
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
  return {
    take: () => {
      const taken = hasGap ? null : [...changed]
      changed.clear()
      hasGap = false
      return taken
    },
    putBack: (ids) => {
      for (const id of ids) changed.add(id)
    },
  }
}

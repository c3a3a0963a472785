import type { Db } from './database.ts'
import { changesSince, newestCursor } from './feed.ts'
import { shareNext } from './share-next.ts'

export type ChangeSubscriber = {
  onTags(tags: readonly string[]): void
  /** Anything may have changed. */
  onGap(): void
}

/** Follows the change feed for all caches of one process. */
export type FeedFollower = {
  /** Resolves when subscribers know of every commit before the call, by any process. */
  upToDate(): Promise<void>
  subscribe(subscriber: ChangeSubscriber): void
}

export function createFeedFollower(db: Db): FeedFollower {
  const subscribers: ChangeSubscriber[] = []
  let cursor: string | null = null

  async function poll(): Promise<void> {
    const changes =
      cursor === null
        ? { cursor: await newestCursor(db), topics: [], gap: true }
        : await changesSince(db, cursor)
    // In the same turn as its delivery: later reads see everything before the cursor.
    cursor = changes.cursor
    if (changes.gap) for (const { onGap } of subscribers) onGap()
    else if (changes.topics.length > 0) {
      for (const { onTags } of subscribers) onTags(changes.topics)
    }
  }

  return {
    upToDate: shareNext(poll),
    subscribe: (subscriber) => subscribers.push(subscriber),
  }
}

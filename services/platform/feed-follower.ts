import type { Db } from './database.ts'
import { changesSince, newestCursor } from './feed.ts'
import { shareNext } from './share-next.ts'

export type ChangeSubscriber = {
  onTags(tags: readonly string[]): void
  /** Anything may have changed. */
  onGap(): void
}

/** Follows the change feed for everything that one program holds in memory. */
export type FeedFollower = {
  /** Resolves when subscribers know of all that was committed before the call, in any program. */
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
    // In one turn with its delivery: a read that begins later sees all that lies before the cursor.
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

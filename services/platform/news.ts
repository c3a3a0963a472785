import type { Db } from '#services/platform/database.ts'
import { changesSince, newestCursor } from './feed.ts'
import { shareNext } from './share-next.ts'

export type NewsListener = {
  /** Something under this topic was committed. */
  onTopic(topic: string): void
  /** Anything may have changed. */
  onGap(): void
}

/** Tells those who keep something of what was committed since. */
export type News = {
  /** Resolves when they have been told of all that was committed when it was called. */
  upToDate(): Promise<void>
  listen(listener: NewsListener): void
}

export function createNews(db: Db): News {
  const listeners: NewsListener[] = []
  let cursor: string | null = null

  async function follow(): Promise<void> {
    const last = cursor
    cursor = null // until it is known what came after it
    const news = last === null ? null : await changesSince(db, last)
    if (news && !news.gap) {
      for (const topic of news.topics) for (const listener of listeners) listener.onTopic(topic)
      cursor = news.cursor
      return
    }
    for (const listener of listeners) listener.onGap()
    cursor = await newestCursor(db)
  }

  return {
    upToDate: shareNext(follow),
    listen: (listener) => listeners.push(listener),
  }
}

import { join } from 'node:path'
import { createAnswerCache } from '#services/platform/answer-cache.ts'
import type { FeedFollower } from '#services/platform/feed-follower.ts'
import { createDrawings, type Drawings } from '#services/platform/threads/drawings.ts'

const PROGRAM = join(import.meta.dirname, 'drawing-worker.ts')
/** About a hundred papers with their codes. */
const CACHE_BYTES = 4_000_000

export function openDrawings(follower: FeedFollower): Drawings {
  const answers = createAnswerCache(follower, CACHE_BYTES).partition('drawings', 1)
  return createDrawings({ program: PROGRAM, answers })
}

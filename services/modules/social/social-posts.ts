import type { Logger } from 'pino'
import type { CallOutput } from '#services/contract/call.ts'
import type { getIgByHashtags } from '#services/contract/social.ts'
import type { Clock } from '#services/platform/clock.ts'

export type SocialPost = CallOutput<typeof getIgByHashtags>['records'][number]
export type ReadPosts = (hashtag: string) => Promise<readonly SocialPost[]>

const FRESH_MS = 15 * 60_000
/** After a failure the provider is left alone for a while. */
const PAUSE_MS = 60_000

type Entry = { readonly posts: readonly SocialPost[]; readonly until: number }

/** What the provider answered last, per hashtag, also while it does not answer. */
export function createSocialPosts({
  read,
  clock,
  log,
}: {
  readonly read: ReadPosts
  readonly clock: Clock
  readonly log: Logger
}) {
  const entries = new Map<string, Entry>()
  const waiting = new Map<string, Promise<readonly SocialPost[]>>()

  async function refresh(hashtag: string, former: readonly SocialPost[]) {
    const now = clock.now().getTime()
    try {
      const posts = await read(hashtag)
      entries.set(hashtag, { posts, until: now + FRESH_MS })
      return posts
    } catch (error) {
      log.warn({ err: error, hashtag }, 'the social network did not answer')
      entries.set(hashtag, { posts: former, until: now + PAUSE_MS })
      return former
    } finally {
      waiting.delete(hashtag)
    }
  }

  return {
    async newest(hashtag: string): Promise<readonly SocialPost[]> {
      const entry = entries.get(hashtag)
      if (entry && clock.now().getTime() < entry.until) return entry.posts
      const current = waiting.get(hashtag) ?? refresh(hashtag, entry?.posts ?? [])
      waiting.set(hashtag, current)
      return await current
    },
  }
}

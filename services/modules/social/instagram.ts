import { z } from 'zod'
import type { InstagramConfig } from '#services/config.ts'
import type { ReadPosts } from './social-posts.ts'

const TIMEOUT_MS = 5_000
const LONGEST_TEXT = 500

const hashtags = z.object({ data: z.array(z.object({ id: z.string() })) })
const recentMedia = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.string().nullish(),
      permalink: z.url({ protocol: /^https$/ }),
      timestamp: z.string().nullish(),
    }),
  ),
})

/** Reads recent public posts by the Graph API of Instagram; pictures stay there. */
export function createInstagram({ url, token, userId }: InstagramConfig): ReadPosts {
  async function read<T>(path: string, query: object, shape: z.ZodType<T>): Promise<T> {
    const parameters = new URLSearchParams({ user_id: userId, ...query })
    const response = await fetch(`${url}/${path}?${parameters}`, {
      headers: { authorization: `Bearer ${token}` },
      // The token is for this host alone.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`Instagram answered ${response.status}.`)
    return shape.parse(await response.json())
  }

  return async (hashtag) => {
    const [found] = (await read('ig_hashtag_search', { q: hashtag }, hashtags)).data
    if (!found) return []
    const fields = 'id,caption,permalink,timestamp'
    const { data } = await read(
      `${encodeURIComponent(found.id)}/recent_media`,
      { fields },
      recentMedia,
    )
    return data.map(({ id, caption, permalink, timestamp }) => ({
      id,
      text: [...(caption ?? '')].slice(0, LONGEST_TEXT).join(''),
      url: permalink,
      published_at: toMoment(timestamp),
    }))
  }
}

/** Instagram writes the offset as `+0000`. */
function toMoment(timestamp: string | null | undefined): string | null {
  const moment = Date.parse((timestamp ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

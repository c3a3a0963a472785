import { getIgByHashtags } from '#services/contract/social.ts'
import { shownHashtags } from '#services/modules/cms/api.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createInstagram } from './instagram.ts'
import { createSocialPosts } from './social-posts.ts'

const USUAL_LIMIT = 6

export function socialRoutes({
  config,
  clock,
  log,
}: Pick<ModuleDeps, 'clock' | 'config' | 'log'>): readonly Route[] {
  const { instagram } = config
  const posts = instagram
    ? createSocialPosts({ read: createInstagram(instagram), clock, log })
    : null
  return [
    route(getIgByHashtags, async ({ hashtags, limit = USUAL_LIMIT }, { db }) => {
      if (!posts) return { records: [] }
      // Any other hashtag would be a question of strangers at our expense.
      const shown = await shownHashtags(db)
      const wanted = hashtags.filter((hashtag) => shown.has(hashtag))
      const found = await Promise.all(wanted.map((hashtag) => posts.newest(hashtag)))
      const records = found
        .flat()
        .toSorted((one, other) => (other.published_at ?? '').localeCompare(one.published_at ?? ''))
      return { records: records.slice(0, limit) }
    }),
  ]
}

import { createEvent } from '#services/calendar/api.ts'
import { createPost, createTerm } from '#services/cms/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { midnight } from './content/dates.ts'
import { events } from './content/events.ts'
import { POST_CATEGORIES, posts } from './content/posts.ts'
import type { Pictures } from './pictures-list.ts'

const HOUR_MS = 3_600_000
const PUBLISHED_AT_HOUR = 9

export async function seedNews(
  trx: Trx,
  { now, match, pictures }: { now: Date; match: Date; pictures: Pictures },
): Promise<void> {
  for (const { slug, title } of POST_CATEGORIES) {
    await createTerm(trx, { termType: 'categories', texts: { hrv: title }, slug: { hrv: slug } })
  }
  const oldestFirst = [...posts(match)].sort((left, right) => right.daysAgo - left.daysAgo)
  for (const { category, daysAgo, picture, body, ...post } of oldestFirst) {
    const day = midnight(now, -daysAgo).getTime()
    const at = new Date(day + PUBLISHED_AT_HOUR * HOUR_MS).toISOString()
    await createPost(trx, {
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      body: body.join('\n'),
      language: 'hrv',
      mediaId: pictures.idOf(`masters/${picture}.webp`),
      termSlugs: [category],
      publishedAt: at,
      at,
    })
  }
  for (const { title, description, picture, start, end, location } of events(now, match)) {
    await createEvent(trx, {
      texts: { hrv: { title, description: description.join('\n') } },
      start: start.toISOString(),
      end: end?.toISOString() ?? null,
      location,
      mediaId: pictures.idOf(`masters/${picture}.webp`),
    })
  }
}

import { createEvent } from '#services/modules/calendar/api.ts'
import { createPost, createTerm } from '#services/modules/cms/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { midnight } from './content/dates.ts'
import { events } from './content/events.ts'
import { POST_CATEGORIES, posts } from './content/posts.ts'
import { typeset, typesetTitle } from './content/typeset.ts'
import type { Pictures } from './pictures-list.ts'

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
    const at = midnight(now, -daysAgo, PUBLISHED_AT_HOUR).toISOString()
    await createPost(trx, {
      slug: post.slug,
      title: typesetTitle(post.title),
      excerpt: typeset(post.excerpt),
      body: typeset(body.join('\n')),
      language: 'hrv',
      mediaId: pictures.idOf(`masters/${picture}.webp`),
      termSlugs: [category],
      publishedAt: at,
      at,
    })
  }
  for (const event of events(now, match)) {
    const { kind, title, description, picture, start, end, location } = event
    const { ticket, otherTickets = [] } = event
    const [ticketId = null] = ticket ? await productIdsOf(trx, [ticket]) : []
    await createEvent(trx, {
      kind,
      texts: { hrv: { title: typesetTitle(title), description: typeset(description.join('\n')) } },
      start: start.toISOString(),
      end: end?.toISOString() ?? null,
      location,
      mediaId: pictures.idOf(`masters/${picture}.webp`),
      ticketId,
      otherTicketIds: await productIdsOf(trx, otherTickets),
    })
  }
}

async function productIdsOf(trx: Trx, slugs: readonly string[]): Promise<number[]> {
  const found = await Promise.all(slugs.map((slug) => findSlug(trx, 'hrv', slug, 'product')))
  return found.flatMap((slug) => slug?.target ?? [])
}

import { orNone } from '#gateway/layout/absence.ts'
import type { DocumentSource } from '#gateway/pages/documents/documents.ts'
import { type Event, filterEvents } from '#services/contract/calendar.ts'
import type { EventKind } from '#services/contract/rules/events.ts'

/** Those who subscribe late see what there was. */
const YEAR_MS = 365 * 24 * 60 * 60_000
const PAGE_SIZE = 100

type Wanted = { readonly now: Date; readonly kind: EventKind | null }

/** Events of the last year and all that are to come, by start; null on a platform without any. */
export async function readEvents(
  { locales: [locale], upstreamIn, tags }: DocumentSource,
  { now, kind }: Wanted,
): Promise<readonly Event[] | null> {
  tags.add('events')
  const upstream = upstreamIn(locale)
  const from = new Date(now.getTime() - YEAR_MS).toISOString()
  const events: Event[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const question = { from, page, limit: PAGE_SIZE }
    const answer = await orNone(upstream.call(filterEvents, question), null)
    if (!answer) return null
    last = answer.lastPage
    events.push(...answer.records)
  }
  return kind === null ? events : events.filter((event) => (event.kind ?? 'OTHER') === kind)
}

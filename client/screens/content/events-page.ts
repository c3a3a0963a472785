import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'
import type { PageFieldsFragment } from '#client/sections/page.generated.ts'

/** The graph refuses to look further than 10,000 events; the smallest page holds one. */
const FURTHEST_PAGE = 400

/** Which page of a list of events the address asks for; what means nothing is the first one. */
export function readEventsPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1
}

/** The last page of the lists on this page; 1 where there is none. */
export function lastEventsPage({ sections }: Pick<PageFieldsFragment, 'sections'>): number {
  const counts = sections.map((section) =>
    section.__typename === 'EventsListSection' && section.isArchive
      ? (section.events?.pageInfo.totalPages ?? 1)
      : 1,
  )
  return Math.max(1, ...counts)
}

/** A page beyond the last one, from an old link perhaps: the last one is what there is. */
export function leaveEmptyEventPages(content: PageFieldsFragment, page: number, url: URL): void {
  const last = lastEventsPage(content)
  if (page > last) throw redirect(withQuery(url.pathname, { page: last === 1 ? null : last }))
}

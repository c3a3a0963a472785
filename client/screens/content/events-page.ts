import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'
import type { PageFieldsFragment } from '#client/sections/page.generated.ts'

/** The graph allows offsets up to 10,000; a page has at most 24 events. */
const FURTHEST_PAGE = 400

/** Page of an events list in the URL; 1 if it is invalid. */
export function readEventsPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1
}

/** Last page of the lists on this page; 1 without a list. */
export function lastEventsPage({ sections }: Pick<PageFieldsFragment, 'sections'>): number {
  const counts = sections.map((section) =>
    section.__typename === 'EventsListSection' && section.isArchive
      ? (section.events?.pageInfo.totalPages ?? 1)
      : 1,
  )
  return Math.max(1, ...counts)
}

/** Redirects from a page beyond the last one, for example from an old link, to the last page. */
export function leaveEmptyEventPages(content: PageFieldsFragment, page: number, url: URL): void {
  const last = lastEventsPage(content)
  if (page > last) throw redirect(withQuery(url.pathname, { page: last === 1 ? null : last }))
}

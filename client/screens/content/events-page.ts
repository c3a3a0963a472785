import { leavePagesBeyond, readPageNumber } from '#client/features/listing/page-number.ts'
import type { PageFieldsFragment } from '#client/sections/page.generated.ts'

const MOST_EVENTS = 24

/** Page of an events list in the URL; 1 if it is invalid. */
export function readEventsPage(query: URLSearchParams): number {
  return readPageNumber(query, MOST_EVENTS)
}

/** Last page of the lists on this page; 1 without a list. */
function lastEventsPage({ sections }: Pick<PageFieldsFragment, 'sections'>): number {
  const counts = sections.map((section) =>
    section.__typename === 'EventsListSection' && section.isArchive
      ? (section.events?.pageInfo.totalPages ?? 1)
      : 1,
  )
  return Math.max(1, ...counts)
}

/** Redirects from a page beyond the last one. */
export function leaveEmptyEventPages(content: PageFieldsFragment, page: number, url: URL): void {
  leavePagesBeyond(lastEventsPage(content), page, url)
}

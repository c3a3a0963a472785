import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'

/** The graph answers the first 10,000 entries of a list. */
const MOST_ENTRIES = 10_000

/** Page of the list in the URL; 1 if it is invalid. `limit` is the most that a page may have. */
export function readPageNumber(query: URLSearchParams, limit: number): number {
  const page = Number(query.get('page'))
  const furthest = Math.floor(MOST_ENTRIES / limit)
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, furthest) : 1
}

/** Redirects from a page beyond the last one, for example from an old link, to the last page. */
export function leavePagesBeyond(last: number, page: number, url: URL): void {
  const target = Math.max(1, last)
  if (page > target) throw redirect(withQuery(url.pathname, { page: target === 1 ? null : target }))
}

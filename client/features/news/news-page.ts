import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'

/** The graph answers the first 10,000 posts; a page has at least five. */
const FURTHEST_PAGE = 800

/** Page of the posts in the URL; 1 if it is invalid. */
export function readNewsPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, FURTHEST_PAGE) : 1
}

type Posts = { readonly pageInfo: { readonly totalPages: number } }

/** Redirects from a page beyond the last one, for example from an old link, to the last page. */
export function leaveEmptyNewsPages({ pageInfo }: Posts, page: number, url: URL): void {
  const last = Math.max(1, pageInfo.totalPages)
  if (page > last) throw redirect(withQuery(url.pathname, { page: last === 1 ? null : last }))
}

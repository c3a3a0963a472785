import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'

/** Query keys of the pages of a list below a product or a post, and ids of its section. */
export const REVIEWS_KEY = 'recenzije'
export const COMMENTS_KEY = 'komentari'

const PAGE = /^[1-9]\d{0,2}$/

/** Page of the list in the URL; 1 if it is invalid. */
export function readListPage(query: URLSearchParams, key: string): number {
  const text = query.get(key) ?? ''
  return PAGE.test(text) ? Number(text) : 1
}

type List = { readonly pageInfo: { readonly totalPages: number } } | null

/** Redirects from a page beyond the last one to the list's beginning. */
export function leaveEmptyPages(list: List, url: URL, key: string): void {
  if (!url.searchParams.has(key) || list === null) return
  const page = readListPage(url.searchParams, key)
  if (page > Math.max(1, list.pageInfo.totalPages)) throw redirect(withQuery(url.pathname, {}))
}

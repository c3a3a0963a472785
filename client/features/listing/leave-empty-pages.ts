import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'
import { type ListState, listQuery } from './list-state.ts'

type Counted = { readonly pageInfo: { readonly totalPages: number } }

/** Redirects from a page beyond the last one, for example from an old link, to the last page. */
export function leaveEmptyPages(list: Counted, state: ListState, path: string): void {
  const last = Math.max(1, list.pageInfo.totalPages)
  if (state.page > last) throw redirect(withQuery(path, listQuery({ ...state, page: last })))
}

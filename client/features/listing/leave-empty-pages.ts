import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'
import { type ListState, listQuery } from './list-state.ts'

type Counted = { readonly pageInfo: { readonly total: number } }

/** Redirects from a page beyond the last one, for example from an old link, to the last page. */
export function leaveEmptyPages(list: Counted, state: ListState, path: string): void {
  const last = Math.max(1, Math.ceil(list.pageInfo.total / state.perPage))
  if (state.page <= last) return
  const firstPage = Math.min(state.firstPage, last)
  throw redirect(withQuery(path, listQuery({ ...state, firstPage, page: last })))
}

import { withQuery } from '#client/lib/links.ts'
import { type ListState, listQuery } from './list-state.ts'

/**
 * Search engines index one URL per page of the unfiltered list. Filtered lists have other pages and
 * are left out.
 */
export function canonicalPath(path: string, state: ListState): string {
  const { page: _page, sort: _sort, perPage: _perPage, ...filters } = listQuery(state)
  const isFiltered = withQuery('', filters) !== ''
  return withQuery(path, { page: isFiltered || state.page === 1 ? null : state.page })
}

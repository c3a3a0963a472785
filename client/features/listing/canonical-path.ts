import { withQuery } from '#client/lib/links.ts'
import { type ListState, listQuery, readListState } from './list-state.ts'

const UNTOUCHED = readListState(new URLSearchParams())

/** Search engines index one address per page of the list; sorts and filters are views of it. */
export function canonicalPath(path: string, { page }: ListState): string {
  return withQuery(path, listQuery({ ...UNTOUCHED, page }))
}

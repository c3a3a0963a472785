import { redirect } from 'react-router'
import { withQuery } from '#client/lib/links.ts'
import { type Facet, rangeOf } from './facets.ts'
import { changed, type ListState, listQuery } from './list-state.ts'

/**
 * For a list that was refused: redirects to it without the filters that its facets do not know, for
 * example of an old link.
 */
export async function leaveUnknownFilters(
  state: ListState,
  path: string,
  readFacets: (unfiltered: ListState) => Promise<readonly Facet[] | null | undefined>,
): Promise<void> {
  const filters = Object.entries(state.filters)
  if (filters.length === 0) return
  const facets = await readFacets(changed(state, { filters: {} }))
  const known = filters.filter(([code, value]) =>
    facets?.some((facet) => facet.code === code && isValueOf(facet, value)),
  )
  if (!facets || known.length === filters.length) return
  throw redirect(withQuery(path, listQuery(changed(state, { filters: Object.fromEntries(known) }))))
}

function isValueOf(facet: Facet, value: string): boolean {
  if (facet.type === 'YES_NO') return value === 'yes' || value === 'no'
  if (rangeOf(facet)) return /^[\d.-]+(,[\d.-]+)?$/.test(value)
  return /^[\d,]+$/.test(value)
}

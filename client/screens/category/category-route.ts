import { redirect } from 'react-router'
import { leaveEmptyPages } from '#client/features/listing/leave-empty-pages.ts'
import {
  type ListState,
  listQuery,
  listVariables,
  readListState,
} from '#client/features/listing/list-state.ts'
import { withQuery } from '#client/lib/links.ts'
import { missing, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CategoryScreenDocument } from './category-screen.generated.ts'

export { CategoryScreen as Component } from './category-screen.tsx'

export async function loader({ params, request, context }: LoaderArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url)
  const state = readListState(searchParams)
  const slug = params['slug'] ?? ''
  const read = (of: ListState) =>
    preload(context, CategoryScreenDocument, { slug, ...listVariables(of) })
  const { data, error } = await read(state)
  if (!data?.category) throw missing(error)
  const { products, sorts } = data.category
  if (!products) {
    const { leaveUnknownFilters } = await import('#client/features/listing/on-demand.ts')
    await leaveUnknownFilters(
      state,
      pathname,
      async (of) => (await read(of)).data?.category?.products?.facets,
    )
    throw unavailable()
  }
  // Not every category offers every sort.
  if (state.sort && !sorts.includes(state.sort)) {
    throw redirect(withQuery(pathname, listQuery({ ...state, sort: null })))
  }
  leaveEmptyPages(products, state, pathname)
  return null
}

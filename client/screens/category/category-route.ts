import { leaveEmptyPages } from '#client/features/listing/leave-empty-pages.ts'
import { listVariables, readListState } from '#client/features/listing/list-state.ts'
import { missing, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CategoryScreenDocument } from './category-screen.generated.ts'

export { CategoryScreen as Component } from './category-screen.tsx'

export async function loader({ params, request, context }: LoaderArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url)
  const state = readListState(searchParams)
  const { data, error } = await preload(context, CategoryScreenDocument, {
    slug: params['slug'] ?? '',
    ...listVariables(state),
  })
  if (!data?.category) throw missing(error)
  if (!data.category.products) throw unavailable()
  leaveEmptyPages(data.category.products, state, pathname)
  return null
}

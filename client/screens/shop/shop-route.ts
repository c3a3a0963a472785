import { leaveEmptyPages } from '#client/features/listing/leave-empty-pages.ts'
import {
  type ListState,
  listVariables,
  readListState,
} from '#client/features/listing/list-state.ts'
import { unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ShopScreenDocument } from './shop-screen.generated.ts'

export { ShopScreen as Component } from './shop-screen.tsx'

export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url)
  const state = readListState(searchParams)
  const read = async (of: ListState) =>
    (await preload(context, ShopScreenDocument, listVariables(of))).data?.products
  const list = await read(state)
  if (!list) {
    const { leaveUnknownFilters } = await import('#client/features/listing/on-demand.ts')
    await leaveUnknownFilters(state, pathname, async (of) => (await read(of))?.facets)
    throw unavailable()
  }
  leaveEmptyPages(list, state, pathname)
  return null
}

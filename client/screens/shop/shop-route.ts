import { leaveEmptyPages } from '#client/features/listing/leave-empty-pages.ts'
import { listVariables, readListState } from '#client/features/listing/list-state.ts'
import { unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ShopScreenDocument } from './shop-screen.generated.ts'

export { ShopScreen as Component } from './shop-screen.tsx'

export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url)
  const state = readListState(searchParams)
  const { data } = await preload(context, ShopScreenDocument, listVariables(state))
  if (!data?.products) throw unavailable()
  leaveEmptyPages(data.products, state, pathname)
  return null
}

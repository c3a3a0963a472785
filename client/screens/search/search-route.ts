import { unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import {
  SearchMoreDocument,
  SearchOfferDocument,
  SearchScreenDocument,
} from './search-screen.generated.ts'
import { furtherOffsets, readSearchState } from './search-state.ts'

export { SearchScreen as Component } from './search-screen.tsx'

export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const { keywords, page } = readSearchState(new URL(request.url).searchParams)
  if (keywords === '') {
    await preload(context, SearchOfferDocument, {})
    return null
  }
  const [{ data }] = await Promise.all([
    preload(context, SearchScreenDocument, { keywords }),
    ...furtherOffsets({ page }).map((offset) =>
      preload(context, SearchMoreDocument, { keywords, offset }),
    ),
  ])
  if (!data?.search) throw unavailable()
  if (data.search.total + data.search.productTotal === 0) {
    await preload(context, SearchOfferDocument, {})
  }
  return null
}

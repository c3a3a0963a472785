import { leavePagesBeyond, readPageNumber } from '#client/features/listing/page-number.ts'
import { ARCHIVE_PAGE } from '#client/features/news/page-sizes.ts'
import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { NewsScreenDocument } from './news-screen.generated.ts'

export { NewsScreen as Component } from './news-screen.tsx'

export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const url = new URL(request.url)
  const page = readPageNumber(url.searchParams, ARCHIVE_PAGE)
  const { data, error } = await preload(context, NewsScreenDocument, { page })
  if (!data?.posts) throw missing(error)
  leavePagesBeyond(data.posts.pageInfo.totalPages, page, url)
  return null
}

import { leaveEmptyNewsPages, readNewsPage } from '#client/features/news/news-page.ts'
import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { NewsScreenDocument } from './news-screen.generated.ts'

export { NewsScreen as Component } from './news-screen.tsx'

export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const url = new URL(request.url)
  const page = readNewsPage(url.searchParams)
  const { data, error } = await preload(context, NewsScreenDocument, { page })
  if (!data?.posts) throw missing(error)
  leaveEmptyNewsPages(data.posts, page, url)
  return null
}

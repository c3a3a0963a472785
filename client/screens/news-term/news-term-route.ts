import { leavePagesBeyond, readPageNumber } from '#client/features/listing/page-number.ts'
import { CATEGORY_PAGE } from '#client/features/news/page-sizes.ts'
import { pathsContext } from '#client/lib/links.ts'
import { hasFailed, missing, moved, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { NewsTermScreenDocument, PostAtTermDocument } from './news-term-screen.generated.ts'

export { NewsTermScreen as Component } from './news-term-screen.tsx'

export async function loader({ params, request, context }: LoaderArgs): Promise<null> {
  const slug = params['slug'] ?? ''
  const url = new URL(request.url)
  const page = readPageNumber(url.searchParams, CATEGORY_PAGE)
  const { data, error } = await preload(context, NewsTermScreenDocument, { slug, page })
  if (!data?.term) {
    if (hasFailed('term', error)) throw missing(error)
    // Old addresses of posts stood below this one.
    const { data: other } = await preload(context, PostAtTermDocument, { slug })
    if (other?.content?.__typename !== 'Post') throw missing(null)
    throw moved(context.get(pathsContext).pathTo('content', { slug: other.content.slug }))
  }
  if (!data.posts) throw unavailable()
  leavePagesBeyond(data.posts.pageInfo.totalPages, page, url)
  return null
}

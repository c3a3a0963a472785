import { COMMENTS_KEY, leaveEmptyPages, readListPage } from '#client/features/reviews/list-page.ts'
import { missing, moved } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { readSectionView } from '#client/sections/section-view.ts'
import { ContentScreenDocument } from './content-screen.generated.ts'
import { leaveEmptyEventPages, readEventsPage } from './events-page.ts'

export { ContentScreen as Component } from './content-screen.tsx'

export async function loader({ params, request, context }: LoaderArgs): Promise<null> {
  const url = new URL(request.url)
  const eventsPage = readEventsPage(url.searchParams)
  const { data, error } = await preload(context, ContentScreenDocument, {
    slug: params['slug'] ?? '',
    eventsPage,
    commentsPage: readListPage(url.searchParams, COMMENTS_KEY),
    sectionView: readSectionView(url.searchParams),
  })
  if (!data?.content) throw missing(error)
  if (data.content.__typename === 'MovedContent') throw moved(data.content.path)
  if (data.content.__typename === 'Post') leaveEmptyPages(data.content.comments, url, COMMENTS_KEY)
  // The screen shows a failed list as a gap; only a loaded list knows its last page.
  if (data.content.__typename === 'Page' && !error)
    leaveEmptyEventPages(data.content, eventsPage, url)
  return null
}

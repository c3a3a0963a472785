import { missing, moved } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ContentScreenDocument } from './content-screen.generated.ts'
import { leaveEmptyEventPages, readEventsPage } from './events-page.ts'

export { ContentScreen as Component } from './content-screen.tsx'

export async function loader({ params, request, context }: LoaderArgs): Promise<null> {
  const url = new URL(request.url)
  const eventsPage = readEventsPage(url.searchParams)
  const { data, error } = await preload(context, ContentScreenDocument, {
    slug: params['slug'] ?? '',
    eventsPage,
  })
  if (!data?.content) throw missing(error)
  if (data.content.__typename === 'MovedContent') throw moved(data.content.path)
  // The screen shows a failed list as a gap; only a loaded list knows its last page.
  if (data.content.__typename === 'Page' && !error)
    leaveEmptyEventPages(data.content, eventsPage, url)
  return null
}

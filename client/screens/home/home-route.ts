import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { readSectionView } from '#client/sections/section-view.ts'
import { HomeScreenDocument } from './home-screen.generated.ts'

export { HomeScreen as Component } from './home-screen.tsx'

export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const { data, error } = await preload(context, HomeScreenDocument, {
    eventsPage: 1,
    sectionView: readSectionView(new URL(request.url).searchParams),
  })
  if (data?.content?.__typename === 'Page') return null
  throw missing(error)
}

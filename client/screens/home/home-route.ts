import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { HomeScreenDocument } from './home-screen.generated.ts'

export { HomeScreen as Component } from './home-screen.tsx'

export async function loader({ context }: LoaderArgs): Promise<null> {
  const { data, error } = await preload(context, HomeScreenDocument, { eventsPage: 1 })
  if (data?.content?.__typename === 'Page') return null
  throw missing(error)
}

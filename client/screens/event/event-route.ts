import { missing } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { EventScreenDocument } from './event-screen.generated.ts'

export { EventScreen as Component } from './event-screen.tsx'

export async function loader({ params, context }: LoaderArgs): Promise<null> {
  const { data, error } = await preload(context, EventScreenDocument, { id: params['id'] ?? '' })
  if (!data?.event) throw missing(error)
  return null
}

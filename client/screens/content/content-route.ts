import { missing, moved } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ContentScreenDocument } from './content-screen.generated.ts'

export { ContentScreen as Component } from './content-screen.tsx'

export async function loader({ params, context }: LoaderArgs): Promise<null> {
  const { data, error } = await preload(context, ContentScreenDocument, {
    slug: params['slug'] ?? '',
  })
  if (!data?.content) throw missing(error)
  if (data.content.__typename === 'MovedContent') throw moved(data.content.path)
  return null
}

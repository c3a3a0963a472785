import { unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CompareScreenDocument } from './compare-screen.generated.ts'
import { readComparedSlugs } from './compare-state.ts'

export { CompareScreen as Component } from './compare-screen.tsx'

export async function loader({ request, context }: LoaderArgs): Promise<null> {
  const slugs = readComparedSlugs(new URL(request.url).searchParams)
  if (slugs.length === 0) return null
  const { data } = await preload(context, CompareScreenDocument, { slugs })
  if (!data?.productsBySlug) throw unavailable()
  return null
}

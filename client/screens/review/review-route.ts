import { customersOnly } from '#client/features/auth/guards.ts'
import { OwnCommentsDocument } from '#client/features/reviews/own-comments.generated.ts'
import { aboutOf } from '#client/features/reviews/thing.ts'
import { pathsContext } from '#client/lib/links.ts'
import { hasFailed, missing, moved, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ReviewScreenDocument } from './review-screen.generated.ts'
import { reviewedThing } from './review-thing.ts'

export { ReviewScreen as Component } from './review-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { params, context } = args
  const { data, error } = await preload(context, ReviewScreenDocument, {
    slug: params['slug'] ?? '',
  })
  if (data?.product?.__typename === 'Moved') {
    throw moved(context.get(pathsContext).pathTo('review', { slug: data.product.slug }))
  }
  const thing = data && reviewedThing(data)
  if (!thing) throw missing(error)
  customersOnly(args, data.me, hasFailed('me', error) ? error : null)
  const own = await preload(context, OwnCommentsDocument, aboutOf(thing), { isFresh: true })
  if (!own.data?.ownComments) throw unavailable()
  return null
}

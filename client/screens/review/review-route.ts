import { customersOnly } from '#client/features/auth/guards.ts'
import { aboutOf } from '#client/features/reviews/comment-target.ts'
import { OwnCommentsDocument } from '#client/features/reviews/own-comments.generated.ts'
import { pathsContext } from '#client/lib/links.ts'
import { hasFailed, missing, moved, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ReviewScreenDocument } from './review-screen.generated.ts'
import { reviewTarget } from './review-target.ts'

export { ReviewScreen as Component } from './review-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { params, context } = args
  const { data, error } = await preload(context, ReviewScreenDocument, {
    slug: params['slug'] ?? '',
  })
  if (data?.product?.__typename === 'Moved') {
    throw moved(context.get(pathsContext).pathTo('review', { slug: data.product.slug }))
  }
  const target = data && reviewTarget(data)
  if (!target) throw missing(error)
  customersOnly(args, data.me, hasFailed('me', error) ? error : null)
  const own = await preload(context, OwnCommentsDocument, aboutOf(target), { isFresh: true })
  if (!own.data?.ownComments) throw unavailable()
  return null
}

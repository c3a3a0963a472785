import { customersOnly } from '#client/features/auth/guards.ts'
import { aboutOf } from '#client/features/reviews/comment-target.ts'
import { OwnCommentsDocument } from '#client/features/reviews/own-comments.generated.ts'
import { hasFailed, missing, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { CommentScreenDocument } from './comment-screen.generated.ts'
import { commentTarget } from './comment-target.ts'

export { CommentScreen as Component } from './comment-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  const { params, context } = args
  const { data, error } = await preload(context, CommentScreenDocument, {
    slug: params['slug'] ?? '',
  })
  const target = data && commentTarget(data)
  if (!target) throw missing(error)
  customersOnly(args, data.me, hasFailed('me', error) ? error : null)
  const own = await preload(context, OwnCommentsDocument, aboutOf(target), { isFresh: true })
  if (!own.data?.ownComments) throw unavailable()
  return null
}

import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { aboutOf } from '#client/features/reviews/comment-target.ts'
import { useOwnCommentsQuery } from '#client/features/reviews/own-comments.generated.ts'
import { WriteScreen } from '#client/features/reviews/write-screen.tsx'
import { useCommentScreenQuery } from './comment-screen.generated.ts'
import { commentTarget } from './comment-target.ts'

/** The customer's own comment on a post. */
export function CommentScreen(): ReactElement | null {
  const { slug = '' } = useParams()
  const { data } = useCommentScreenQuery({ variables: { slug }, errorPolicy: 'all' })
  const target = (data && commentTarget(data)) ?? NOTHING
  const own = useOwnCommentsQuery({ variables: aboutOf(target), errorPolicy: 'all' })
  if (!data || target === NOTHING) return null // the loader has answered already
  return <WriteScreen target={target} site={data.layout.site} own={own.data?.ownComments ?? []} />
}

const NOTHING = { kind: 'comment', id: '', slug: '', name: '' } as const

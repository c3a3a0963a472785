import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { aboutOf } from '#client/features/reviews/comment-target.ts'
import { useOwnCommentsQuery } from '#client/features/reviews/own-comments.generated.ts'
import { WriteScreen } from '#client/features/reviews/write-screen.tsx'
import { useReviewScreenQuery } from './review-screen.generated.ts'
import { reviewTarget } from './review-target.ts'

/** The customer's own review of a product. */
export function ReviewScreen(): ReactElement | null {
  const { slug = '' } = useParams()
  const { data } = useReviewScreenQuery({ variables: { slug }, errorPolicy: 'all' })
  const target = (data && reviewTarget(data)) ?? NOTHING
  const own = useOwnCommentsQuery({ variables: aboutOf(target), errorPolicy: 'all' })
  if (!data || target === NOTHING) return null // the loader has answered already
  return <WriteScreen target={target} site={data.layout.site} own={own.data?.ownComments ?? []} />
}

const NOTHING = { kind: 'review', id: '', slug: '', name: '' } as const

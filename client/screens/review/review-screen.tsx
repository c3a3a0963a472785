import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { useOwnCommentsQuery } from '#client/features/reviews/own-comments.generated.ts'
import { aboutOf } from '#client/features/reviews/thing.ts'
import { WriteScreen } from '#client/features/reviews/write-screen.tsx'
import { useReviewScreenQuery } from './review-screen.generated.ts'
import { reviewedThing } from './review-thing.ts'

/** The customer's own review of a product. */
export function ReviewScreen(): ReactElement | null {
  const { slug = '' } = useParams()
  const { data } = useReviewScreenQuery({ variables: { slug }, errorPolicy: 'all' })
  const thing = (data && reviewedThing(data)) ?? NOTHING
  const own = useOwnCommentsQuery({ variables: aboutOf(thing), errorPolicy: 'all' })
  if (!data || thing === NOTHING) return null // the loader has answered already
  return <WriteScreen thing={thing} site={data.layout.site} own={own.data?.ownComments ?? []} />
}

const NOTHING = { kind: 'review', id: '', slug: '', name: '' } as const

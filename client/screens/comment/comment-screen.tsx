import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { useOwnCommentsQuery } from '#client/features/reviews/own-comments.generated.ts'
import { aboutOf } from '#client/features/reviews/thing.ts'
import { WriteScreen } from '#client/features/reviews/write-screen.tsx'
import { useCommentScreenQuery } from './comment-screen.generated.ts'
import { commentedThing } from './comment-thing.ts'

/** The customer's own comment on a post. */
export function CommentScreen(): ReactElement | null {
  const { slug = '' } = useParams()
  const { data } = useCommentScreenQuery({ variables: { slug }, errorPolicy: 'all' })
  const thing = (data && commentedThing(data)) ?? NOTHING
  const own = useOwnCommentsQuery({ variables: aboutOf(thing), errorPolicy: 'all' })
  if (!data || thing === NOTHING) return null // the loader has answered already
  return <WriteScreen thing={thing} site={data.layout.site} own={own.data?.ownComments ?? []} />
}

const NOTHING = { kind: 'comment', id: '', slug: '', name: '' } as const

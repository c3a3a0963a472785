import { type ReactElement, useEffect } from 'react'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Picture, type PictureSource } from '#client/ui/picture.tsx'
import { useSubmenuStoriesLazyQuery } from './submenu-stories.generated.ts'

/** The next event and the newest post, in a submenu that has no categories to picture. */
export function SubmenuStories(): ReactElement {
  const [fetchStories, { data }] = useSubmenuStoriesLazyQuery()
  const { date, day } = useFormat()
  const { pathTo } = usePaths()
  useEffect(() => void fetchStories(), [fetchStories])
  const [event] = data?.events?.items ?? []
  const [post] = data?.posts?.items ?? []
  return (
    <>
      {event && !event.isPast ? (
        <Story {...event} at={day(event.start)} path={pathTo('event', { id: event.id })} />
      ) : null}
      {post ? (
        <Story
          {...post}
          at={date(post.publishedAt)}
          path={pathTo('content', { slug: post.slug })}
        />
      ) : null}
    </>
  )
}

type StoryProps = {
  readonly title: string
  readonly at: string
  readonly path: string
  readonly picture: PictureSource | null
}

function Story({ title, at, path, picture }: StoryProps): ReactElement {
  return (
    <div className="group/story relative">
      <Picture picture={picture} sizes="14rem" alt="" className="mb-2 aspect-3/2 rounded-md" />
      <p className="text-base text-ink-text figures">{at}</p>
      <PathLink
        path={path}
        className="covers-card display text-xl leading-tight text-paper group-hover/story:text-tide-light"
      >
        {title}
      </PathLink>
    </div>
  )
}

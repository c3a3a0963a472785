import type { ReactElement } from 'react'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { PostCardFieldsFragment } from './post-card.generated.ts'

type PostCardProps = {
  readonly post: PostCardFieldsFragment
  readonly sizes: string
  /** The lead story: larger type and the excerpt. */
  readonly isLead?: boolean
}

export function PostCard({ post, sizes, isLead = false }: PostCardProps): ReactElement {
  const { date } = useFormat()
  const { pathTo } = usePaths()
  const { slug, title, excerpt, publishedAt, picture, categories } = post
  const [category] = categories
  return (
    <article className="group relative flex flex-col gap-3">
      <Picture picture={picture} sizes={sizes} alt="" className="aspect-3/2 rounded-md" />
      <p className="flex flex-wrap gap-x-3 text-base text-ink-soft figures">
        {category ? <span className="font-semibold text-tide-deep">{category.title}</span> : null}
        <time dateTime={publishedAt}>{date(publishedAt)}</time>
      </p>
      <h3 className={`min-w-0 display ${isLead ? 'text-section' : 'text-2xl leading-tight'}`}>
        <PathLink
          path={pathTo('content', { slug })}
          className="covers-card decoration-2 underline-offset-4 group-hover:underline"
        >
          {title}
        </PathLink>
      </h3>
      {isLead ? <p className="max-w-prose text-ink-soft">{excerpt}</p> : null}
    </article>
  )
}

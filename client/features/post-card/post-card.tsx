import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { PostCardFieldsFragment } from './post-card.generated.ts'

type PostCardProps = {
  readonly post: PostCardFieldsFragment
  readonly sizes: string
  /** `lead` is larger, `archive` has the excerpt, `opener` both, `row` has it beside the picture. */
  readonly look?: 'card' | 'lead' | 'archive' | 'opener' | 'row'
  /** Above the fold. */
  readonly isFirst?: boolean
}

export function PostCard(props: PostCardProps): ReactElement {
  const { post, sizes, look = 'card', isFirst = false } = props
  const { t } = useTranslation('content')
  const { date } = useFormat()
  const { pathTo } = usePaths()
  const { slug, title, excerpt, publishedAt, picture, categories } = post
  const [category] = categories
  const isRow = look === 'row'
  const isLarge = look === 'lead' || look === 'opener'
  // Heading level below the page's or the section's title.
  const Title = look === 'card' || look === 'lead' ? 'h3' : 'h2'
  return (
    <article
      className={`group relative flex w-full flex-col gap-3 ${isRow ? 'md:flex-row md:gap-8' : ''}`}
    >
      <Picture
        picture={picture}
        sizes={sizes}
        alt=""
        isFirst={isFirst}
        className={`aspect-3/2 rounded-md ${isRow ? 'md:w-80 md:shrink-0' : ''}`}
      />
      <div className="flex min-w-0 grow flex-col gap-3">
        <p className="flex flex-wrap gap-x-3 text-base text-ink-soft figures">
          {category ? <span className="font-semibold text-tide-deep">{category.title}</span> : null}
          <time dateTime={publishedAt}>{date(publishedAt)}</time>
        </p>
        <Title
          className={`min-w-0 display ${isLarge ? `text-section ${look === 'opener' ? 'lg:text-title' : ''}` : 'text-2xl leading-tight'}`}
        >
          <PathLink
            path={pathTo('content', { slug })}
            className="covers-card decoration-2 underline-offset-4 group-hover:underline"
          >
            {title}
          </PathLink>
        </Title>
        {look === 'card' ? null : <p className="max-w-prose text-ink-soft">{excerpt}</p>}
        {Title === 'h2' ? (
          // The title is the link, and covers the card.
          <p
            aria-hidden="true"
            className={`font-semibold text-tide-deep group-hover:text-ink ${isLarge ? '' : 'mt-auto'}`}
          >
            {t('news.readMore')}
          </p>
        ) : null}
      </div>
    </article>
  )
}

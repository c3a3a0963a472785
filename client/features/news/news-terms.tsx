import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Gap } from '#client/ui/notice.tsx'
import type { NewsTermFieldsFragment } from './news-terms.generated.ts'

type NewsTermsProps = {
  /** Null when they could not be fetched. */
  readonly terms: readonly NewsTermFieldsFragment[] | null
  /** Slug of the category that is shown; null for all posts. */
  readonly current: string | null
}

/** The categories of posts, the current one marked. */
export function NewsTerms({ terms, current }: NewsTermsProps): ReactElement | null {
  const { t } = useTranslation('content')
  const { pathTo } = usePaths()
  if (terms === null) return <Gap what={t('news.categories')} />
  if (terms.length === 0) return null
  const links = [
    { slug: null, title: t('news.all'), path: pathTo('news') },
    ...terms.map(({ slug, title }) => ({ slug, title, path: pathTo('newsTerm', { slug }) })),
  ]
  return (
    <nav aria-label={t('news.categories')} className="mb-10">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ slug, title, path }) => (
          <li key={path} className="min-w-0">
            <PathLink
              path={path}
              aria-current={slug === current ? 'page' : undefined}
              className="inline-flex min-h-11 max-w-full items-center rounded-sm border border-line-strong px-4 py-1.5 wrap-anywhere hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {title}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

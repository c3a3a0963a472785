import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { readPageNumber } from '#client/features/listing/page-number.ts'
import { NewsTerms } from '#client/features/news/news-terms.tsx'
import { CATEGORY_PAGE } from '#client/features/news/page-sizes.ts'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { FeedLinks, Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { EmptyState } from '#client/ui/notice.tsx'
import { GrowingNews } from './growing-news.tsx'
import { useNewsTermScreenQuery } from './news-term-screen.generated.ts'

/** The posts of one category. */
export function NewsTermScreen(): ReactElement | null {
  const { t } = useTranslation('content')
  const { pathTo } = usePaths()
  const { slug = '' } = useParams()
  const page = readPageNumber(useQueryString(), CATEGORY_PAGE)
  const { data } = useNewsTermScreenQuery({ variables: { slug, page }, errorPolicy: 'all' })
  if (!data?.term || !data.posts) return null // the loader has answered already
  const { term, terms, posts } = data
  return (
    <div className="site-width pt-2 pb-16 md:pb-24">
      <Head
        title={t('news.of', { category: term.title })}
        description={t('news.ofDescription', { category: term.title })}
        path={pathTo('newsTerm', { slug }, { page: page === 1 ? null : page })}
        image={
          import.meta.env.SSR ? (
            <SharedImage shown={{ kind: 'page', kicker: t('news.posts'), title: term.title }} />
          ) : null
        }
      />
      {import.meta.env.SSR ? (
        <FeedLinks page={pathTo('newsTerm', { slug })} title={term.title} />
      ) : null}
      <Breadcrumbs steps={[{ name: t('news.posts'), path: pathTo('news') }]} current={term.title} />
      <p className="mt-6 kicker text-signal-deep">{t('post.heading')}</p>
      <h1 className="mt-2 mb-6 display text-title wrap-anywhere">{term.title}</h1>
      <NewsTerms terms={terms} current={slug} />
      {posts.items.length === 0 ? (
        <EmptyState icon="search" title={t('news.empty')}>
          <p>{t('news.emptyText')}</p>
        </EmptyState>
      ) : (
        <GrowingNews key={`${slug} ${page}`} slug={slug} posts={posts} />
      )}
    </div>
  )
}

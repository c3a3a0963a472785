import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { readPageNumber } from '#client/features/listing/page-number.ts'
import { Pagination } from '#client/features/listing/pagination.tsx'
import { NewsTerms } from '#client/features/news/news-terms.tsx'
import { ARCHIVE_PAGE } from '#client/features/news/page-sizes.ts'
import { PostCard } from '#client/features/post-card/post-card.tsx'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { FeedLinks, Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { EmptyState } from '#client/ui/notice.tsx'
import { useNewsScreenQuery } from './news-screen.generated.ts'

/** All posts, newest first. */
export function NewsScreen(): ReactElement | null {
  const { t } = useTranslation('content')
  const { pathTo } = usePaths()
  const page = readPageNumber(useQueryString(), ARCHIVE_PAGE)
  const { data } = useNewsScreenQuery({ variables: { page }, errorPolicy: 'all' })
  const posts = data?.posts
  if (!posts) return null // the loader has answered already
  const pathOf = (number: number) => pathTo('news', {}, { page: number === 1 ? null : number })
  return (
    <div className="site-width pt-2 pb-16 md:pb-24">
      <Head
        title={t('news.posts')}
        description={t('news.description')}
        path={pathOf(page)}
        image={
          import.meta.env.SSR ? (
            <SharedImage shown={{ kind: 'page', title: t('news.posts') }} />
          ) : null
        }
      />
      {import.meta.env.SSR ? <FeedLinks page={pathTo('news')} title={t('news.posts')} /> : null}
      <Breadcrumbs categories={[]} current={t('news.posts')} />
      <p className="mt-6 kicker text-signal-deep">{t('post.heading')}</p>
      <h1 className="mt-2 mb-6 display text-title">{t('news.archive')}</h1>
      <NewsTerms terms={data.terms} current={null} />
      {posts.items.length === 0 ? (
        <EmptyState icon="search" title={t('news.empty')}>
          <p>{t('news.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul
          className={`grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 ${page === 1 ? 'led-grid' : ''}`}
        >
          {posts.items.map((post, index) => {
            // The newest post opens the archive.
            const opens = page === 1 && index === 0
            return (
              <li key={post.id} className={`flex ${opens ? 'sm:col-span-2 lg:row-span-2' : ''}`}>
                <PostCard
                  post={post}
                  look={opens ? 'opener' : 'archive'}
                  isFirst={index === 0}
                  sizes={
                    opens
                      ? '(min-width: 64rem) 62vw, 92vw'
                      : '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
      <Pagination page={page} totalPages={posts.pageInfo.totalPages} pathOf={pathOf} />
    </div>
  )
}

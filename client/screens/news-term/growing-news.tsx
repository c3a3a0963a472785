import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Pagination } from '#client/features/listing/pagination.tsx'
import { useGrowingList } from '#client/features/listing/use-growing-list.ts'
import { PostCard } from '#client/features/post-card/post-card.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { type NewsPostsFieldsFragment, useMoreNewsLazyQuery } from './news-term-screen.generated.ts'

type GrowingNewsProps = { readonly slug: string; readonly posts: NewsPostsFieldsFragment }

/** A page of posts, to which others are added; the address names the last of them. */
export function GrowingNews({ slug, posts }: GrowingNewsProps): ReactElement {
  const { t } = useTranslation('content')
  const { pathTo } = usePaths()
  const [fetchPosts] = useMoreNewsLazyQuery()
  const pathOf = (page: number) => pathTo('newsTerm', { slug }, { page: page === 1 ? null : page })
  const list = useGrowingList({
    first: posts,
    failed: t('news.moreFailed'),
    async fetchPage(page) {
      const next = (await fetchPosts({ variables: { slug, page } })).data?.posts ?? null
      if (next) window.history.replaceState(window.history.state, '', pathOf(page))
      return next
    },
  })
  const { page, totalPages, hasNext } = list.pageInfo
  return (
    <>
      <ul ref={list.element} className="flex flex-col gap-8">
        {list.items.map((post, index) => (
          <li key={post.id} tabIndex={-1} className="border-b border-line pb-8 outline-offset-4">
            <PostCard
              post={post}
              look="row"
              isFirst={index === 0}
              sizes="(min-width: 48rem) 20rem, 92vw"
            />
          </li>
        ))}
      </ul>
      {hasNext ? (
        <p className="mt-8 flex justify-center">
          <a
            href={pathOf(page + 1)}
            onClick={list.follow}
            aria-busy={list.isLoading}
            className={buttonClass('secondary')}
          >
            {t('news.more')}
          </a>
        </p>
      ) : null}
      <Pagination page={page} totalPages={totalPages} pathOf={pathOf} />
    </>
  )
}

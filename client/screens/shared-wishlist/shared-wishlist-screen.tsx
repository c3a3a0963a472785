import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Pagination } from '#client/features/listing/pagination.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { WishGrid } from '#client/features/wishlist/wish-grid.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { readPage } from '#client/lib/read-page.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState } from '#client/ui/notice.tsx'
import { useSharedWishlistScreenQuery } from './shared-wishlist-screen.generated.ts'

/** Another person's list, read-only. Its hearts belong to the visitor. */
export function SharedWishlistScreen(): ReactElement | null {
  const { t } = useTranslation('wishes')
  const { pathTo } = usePaths()
  const { token = '' } = useParams()
  const page = readPage(useQueryString())
  const { data } = useSharedWishlistScreenQuery({
    variables: { token, page },
    errorPolicy: 'all',
  })
  if (!data?.sharedWishlist) return null // the loader has answered already

  const { ownerFirstName, items, pageInfo } = data.sharedWishlist
  const title = t('sharedTitle', { name: ownerFirstName })
  return (
    <div className="site-width py-10 md:py-16">
      <Head title={title} path={null} isHidden />
      <h1 className="mb-10 display text-title">{title}</h1>
      {items.length === 0 ? (
        <EmptyState icon="heart" title={t('empty')}>
          <PathLink path={pathTo('shop')} className={buttonClass('primary')}>
            {t('toShop')}
          </PathLink>
        </EmptyState>
      ) : (
        <WishGrid wishes={items} />
      )}
      <Pagination
        page={pageInfo.page}
        totalPages={pageInfo.totalPages}
        pathOf={(target) =>
          pathTo('sharedWishlist', { token }, { page: target === 1 ? null : target })
        }
      />
    </div>
  )
}

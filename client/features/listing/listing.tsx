import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { ProductGrid } from '#client/features/product-card/product-grid.tsx'
import type { ProductSort } from '#client/generated/types.ts'
import { withQuery } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState, Gap } from '#client/ui/notice.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { type ListState, listQuery } from './list-state.ts'
import { ListToolbar } from './list-toolbar.tsx'
import type { ListingFieldsFragment } from './listing.generated.ts'
import { Pagination } from './pagination.tsx'

type ListingProps = {
  /** Path of this list, without a query. */
  readonly path: string
  readonly state: ListState
  /** Null when the product service failed. */
  readonly list: ListingFieldsFragment | null | undefined
  readonly sorts: readonly ProductSort[]
  readonly defaultSort: ProductSort
  /** The list starts below the first screenful of a phone. */
  readonly isFurtherDown: boolean
}

/** Cards in the first two rows of a phone. */
const FIRST_CARDS = 2

export function Listing({
  path,
  state,
  list,
  sorts,
  defaultSort,
  isFurtherDown,
}: ListingProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const navigation = useNavigation()
  if (!list) return <Gap what={t('listing.products')} />

  const { items, pageInfo } = list
  const pathOf = (next: ListState) => withQuery(path, listQuery(next))
  // Only for navigation within this list: other screens have their own skeletons.
  const isChanging = navigation.location?.pathname === path
  return (
    <section aria-label={t('listing.products')} aria-busy={isChanging}>
      <ListToolbar
        path={path}
        state={state}
        sorts={sorts}
        defaultSort={defaultSort}
        total={pageInfo.total}
      />
      <ActiveFilters state={state} pathOf={pathOf} />
      {items.length === 0 ? (
        <EmptyState icon="search" title={t('listing.emptyTitle')}>
          <p>{state.keywords ? t('listing.emptySearch') : t('listing.emptyFilters')}</p>
          <PathLink path={path} className={buttonClass('secondary')}>
            {t('listing.showAll')}
          </PathLink>
        </EmptyState>
      ) : (
        <div className={isChanging ? 'opacity-40 transition-opacity delay-200' : ''}>
          <ProductGrid products={items} firstRows={isFurtherDown ? 0 : FIRST_CARDS} />
          <Pagination
            page={pageInfo.page}
            totalPages={pageInfo.totalPages}
            pathOf={(page) => pathOf({ ...state, page })}
          />
        </div>
      )}
    </section>
  )
}

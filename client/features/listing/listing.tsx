import { type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useNavigation } from 'react-router'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { ProductCards, ProductList } from '#client/features/product-card/product-grid.tsx'
import type { ProductSort } from '#client/generated/types.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import { EmptyState, Gap } from '#client/ui/notice.tsx'
import { ActiveFilters, useChips } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { type ListState, readListState, withNextPage } from './list-state.ts'
import { applyLater, LIST_FORM, ListToolbar, PageSize } from './list-toolbar.tsx'
import type { ListingFieldsFragment } from './listing.generated.ts'
import { Pagination } from './pagination.tsx'
import { useListForm } from './use-list-form.ts'

type ListingProps = {
  /** Path of this list, without a query. */
  readonly path: string
  readonly state: ListState
  /** Null when the product service failed. */
  readonly list: ListingFieldsFragment | null | undefined
  /** Left out: all. */
  readonly sorts?: readonly ProductSort[]
  /** Null for a search, whose best matches come first. */
  readonly defaultSort: ProductSort | null
}

/** Cards in the first two rows of a phone. */
const FIRST_CARDS = 2
const FILTERS_ID = 'filters'

export function Listing(props: ListingProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { list } = props
  return list ? <ShownList {...props} list={list} /> : <Gap what={t('listing.products')} />
}

function ShownList({
  path,
  state,
  list,
  sorts,
  defaultSort,
}: ListingProps & { readonly list: ListingFieldsFragment }): ReactElement {
  const { t } = useTranslation('catalogue')
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const Drawer = useChunk(isDrawerOpen, () => import('./on-demand.ts'))?.FilterDrawer
  const form = useListForm({ path, state, defaultSort })
  const chips = useChips(state, list.facets)
  const isChanging = useIsChanging(path, state)
  const { items, facets, pageInfo } = list
  const { total } = pageInfo
  const totalPages = Math.ceil(total / state.perPage)
  const active = chips.length - (state.keywords ? 1 : 0)

  return (
    <section aria-label={t('listing.products')} aria-busy={isChanging}>
      <div className="mb-6 border-y border-line py-3 lg:flex lg:flex-row-reverse lg:items-center lg:gap-6">
        <ListToolbar {...{ path, state, sorts, defaultSort, form }}>
          <a
            href={`#${FILTERS_ID}`}
            onClick={(event) => {
              event.preventDefault()
              setIsDrawerOpen(true)
            }}
            className="filter-link"
          >
            <Icon name="filter" className="size-5" />
            {t('listing.filters')}
            {active > 0 ? <ActiveCount count={active} /> : null}
          </a>
        </ListToolbar>
        <div className="flex min-h-11 min-w-0 flex-1 items-center gap-4 max-lg:mt-2">
          <p role="status" className="flex-none font-semibold figures">
            {t('listing.total', { count: total })}
          </p>
          <ActiveFilters state={state} chips={chips} form={form} />
        </div>
      </div>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        {/* On phones without scripts the link above scrolls here. */}
        <aside
          id={FILTERS_ID}
          aria-label={t('listing.filters')}
          // React's `onChange` misses a repeated choice that a form reset had reverted.
          onInput={(event) => applyLater(form, event.target)}
          className="scroll-mt-24 max-lg:mb-8 max-lg:not-target:hidden"
        >
          <h2 className="mb-2 flex items-center gap-2 display text-2xl max-lg:hidden">
            {t('listing.filters')}
            {active > 0 ? <ActiveCount count={active} /> : null}
          </h2>
          {/* A boundary, to be hydrated apart: on phones it is hidden. */}
          <Suspense>
            <FilterPanel facets={facets} state={state} total={total} form={LIST_FORM} />
          </Suspense>
          <noscript>
            <button type="submit" form={LIST_FORM} className={buttonClass('secondary')}>
              {t('listing.apply')}
            </button>
          </noscript>
        </aside>
        <div
          className={`min-h-[60vh] ${isChanging ? 'opacity-40 transition-opacity delay-200' : ''}`}
        >
          {items.length === 0 ? (
            <NothingFound path={path} filters={active === 0 ? [] : chips} />
          ) : (
            <>
              {/* On phones there is no other heading level between the page's and the cards'. */}
              <h2 className="sr-only">{t('listing.products')}</h2>
              <ProductList>
                <ProductCards products={items} firstRows={FIRST_CARDS} />
              </ProductList>
              <LoadMore state={state} totalPages={totalPages} pathOf={form.pathOf} />
              <Pagination
                page={state.page}
                totalPages={totalPages}
                pathOf={(page) => form.pathOf({ ...state, firstPage: page, page })}
              />
              <div className="flex justify-center pt-6">
                <PageSize state={state} form={form} />
              </div>
            </>
          )}
        </div>
      </div>
      {isDrawerOpen && Drawer ? (
        <Drawer {...{ list, state, form, isChanging }} onClose={() => setIsDrawerOpen(false)} />
      ) : null}
    </section>
  )
}

type NothingFoundProps = {
  readonly path: string
  readonly filters: readonly { readonly label: string }[]
}

function NothingFound({ path, filters }: NothingFoundProps): ReactElement {
  const { t } = useTranslation('catalogue')
  return (
    <EmptyState icon="search" title={t('listing.emptyTitle')}>
      <p>
        {filters.length === 0
          ? t('listing.emptySearch')
          : t('listing.emptyFilters', { filters: filters.map(({ label }) => label).join(', ') })}
      </p>
      <PathLink path={path} className={buttonClass('secondary')}>
        {t('listing.showAll')}
      </PathLink>
    </EmptyState>
  )
}

/** Only for navigation within this list: other screens have their own skeletons. */
function useIsChanging(path: string, { firstPage, page }: ListState): boolean {
  const { location } = useNavigation()
  if (location?.pathname !== path) return false
  const next = readListState(new URLSearchParams(location.search))
  // Loading more of the same list does not dim it.
  return next.firstPage !== firstPage || next.page <= page
}

function ActiveCount({ count }: { readonly count: number }): ReactElement {
  const { t } = useTranslation('catalogue')
  return (
    <span className="filter-count">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('listing.activeCount', { count })}</span>
    </span>
  )
}

type LoadMoreProps = {
  readonly state: ListState
  readonly totalPages: number
  pathOf(state: ListState): string
}

function LoadMore({ state, totalPages, pathOf }: LoadMoreProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const next = withNextPage(state)
  if (!next || state.page >= totalPages) return null
  const path = pathOf(next)
  return (
    <p className="pt-12 text-center">
      <PathLink
        path={path}
        onClick={(event) => {
          event.preventDefault()
          void navigate(path, { preventScrollReset: true, replace: true })
        }}
        className={`${buttonClass('secondary')} max-sm:w-full`}
      >
        {t('listing.more')}
      </PathLink>
    </p>
  )
}

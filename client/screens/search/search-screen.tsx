import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { ProductGrid } from '#client/features/product-card/product-grid.tsx'
import { RecentProducts } from '#client/features/recent/recent-products.tsx'
import { noteOwnSearch } from '#client/features/search/own-searches.ts'
import { SearchForm } from '#client/features/search/search-form.tsx'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { EmptyState, Gap } from '#client/ui/notice.tsx'
import { LoadMore } from './load-more.tsx'
import { Hits, MoreHits } from './more-hits.tsx'
import { Offer } from './offer.tsx'
import { type SearchScreenQuery, useSearchScreenQuery } from './search-screen.generated.ts'
import {
  FIRST,
  furtherOffsets,
  hasMore,
  MORE,
  readSearchState,
  type SearchState,
} from './search-state.ts'

type Result = NonNullable<SearchScreenQuery['search']>

export function SearchScreen(): ReactElement {
  const { t } = useTranslation('search')
  const { pathTo } = usePaths()
  const state = readSearchState(useQueryString())
  const { keywords } = state
  const { data } = useSearchScreenQuery({ variables: { keywords }, skip: keywords === '' })
  useEffect(() => noteOwnSearch(keywords), [keywords])
  const result = keywords === '' ? null : data?.search
  const title = keywords === '' ? t('title') : t('results', { keywords })
  const isEmpty = result?.total === 0 && result.productTotal === 0
  return (
    <div className="site-width pt-2 pb-16 md:pb-24">
      <Head
        title={title}
        description={t('description')}
        path={pathTo('search', {}, { keywords })}
        isHidden={true}
      />
      <Breadcrumbs />
      <h1 className="mt-6 mb-6 display text-title wrap-anywhere">{title}</h1>
      <SearchForm key={keywords} keywords={keywords} />
      {result && !isEmpty ? <Results result={result} state={state} /> : null}
      {isEmpty ? (
        <div className="mt-10">
          <EmptyState icon="search" title={t('empty')}>
            <p>{t('emptyHint')}</p>
          </EmptyState>
        </div>
      ) : null}
      {keywords === '' || isEmpty ? <Offer /> : null}
      {keywords === '' || isEmpty ? <RecentProducts /> : null}
    </div>
  )
}

type ResultsProps = { readonly result: Result; readonly state: SearchState }

function Results({ result, state }: ResultsProps): ReactElement {
  const { t } = useTranslation('search')
  const { correctedKeywords, total, productTotal } = result
  const shown = Math.min(FIRST + (state.page - 1) * MORE, total)
  return (
    <>
      {correctedKeywords ? (
        <p className="mt-6 text-lg">
          {t('corrected', { keywords: state.keywords, corrected: correctedKeywords })}
        </p>
      ) : null}
      <p role="status" className="mt-6 border-t border-line pt-4 font-semibold figures">
        {t('count', { count: total + productTotal })}
      </p>
      {productTotal > 0 ? <Products result={result} keywords={state.keywords} /> : null}
      {total > 0 ? (
        <section aria-labelledby="contents" className="mt-12">
          <h2 id="contents" className="mb-6 display text-section">
            {t('contents')}
          </h2>
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            <Hits hits={result.items} />
            {furtherOffsets(state).map((offset) => (
              <MoreHits key={offset} keywords={state.keywords} offset={offset} />
            ))}
          </ul>
          <div className="mt-10 flex flex-col items-center gap-3">
            <p role="status" className="text-base text-ink-soft figures">
              {t('shown', { shown, total })}
            </p>
            {hasMore(state, total) ? <LoadMore state={state} /> : null}
          </div>
        </section>
      ) : null}
    </>
  )
}

type ProductsProps = { readonly result: Result; readonly keywords: string }

function Products({ result, keywords }: ProductsProps): ReactElement {
  const { t } = useTranslation('search')
  const { pathTo } = usePaths()
  const { products, productTotal, correctedKeywords } = result
  return (
    <section aria-labelledby="products" className="mt-8">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="products" className="display text-section">
          {t('products')}
        </h2>
        <PathLink
          path={pathTo('shop', {}, { keywords: correctedKeywords ?? keywords })}
          className="text-link inline-flex min-h-11 items-center figures"
        >
          {t('allProducts', { count: productTotal })}
        </PathLink>
      </div>
      {products ? (
        <ProductGrid products={products} firstRows={4} isRow={true} />
      ) : (
        <Gap what={t('products')} />
      )}
    </section>
  )
}

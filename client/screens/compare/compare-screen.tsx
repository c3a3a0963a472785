import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { comparedSlugs } from '#client/features/compare/compare-store.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState } from '#client/ui/notice.tsx'
import { useCompareScreenQuery } from './compare-screen.generated.ts'
import { readComparedSlugs } from './compare-state.ts'
import { CompareTable } from './compare-table.tsx'

export function CompareScreen(): ReactElement {
  const { t } = useTranslation('compare')
  const slugs = readComparedSlugs(useQueryString())
  const { data } = useCompareScreenQuery({ variables: { slugs }, skip: slugs.length === 0 })
  const products = slugs.length === 0 ? [] : (data?.productsBySlug ?? [])
  const [showsAll, setShowsAll] = useState(true)
  const isHydrated = useIsHydrated()
  useOwnChoice(slugs.length === 0)
  return (
    <div className="site-width pt-2 pb-16 md:pb-24">
      <Head title={t('title')} path={null} isHidden={true} />
      <Breadcrumbs />
      <header className="mt-6 mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h1 id="compare" className="display text-title">
          {t('title')}
        </h1>
        {isHydrated && products.length > 1 ? (
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              checked={!showsAll}
              onChange={(event) => setShowsAll(!event.target.checked)}
              className="size-5 accent-ink"
            />
            {t('onlyDifferences')}
          </label>
        ) : null}
      </header>
      {products.length > 0 ? <CompareTable products={products} showsAll={showsAll} /> : <Nothing />}
    </div>
  )
}

/** Without products in the URL those that this browser has chosen are shown. */
function useOwnChoice(isEmpty: boolean): void {
  const navigate = useNavigate()
  const { pathTo } = usePaths()
  useEffect(() => {
    const own = isEmpty ? comparedSlugs() : []
    if (own.length === 0) return
    void navigate(pathTo('compare', {}, { p: own.join(',') }), { replace: true })
  }, [isEmpty, navigate, pathTo])
}

function Nothing(): ReactElement {
  const { t } = useTranslation('compare')
  const { pathTo } = usePaths()
  return (
    <EmptyState icon="compare" title={t('empty')}>
      <p>{t('emptyHint')}</p>
      <PathLink path={pathTo('shop')} className={buttonClass('primary')}>
        {t('toShop')}
      </PathLink>
    </EmptyState>
  )
}

import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryChips } from '#client/features/category-tile/category-chips.tsx'
import { canonicalPath } from '#client/features/listing/canonical-path.ts'
import { listVariables, readListState } from '#client/features/listing/list-state.ts'
import { Listing } from '#client/features/listing/listing.tsx'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { Gap } from '#client/ui/notice.tsx'
import { type ShopScreenQuery, useShopScreenQuery } from './shop-screen.generated.ts'

export function ShopScreen(): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const query = useQueryString()
  const state = readListState(query)
  const { data } = useShopScreenQuery({
    variables: listVariables(state),
    errorPolicy: 'all',
  })
  const path = pathTo('shop')
  const { keywords } = state
  const title = keywords ? t('shop.search', { keywords }) : t('shop.title')
  return (
    <div className="site-width pt-2 pb-16 md:pb-24">
      <Head
        title={title}
        description={t('shop.description')}
        path={canonicalPath(path, state)}
        isHidden={keywords !== ''}
        image={
          import.meta.env.SSR && !keywords ? <SharedImage shown={{ kind: 'page', title }} /> : null
        }
      />
      <Breadcrumbs />
      <h1 className="mt-3 mb-5 display text-title md:mt-6 md:mb-8">{title}</h1>
      {keywords ? null : <TopCategories categories={data?.categories} />}
      <Listing
        path={path}
        state={state}
        list={data?.products}
        defaultSort={keywords ? null : 'NEWEST'}
      />
    </div>
  )
}

type TopCategoriesProps = { readonly categories: ShopScreenQuery['categories'] | undefined }

function TopCategories({ categories }: TopCategoriesProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  if (categories?.length === 0) return null
  return (
    <section aria-labelledby="categories" className="mb-5 md:mb-8">
      <h2 id="categories" className="sr-only">
        {t('shop.categories')}
      </h2>
      {categories ? <CategoryChips categories={categories} /> : <Gap what={t('shop.categories')} />}
    </section>
  )
}

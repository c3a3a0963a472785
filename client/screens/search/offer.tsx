import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryTileGrid } from '#client/features/category-tile/category-tile-grid.tsx'
import { ProductGrid } from '#client/features/product-card/product-grid.tsx'
import { useSearchOfferQuery } from './search-screen.generated.ts'

/** A way onward for those who found nothing, or have not searched yet. */
export function Offer(): ReactElement {
  const { t } = useTranslation('search')
  const { data } = useSearchOfferQuery()
  const { popularProducts, categories } = data ?? {}
  return (
    <>
      {popularProducts?.length ? (
        <section aria-labelledby="offered" className="mt-14">
          <h2 id="offered" className="mb-6 display text-section">
            {t('offered')}
          </h2>
          <ProductGrid products={popularProducts} isRow={true} />
        </section>
      ) : null}
      {categories?.length ? (
        <section aria-labelledby="categories" className="mt-14">
          <h2 id="categories" className="mb-6 display text-section">
            {t('categories')}
          </h2>
          <CategoryTileGrid categories={categories} />
        </section>
      ) : null}
    </>
  )
}

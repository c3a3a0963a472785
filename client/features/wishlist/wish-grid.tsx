import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductCard } from '#client/features/product-card/product-card.tsx'
import { PRODUCT_GRID } from '#client/features/product-card/product-columns.ts'
import { WishButton } from './wish-button.tsx'
import type { WishFieldsFragment } from './wish-grid.generated.ts'

type WishGridProps = { readonly wishes: readonly WishFieldsFragment[] }

/** Products of a wishlist. */
export function WishGrid({ wishes }: WishGridProps): ReactElement {
  const { t } = useTranslation('wishes')
  return (
    <>
      <h2 className="sr-only">{t('list')}</h2>
      <ul className={PRODUCT_GRID}>
        {wishes.map(({ productId, product }, index) => (
          // A subgrid aligns picture, name and price across a row.
          <li key={productId} className="row-span-3 grid grid-rows-subgrid gap-y-3">
            {product ? (
              <ProductCard product={product} isFirst={index < 4} />
            ) : (
              <Gone productId={productId} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The product is no longer sold or failed to load; the wish can still be removed. */
function Gone({ productId }: { readonly productId: string }): ReactElement {
  const { t } = useTranslation('wishes')
  return (
    <div className="relative grid aspect-4/5 place-items-center rounded-md bg-sand p-4 text-center text-balance text-ink-soft">
      {t('gone')}
      <span className="absolute top-1.5 right-1.5">
        <WishButton product={{ id: productId, name: t('goneName') }} look="card" />
      </span>
    </div>
  )
}

import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-store.ts'
import type { ProductCardFieldsFragment } from '#client/features/product-card/product-card.generated.ts'
import { ProductGrid } from '#client/features/product-card/product-grid.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { CartScreenQuery } from './cart-screen.generated.ts'

/** One row of cards. */
const MOST = 4

type CrossSellProps = {
  readonly cart: Cart
  /** The lines that the page was loaded with, and what goes with their products. */
  readonly loaded: NonNullable<CartScreenQuery['cart']>['items']
}

export function CrossSell({ cart, loaded }: CrossSellProps): ReactElement | null {
  const { t } = useTranslation('cart')
  const products = productsBeside(cart, loaded)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="cross-sell" className="mt-16 border-t border-line pt-12 md:mt-24">
      <SectionHeading id="cross-sell" title={t('crossSell')} />
      <ProductGrid products={products} isRow={true} />
    </section>
  )
}

function productsBeside(
  { items }: Cart,
  loaded: CrossSellProps['loaded'],
): readonly ProductCardFieldsFragment[] {
  const taken = new Set(items.map(({ slug }) => slug))
  const products: ProductCardFieldsFragment[] = []
  for (const product of loaded.flatMap((line) => line.product?.crossSell ?? [])) {
    if (taken.has(product.slug) || product.availability === 'OUT_OF_STOCK') continue
    taken.add(product.slug)
    products.push(product)
  }
  return products.slice(0, MOST)
}

import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { cartExtras } from '#client/features/cart/summary/cart-extras.ts'
import { ProductGrid } from '#client/features/product-card/product-grid.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { CartScreenQuery } from './cart-screen.generated.ts'

type CrossSellProps = {
  readonly cart: Cart
  /** The lines that the page was loaded with, and what goes with their products. */
  readonly loaded: NonNullable<CartScreenQuery['cart']>['items']
}

export function CrossSell({ cart, loaded }: CrossSellProps): ReactElement | null {
  const { t } = useTranslation('cart')
  const slugs = new Set(cart.items.map(({ slug }) => slug))
  const products = cartExtras(
    cart,
    loaded.flatMap((line) => (slugs.has(line.slug) ? (line.product?.crossSell ?? []) : [])),
  )
  if (products.length === 0) return null
  return (
    <section aria-labelledby="cross-sell" className="mt-16 border-t border-line pt-12 md:mt-24">
      <SectionHeading id="cross-sell" title={t('crossSell')} />
      <ProductGrid products={products} isRow={true} />
    </section>
  )
}

import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { cartExtras } from '#client/features/cart/summary/cart-extras.ts'
import { SmallCards } from '#client/features/product-card/small-cards.tsx'
import { usePopupCrossSellQuery } from './popup-cross-sell.generated.ts'

/** As many products as one query takes. */
const MOST = 4

/** What goes with the latest lines. */
export function PopupCrossSell({ cart }: { readonly cart: Cart }): ReactElement | null {
  const { t } = useTranslation('cart')
  const slugs = latestSlugs(cart)
  const { data } = usePopupCrossSellQuery({ variables: { slugs }, context: { isSilent: true } })
  // The row stays while that of other lines is fetched.
  const [shown, setShown] = useState(data)
  if (data && data !== shown) setShown(data)
  const offered = shown?.productsBySlug?.flatMap(({ crossSell }) => crossSell ?? []) ?? []
  const products = cartExtras(cart, offered)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="popup-cross-sell">
      <h3 id="popup-cross-sell" className="mb-4 display text-2xl">
        {t('crossSell')}
      </h3>
      <SmallCards products={products} />
    </section>
  )
}

function latestSlugs({ items }: Cart): string[] {
  return [...new Set(items.map(({ slug }) => slug).toReversed())].slice(0, MOST)
}

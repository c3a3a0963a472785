import type { ReactElement } from 'react'
import type { ProductCardFieldsFragment } from './product-card.generated.ts'
import { ProductCard } from './product-card.tsx'
import { PRODUCT_GRID } from './product-grid-skeleton.tsx'

export function ProductGrid({
  products,
  firstRows = 0,
}: {
  readonly products: readonly ProductCardFieldsFragment[]
  /** How many cards a visitor sees without scrolling. */
  readonly firstRows?: number
}): ReactElement {
  return (
    <ul className={PRODUCT_GRID}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isFirst={index < firstRows} />
        </li>
      ))}
    </ul>
  )
}

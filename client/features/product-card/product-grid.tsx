import type { ReactElement } from 'react'
import type { ProductCardFieldsFragment } from './product-card.generated.ts'
import { ProductCard } from './product-card.tsx'
import { PRODUCT_GRID, PRODUCT_ROW } from './product-grid-skeleton.tsx'

export function ProductGrid({
  products,
  firstRows = 0,
  isRow = false,
}: {
  readonly products: readonly ProductCardFieldsFragment[]
  /** How many cards a visitor sees without scrolling. */
  readonly firstRows?: number
  /** Some that stand for themselves and not the page of a list. */
  readonly isRow?: boolean
}): ReactElement {
  return (
    <ul className={isRow && products.length % 4 === 0 ? PRODUCT_ROW : PRODUCT_GRID}>
      {products.map((product, index) => (
        // Picture, name and price stand on lines that all cards of a row share.
        <li key={product.id} className="row-span-3 grid grid-rows-subgrid gap-y-3">
          <ProductCard product={product} isFirst={index < firstRows} />
        </li>
      ))}
    </ul>
  )
}

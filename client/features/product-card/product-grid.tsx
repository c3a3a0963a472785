import { type ReactElement, type ReactNode, Suspense } from 'react'
import type { ProductCardFieldsFragment } from './product-card.generated.ts'
import { ProductCard } from './product-card.tsx'
import { PRODUCT_GRID, PRODUCT_LIST, PRODUCT_ROW } from './product-columns.ts'

type ProductCardsProps = {
  readonly products: readonly ProductCardFieldsFragment[]
  /** How many cards a visitor sees without scrolling. */
  readonly firstRows?: number
}

export function ProductGrid({
  isRow = false,
  ...cards
}: ProductCardsProps & {
  /** A few products outside of a paginated list. */
  readonly isRow?: boolean
}): ReactElement {
  return (
    <ul className={isRow && cards.products.length % 4 === 0 ? PRODUCT_ROW : PRODUCT_GRID}>
      <ProductCards {...cards} />
    </ul>
  )
}

/** Grid for the cards of one or more pages, beside a filter column. */
export function ProductList({ children }: { readonly children: ReactNode }): ReactElement {
  return <ul className={PRODUCT_LIST}>{children}</ul>
}

/** In a boundary of their own, so that cards are hydrated apart and after what surrounds them. */
export function ProductCards({ products, firstRows = 0 }: ProductCardsProps): ReactElement {
  return (
    <Suspense>
      {products.map((product, index) => (
        // Picture, name and price stand on lines that all cards of a row share.
        // biome-ignore lint/suspicious/noArrayIndexKey: a moved card would be a layout shift.
        <li key={`${index} ${product.id}`} className="row-span-3 grid grid-rows-subgrid gap-y-3">
          <ProductCard product={product} isFirst={index < firstRows} />
        </li>
      ))}
    </Suspense>
  )
}

import type { ReactElement } from 'react'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import { PriceNotice } from './price-notice.tsx'
import { StockNotice } from './stock-notice.tsx'

type ProductNoticesProps = {
  readonly product: Pick<ChoosableFieldsFragment, 'variants'>
  /** The chosen variant; until then the product itself. */
  readonly active: Pick<ChoosableFieldsFragment, 'id' | 'availability'>
  readonly isArchived: boolean
}

/** A mail when it can be bought again, or while it can, when it is cheaper. */
export function ProductNotices(props: ProductNoticesProps): ReactElement {
  const { product, active, isArchived } = props
  if (isArchived || isSoldOut(active)) return <StockNotice productId={active.id} />
  const soldOut = product.variants.filter(isSoldOut)
  return (
    <>
      <PriceNotice productId={active.id} />
      {/* Without scripts the page stays at the variant that it shows first. */}
      {soldOut[0] ? (
        <noscript>
          <StockNotice productId={soldOut[0].id} choices={soldOut} />
        </noscript>
      ) : null}
    </>
  )
}

function isSoldOut({ availability }: ProductNoticesProps['active']): boolean {
  return availability === 'OUT_OF_STOCK'
}

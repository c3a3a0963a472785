import type { MediaReference } from '#services/contract/answers.ts'
import { type Prices, pricesOf } from '#services/modules/product/prices/price.ts'
import {
  type Available,
  availableOf,
  bestOf,
  isStockable,
  scarcestOf,
} from '#services/modules/product/stock/availability.ts'
import type { ProductFormat } from '#services/modules/product/write/catalogue-input.ts'
import type { ProductParts } from './product-parts.ts'
import type { BundleRow, ProductRow, VariantRow } from './product-store.ts'

export function productPrices(row: ProductRow, parts: ProductParts): Prices {
  return pricesOf(
    {
      listPriceCents: row.listPriceCents ?? 0,
      membershipPriceCents: row.membershipPriceCents,
      taxBasisPoints: row.taxBasisPoints ?? 0,
    },
    parts.running.get(row.id) ?? null,
  )
}

/** A variant without its own price costs the same as its product, with reductions. */
export function variantPrices(
  variant: VariantRow,
  parent: ProductRow,
  parts: ProductParts,
): Prices {
  if (variant.listPriceCents === null) return productPrices(parent, parts)
  return pricesOf(
    {
      listPriceCents: variant.listPriceCents,
      membershipPriceCents: variant.membershipPriceCents,
      taxBasisPoints: parent.taxBasisPoints ?? 0,
    },
    parts.running.get(variant.id) ?? null,
  )
}

export function availablePieces(
  product: { readonly id: number; readonly format: ProductFormat },
  parts: Pick<ProductParts, 'stock' | 'variants' | 'bundles'>,
): Available {
  switch (product.format) {
    case 'EProduct':
    case 'Simple':
      return availableOf(product.format, parts.stock.get(product.id)?.available)
    case 'Configurable':
      return bestOf(
        (parts.variants.get(product.id) ?? []).map((variant) => availablePieces(variant, parts)),
      )
    case 'Bundle':
      return scarcestOf(
        (parts.bundles.get(product.id) ?? []).map((entry) => ({
          available: availableOfPart(entry, parts),
          quantity: entry.quantity,
        })),
      )
  }
}

/** True when nothing of it is sent: an EProduct, or made of variants or parts that all are. */
export function isDigital(
  { id, format }: { readonly id: number; readonly format: ProductFormat },
  parts: Pick<ProductParts, 'variants' | 'bundles'>,
): boolean {
  if (isStockable(format)) return format === 'EProduct'
  const made =
    format === 'Bundle'
      ? (parts.bundles.get(id) ?? []).map((entry) => ({ ...entry, id: entry.productId }))
      : (parts.variants.get(id) ?? [])
  return made.length > 0 && made.every((one) => isDigital(one, parts))
}

/** Time of the next scheduled change; null when only a write can change the product. */
export function nextChangeOf(
  id: number,
  { changesAt, variants, bundles }: Pick<ProductParts, 'changesAt' | 'variants' | 'bundles'>,
): string | null {
  const shown = [id, ...(bundles.get(id) ?? []).map((entry) => entry.productId)]
  const all = shown.flatMap((one) => [one, ...(variants.get(one) ?? []).map((row) => row.id)])
  const moments = all.flatMap((one) => changesAt.get(one) ?? [])
  return moments.toSorted()[0] ?? null
}

/** An archived part is not sold in a bundle either, with any stock. */
function availableOfPart(
  { productId, format, archived }: BundleRow,
  parts: Pick<ProductParts, 'stock' | 'variants' | 'bundles'>,
): Available {
  if (archived === 1) return 0
  // Bundles do not nest, so this ends here.
  return availablePieces({ id: productId, format }, parts)
}

/** Leaves out pictures that were deleted from the library. */
export function productMedia(productId: number, parts: ProductParts): MediaReference[] {
  return (parts.mediaIds.get(productId) ?? []).flatMap(
    ({ mediaId }) => parts.media.get(mediaId) ?? [],
  )
}

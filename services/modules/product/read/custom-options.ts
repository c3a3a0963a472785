import type { ProductParts } from './product-parts.ts'
import type { CustomOptionRow } from './product-store.ts'

/**
 * The product's own options, and for a bundle those of parts with a quantity of one, because all
 * pieces of a part are alike.
 */
export function customOptionsOf(id: number, parts: ProductParts): readonly CustomOptionRow[] {
  const single = (parts.bundles.get(id) ?? []).filter(
    ({ quantity, archived }) => quantity === 1 && archived === 0,
  )
  return [id, ...single.map(({ productId }) => productId)].flatMap(
    (owner) => parts.customOptions.get(owner) ?? [],
  )
}

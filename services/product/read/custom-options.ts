import type { ProductParts } from './product-parts.ts'

type CustomOptionRow = NonNullable<ReturnType<ProductParts['customOptions']['get']>>[number]

/** Its own, and for a bundle those of parts that it holds one piece of: all pieces are alike. */
export function customOptionsOf(id: number, parts: ProductParts): readonly CustomOptionRow[] {
  const single = (parts.bundles.get(id) ?? []).filter(
    ({ quantity, archived }) => quantity === 1 && archived === 0,
  )
  return [id, ...single.map(({ productId }) => productId)].flatMap(
    (owner) => parts.customOptions.get(owner) ?? [],
  )
}

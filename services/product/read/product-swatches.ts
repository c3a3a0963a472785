import type { Product } from '#services/contract/product.ts'
import { availabilityOf } from '#services/product/stock/availability.ts'
import { availablePieces } from './product-facts.ts'
import type { ProductParts } from './product-parts.ts'

type Swatch = NonNullable<Product['swatches']>[number]
type Parts = Pick<
  ProductParts,
  'options' | 'attributes' | 'variants' | 'chosen' | 'values' | 'stock' | 'bundles'
>

/** Visual differences between its variants; a single colour is no choice. */
export function swatchesOf(id: number, parts: Parts): Swatch[] {
  const options = parts.options.get(id) ?? []
  const visual = options.find(
    ({ attributeId }) => parts.attributes.get(attributeId)?.inputType === 'visualSwatch',
  )
  if (!visual) return []

  const isAvailable = new Map<number, boolean>()
  for (const variant of parts.variants.get(id) ?? []) {
    const chosen = parts.chosen.get(variant.id) ?? []
    const valueId = chosen.find((row) => row.attributeId === visual.attributeId)?.valueId
    if (typeof valueId !== 'number') continue
    const canBeSold = availabilityOf(availablePieces(variant, parts)) !== 'outOfStock'
    isAvailable.set(valueId, canBeSold || isAvailable.get(valueId) === true)
  }
  if (isAvailable.size < 2) return []

  return [...parts.values.values()].flatMap(({ id: valueId, label, swatch }) => {
    const available = isAvailable.get(valueId)
    if (available === undefined) return []
    return [{ valueId, label, isMedia: isPicture(swatch), swatch, isAvailable: available }]
  })
}

/** Anything but a colour is the path of a picture. */
export function isPicture(swatch: string | null): boolean {
  return swatch !== null && !swatch.startsWith('#')
}

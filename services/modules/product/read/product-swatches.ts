import type { Product } from '#services/contract/product.ts'
import type { AttributeValueRow } from '#services/modules/product/attribute-store.ts'
import { availabilityOf } from '#services/modules/product/stock/availability.ts'
import type { InputType } from '#services/modules/product/write/catalogue-input.ts'
import { availablePieces } from './product-facts.ts'
import type { ProductParts } from './product-parts.ts'

type Swatch = NonNullable<Product['swatches']>[number]
type Parts = Pick<
  ProductParts,
  'options' | 'attributes' | 'variants' | 'chosen' | 'values' | 'stock' | 'bundles'
>

/** Visual differences between its variants; a single colour is no choice. */
export function swatchesOf(id: number, parts: Parts): Swatch[] {
  const isVisual = (inputType: InputType) => inputType === 'visualSwatch'
  return variedValues(id, parts, isVisual).map(
    ({ value: { id: valueId, label, swatch }, isAvailable }) => ({
      ...{ valueId, label, swatch, isAvailable },
      isMedia: isPicture(swatch),
    }),
  )
}

/** Labels of the sizes of which a variant can be sold; a single size is no choice. */
export function availableSizesOf(id: number, parts: Parts): string[] {
  const isWritten = (inputType: InputType) => inputType !== 'visualSwatch'
  return variedValues(id, parts, isWritten).flatMap(({ value, isAvailable }) =>
    isAvailable ? [value.label] : [],
  )
}

type VariedValue = { readonly value: AttributeValueRow; readonly isAvailable: boolean }

/** Values, in display order, of the first such option by which the variants differ. */
function variedValues(
  id: number,
  parts: Parts,
  isWanted: (inputType: InputType) => boolean,
): readonly VariedValue[] {
  const option = (parts.options.get(id) ?? []).find(({ attributeId }) => {
    const attribute = parts.attributes.get(attributeId)
    return attribute !== undefined && isWanted(attribute.inputType)
  })
  if (!option) return []

  const areAvailable = new Map<number, boolean>()
  for (const variant of parts.variants.get(id) ?? []) {
    const chosen = parts.chosen.get(variant.id) ?? []
    const valueId = chosen.find((row) => row.attributeId === option.attributeId)?.valueId
    if (typeof valueId !== 'number') continue
    const canBeSold = availabilityOf(availablePieces(variant, parts)) !== 'outOfStock'
    areAvailable.set(valueId, canBeSold || areAvailable.get(valueId) === true)
  }
  if (areAvailable.size < 2) return []

  return [...parts.values.values()].flatMap((value) => {
    const isAvailable = areAvailable.get(value.id)
    return isAvailable === undefined ? [] : [{ value, isAvailable }]
  })
}

/** Anything but a colour is the path of a picture. */
export function isPicture(swatch: string | null): boolean {
  return swatch !== null && !swatch.startsWith('#')
}

import type { Product } from '#services/contract/product.ts'
import type { ProductAttributeRow } from '#services/modules/product/product-attribute-store.ts'
import { availabilityOf } from '#services/modules/product/stock/availability.ts'
import { availablePieces, productMedia, variantPrices } from './product-facts.ts'
import type { ProductParts } from './product-parts.ts'
import type { ProductRow } from './product-store.ts'
import { isPicture } from './product-swatches.ts'

type AttributeSet = NonNullable<Product['attributeSet']>
type Variant = NonNullable<Product['associatedProducts']>[number]
type OptionAttribute = NonNullable<Product['associatedProductsAttributes']>[number]

/** A product's attributes, in the order in which they were assigned. */
export function attributeSetOf(id: number, parts: ProductParts): AttributeSet['attributes'] {
  const rows = Map.groupBy(parts.chosen.get(id) ?? [], (row) => row.attributeId)
  return [...rows].flatMap(([attributeId, chosen]) => {
    const attribute = parts.attributes.get(attributeId)
    const value = shownValue(chosen, parts)
    if (!attribute || value === null) return []
    return [{ attributeCode: attribute.code, label: attribute.label, value: { value } }]
  })
}

function shownValue(
  chosen: readonly ProductAttributeRow[],
  parts: ProductParts,
): string | number | boolean | string[] | null {
  const [first] = chosen
  if (!first) return null
  if (first.yesNo !== null) return first.yesNo === 1
  if (first.numberThousandths !== null) return first.numberThousandths / 1000
  const inputType = parts.attributes.get(first.attributeId)?.inputType
  // A date has no time of day to display.
  if (first.moment !== null) return inputType === 'date' ? first.moment.slice(0, 10) : first.moment
  const labels = chosen.flatMap((row) => labelOf(row, parts) ?? [])
  const [only] = labels
  if (only === undefined) return null
  return inputType === 'multipleSelect' ? labels : only
}

export function variantsOf(product: ProductRow, slug: string, parts: ProductParts): Variant[] {
  const optionIds = (parts.options.get(product.id) ?? []).map((option) => option.attributeId)
  return (parts.variants.get(product.id) ?? []).map((variant) => {
    const chosen = parts.chosen.get(variant.id) ?? []
    const inOptionOrder = optionIds.flatMap(
      (attributeId) => chosen.find((row) => row.attributeId === attributeId) ?? [],
    )
    const labels = inOptionOrder.flatMap((row) => labelOf(row, parts) ?? [])
    return {
      id: variant.id,
      name: [product.name, ...labels].join(', '),
      // A variant has no page of its own.
      slug,
      sku: variant.sku,
      format: variant.format,
      ...variantPrices(variant, product, parts),
      media: productMedia(variant.id, parts),
      attributes: inOptionOrder.flatMap((row) => {
        const attribute = parts.attributes.get(row.attributeId)
        if (!attribute || row.valueId === null) return []
        return [{ attributeCode: attribute.code, valueId: row.valueId }]
      }),
      availability: availabilityOf(availablePieces(variant, parts)),
    }
  })
}

/** Attributes that select a variant, limited to values that some variant has. */
export function optionAttributesOf(id: number, parts: ProductParts): OptionAttribute[] {
  const offered = new Set(
    (parts.variants.get(id) ?? []).flatMap((variant) =>
      (parts.chosen.get(variant.id) ?? []).flatMap((row) => row.valueId ?? []),
    ),
  )
  return (parts.options.get(id) ?? []).flatMap(({ attributeId }) => {
    const attribute = parts.attributes.get(attributeId)
    if (!attribute) return []
    const values = [...parts.values.values()].filter(
      (value) => value.attributeId === attributeId && offered.has(value.id),
    )
    return [
      {
        attributeCode: attribute.code,
        label: attribute.label,
        inputType: attribute.inputType,
        customClass: attribute.customClass,
        guide: attribute.guide,
        values: values.map((value) => ({
          id: value.id,
          value: value.label,
          isMedia: isPicture(value.swatch),
          shopDefault: value.shopDefault === 1,
          swatch: value.swatch,
        })),
      },
    ]
  })
}

function labelOf(row: ProductAttributeRow, parts: ProductParts): string | undefined {
  return row.valueId === null ? undefined : parts.values.get(row.valueId)?.label
}

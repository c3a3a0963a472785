import type { Product } from '#services/contract/product.ts'
import { longestOf } from '#services/contract/rules/cart.ts'
import { badgesOf } from '#services/modules/product/badges/badges.ts'
import { availabilityOf } from '#services/modules/product/stock/availability.ts'
import { plainTextsOf } from '#services/modules/product/text-columns.ts'
import { customOptionsOf } from './custom-options.ts'
import { attributeSetOf, optionAttributesOf, variantsOf } from './product-choices.ts'
import { availablePieces, isDigital, productMedia, productPrices } from './product-facts.ts'
import type { ProductParts } from './product-parts.ts'
import { ratingOf } from './product-rating.ts'
import { availableSizesOf, swatchesOf } from './product-swatches.ts'

/** Null when the product does not exist or has no slug. */
export function productRecord(id: number, parts: ProductParts): Product | null {
  const row = parts.products.get(id)
  const slug = parts.slugs.get(id)
  if (!row || slug === undefined) return null

  const prices = productPrices(row, parts)
  const stored = (parts.badges.get(id) ?? []).map(({ badge }) => badge)
  const categories = parts.categories.get(id) ?? []
  return {
    id,
    type: 'product',
    name: row.name,
    slug,
    sku: row.sku,
    format: row.format,
    ...prices,
    media: productMedia(id, parts),
    categoryPriority: row.categoryPriority,
    archived: row.archived === 1,
    featured: row.featured === 1,
    mainCategory: categories.find((entry) => entry.isMain === 1)?.categoryId ?? null,
    categories: categories.map((entry) => entry.categoryId),
    crossSellProducts: (parts.crossSells.get(id) ?? []).map((entry) => entry.offeredId),
    attributeSet: { attributes: attributeSetOf(id, parts) },
    bundles: (parts.bundles.get(id) ?? []).map(({ productId, format, quantity }) => ({
      product: { id: productId, format },
      quantity,
      format,
    })),
    associatedProducts: variantsOf(row, slug, parts),
    associatedProductsAttributes: optionAttributesOf(id, parts),
    swatches: swatchesOf(id, parts),
    availableSizes: availableSizesOf(id, parts),
    badges: badgesOf(stored, prices),
    customOptions: customOptionsOf(id, parts).map((option) => ({
      id: option.id,
      option_type: option.type,
      maxLength: longestOf(option),
      isRequired: option.isRequired === 1,
      picture: parts.media.get(option.mediaId ?? 0) ?? null,
      custom_option_values: { label: option.label },
    })),
    availability: availabilityOf(availablePieces(row, parts)),
    isDigital: isDigital(row, parts),
    ...plainTextsOf(row),
    manufacturer:
      row.manufacturerName !== null && row.manufacturerContact !== null
        ? { name: row.manufacturerName, contact: row.manufacturerContact }
        : null,
    rating: ratingOf(row.ratingCounts),
    updatedAt: row.updatedAt,
  }
}

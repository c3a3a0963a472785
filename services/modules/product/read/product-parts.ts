import type { MediaReference } from '#services/contract/answers.ts'
import type { Product } from '#services/contract/product.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import {
  type AttributeRow,
  type AttributeValueRow,
  attributeRows,
  attributeValueRows,
} from '#services/modules/product/attribute-store.ts'
import { badgeRows, type StoredBadge } from '#services/modules/product/badges/badge-store.ts'
import type { RunningReduction } from '#services/modules/product/prices/price.ts'
import {
  type ComingReduction,
  comingReductions,
  runningOf,
} from '#services/modules/product/prices/price-store.ts'
import {
  optionRows,
  type ProductAttributeRow,
  productAttributeRows,
} from '#services/modules/product/product-attribute-store.ts'
import { type StockState, stockStates } from '#services/modules/product/stock/stock-store.ts'
import type { Db } from '#services/platform/database.ts'
import { slugsWithFallback } from '#services/platform/slugs.ts'
import {
  type BundleRow,
  bundleRows,
  type CustomOptionRow,
  categoryIdRows,
  crossSellRows,
  customOptionRows,
  mediaIdRows,
  type ProductRow,
  productRows,
  type VariantRow,
  variantRows,
} from './product-store.ts'

export type ReadContext = { readonly db: Db; readonly language: string; readonly now: string }

export type ProductField = keyof Product

/** All data behind the selected fields of these products, loaded together. */
export type ProductParts = {
  readonly products: ReadonlyMap<number, ProductRow>
  readonly slugs: ReadonlyMap<number, string>
  readonly categories: Grouped<{ readonly categoryId: number; readonly isMain: number }>
  readonly mediaIds: Grouped<{ readonly mediaId: number }>
  readonly media: ReadonlyMap<number, MediaReference>
  readonly running: ReadonlyMap<number, RunningReduction>
  readonly stock: ReadonlyMap<number, StockState>
  /**
   * The next time at which the price or the availability of a product or variant changes without a
   * write.
   */
  readonly changesAt: ReadonlyMap<number, string>
  readonly variants: Grouped<VariantRow>
  readonly bundles: Grouped<BundleRow>
  readonly crossSells: Grouped<{ readonly offeredId: number }>
  readonly customOptions: Grouped<CustomOptionRow>
  readonly options: Grouped<{ readonly attributeId: number }>
  readonly chosen: Grouped<ProductAttributeRow>
  readonly attributes: ReadonlyMap<number, AttributeRow>
  readonly values: ReadonlyMap<number, AttributeValueRow>
  readonly badges: Grouped<{ readonly badge: StoredBadge }>
}

type Grouped<Row> = ReadonlyMap<number, readonly Row[]>

/** The number of statements depends on the fields, not on the number of products. */
export async function readProductParts(
  { db, language, now }: ReadContext,
  ids: readonly number[],
  isSelected: (...fields: readonly ProductField[]) => boolean,
): Promise<ProductParts> {
  const withPrices = isSelected(
    'retailPrice',
    'basicPrice',
    'finalPrice',
    'membershipPrice',
    'discount',
    'referencePrice',
    'associatedProducts',
    'badges',
  )
  const withSwatches = isSelected('swatches', 'availableSizes')
  const withStock = withSwatches || isSelected('availability', 'associatedProducts')
  const withVariants = isSelected('associatedProducts', 'associatedProductsAttributes')
  const withKind = isSelected('isDigital')
  const withBundles = withKind || isSelected('bundles', 'availability', 'customOptions')
  const withAttributes = withVariants || isSelected('attributeSet')
  const nothing: readonly number[] = []

  const bundles = await bundleRows(db, withBundles ? ids : nothing)
  const parts = bundles.map((entry) => entry.productId)
  const isMade = withVariants || withStock || withKind
  const variants = await variantRows(db, isMade ? [...ids, ...parts] : nothing)
  const ownVariants = variants.flatMap((row) => (ids.includes(row.parentId) ? [row.id] : []))
  const withOwnVariants = [...ids, ...ownVariants]
  const ofVariants = withSwatches ? ownVariants : nothing
  const ownersOfValues = withAttributes ? withOwnVariants : ofVariants

  const [
    products,
    slugs,
    categories,
    mediaIds,
    reductions,
    stock,
    crossSells,
    customOptions,
    options,
    chosen,
    badges,
  ] = await Promise.all([
    productRows(db, ids, language),
    slugsWithFallback(db, 'product', language, ids),
    categoryIdRows(db, isSelected('mainCategory', 'categories') ? ids : nothing),
    mediaIdRows(db, withVariants ? withOwnVariants : ids),
    comingReductions(db, withPrices ? withOwnVariants : nothing, now),
    stockStates(
      db,
      withStock ? [...ids, ...parts, ...variants.map((row) => row.id)] : nothing,
      now,
    ),
    crossSellRows(db, isSelected('crossSellProducts') ? ids : nothing),
    customOptionRows(db, isSelected('customOptions') ? [...ids, ...parts] : nothing, language),
    optionRows(db, withVariants || withSwatches ? ids : nothing),
    productAttributeRows(db, ownersOfValues),
    badgeRows(db, isSelected('badges') ? ids : nothing),
  ])
  const valueIds = chosen.flatMap((row) => row.valueId ?? [])
  const [media, attributes, values] = await Promise.all([
    mediaReferences(
      db,
      [...new Set([...mediaIds, ...customOptions].flatMap(({ mediaId }) => mediaId ?? []))],
      language,
    ),
    withAttributes || withSwatches ? attributeRows(db, language) : [],
    attributeValueRows(db, language, [...new Set(valueIds)]),
  ])

  const ofProduct = (row: { readonly productId: number }): number => row.productId
  return {
    products,
    slugs,
    categories: Map.groupBy(categories, ofProduct),
    mediaIds: Map.groupBy(mediaIds, ofProduct),
    media,
    running: runningOf(reductions, now),
    stock,
    changesAt: changeMoments(reductions, stock, now),
    variants: Map.groupBy(variants, (row) => row.parentId),
    bundles: Map.groupBy(bundles, (row) => row.bundleId),
    crossSells: Map.groupBy(crossSells, ofProduct),
    customOptions: Map.groupBy(customOptions, ofProduct),
    options: Map.groupBy(options, ofProduct),
    chosen: Map.groupBy(chosen, ofProduct),
    attributes: new Map(attributes.map((row) => [row.id, row])),
    values: new Map(values.map((row) => [row.id, row])),
    badges: Map.groupBy(badges, ofProduct),
  }
}

function changeMoments(
  reductions: readonly ComingReduction[],
  stock: ReadonlyMap<number, StockState>,
  now: string,
): ReadonlyMap<number, string> {
  const moments = new Map<number, string>()
  const note = (id: number, at: string | null): void => {
    const earliest = moments.get(id)
    if (at !== null && (earliest === undefined || at < earliest)) moments.set(id, at)
  }
  for (const { productId, startsAt, endsAt } of reductions) {
    note(productId, startsAt > now ? startsAt : endsAt)
  }
  for (const [productId, { changesAt }] of stock) note(productId, changesAt)
  return moments
}

/** Of their pages. */
export async function slugsOfProducts(
  db: Db,
  language: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return await slugsWithFallback(db, 'product', language, ids)
}

import { requireMedia } from '#services/modules/media/api.ts'
import { HOME_COUNTRY, toBasisPoints } from '#services/modules/product/prices/price.ts'
import {
  insertOptions,
  insertOwnedAttributes,
  optionRows,
} from '#services/modules/product/product-attribute-store.ts'
import { tagIds as tagIdsBySlug } from '#services/modules/product/tag-store.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { invalid } from './check-product.ts'
import { type AttributeBook, attributeRowsOf } from './create-attributes.ts'
import { inParts } from './in-parts.ts'
import {
  deleteParts,
  insertBundleEntries,
  insertCategories,
  insertCrossSells,
  insertMediaIds,
  insertTaggings,
  insertTaxes,
} from './part-rows.ts'
import { productsBySku } from './product-writer.ts'
import { changedAmong, type SavedProduct } from './saved-product.ts'

export type SavedParts = {
  /** By slug. */
  readonly tagIds: ReadonlyMap<string, number>
  readonly leftCategoryIds: readonly number[]
}

/** Replaces what belongs to the products: taxes, categories, pictures, values, related products. */
export async function saveParts(
  trx: Trx,
  saved: readonly SavedProduct[],
  book: AttributeBook,
): Promise<SavedParts> {
  const leftCategoryIds = await deleteParts(trx, changedAmong(saved))
  await insertTaxes(trx, saved.flatMap(taxesOf))
  await insertCategories(
    trx,
    saved.flatMap(({ id, product }) =>
      product.categoryIds.map((categoryId, position) => ({ id, categoryId, position })),
    ),
  )
  const pictures = saved
    .flatMap(({ id, product, variants }) => [
      { id, mediaIds: product.mediaIds },
      ...variants.map(({ id: variantId, variant }) => ({
        id: variantId,
        mediaIds: variant.mediaIds,
      })),
    ])
    .flatMap(({ id, mediaIds = [] }) =>
      mediaIds.map((mediaId, position) => ({ id, mediaId, position })),
    )
  await requireMedia(
    trx,
    pictures.map(({ mediaId }) => mediaId),
    'mediaIds',
  )
  await insertMediaIds(trx, pictures)
  await saveValues(trx, saved, book)
  await saveOptions(trx, saved, book)
  await saveRelated(trx, saved)
  return { tagIds: await saveTaggings(trx, saved), leftCategoryIds }
}

function taxesOf({ id, product }: SavedProduct) {
  const rates = { ...product.taxRatesPercent, [HOME_COUNTRY]: product.taxRatePercent }
  return Object.entries(rates).map(([country, percent]) => ({
    id,
    country,
    basisPoints: toBasisPoints(percent),
  }))
}

/** Values of a variant stay as they were created. */
async function saveValues(
  trx: Trx,
  saved: readonly SavedProduct[],
  book: AttributeBook,
): Promise<void> {
  const ofProducts = saved.flatMap(({ id, product }) =>
    (product.attributes ?? [])
      .flatMap((given) => attributeRowsOf(given, book))
      .map((row) => ({ ...row, productId: id, listedId: id })),
  )
  const ofVariants = saved.flatMap(({ id: listedId, variants }) =>
    variants
      .filter(({ before }) => before === null)
      .flatMap(({ id: productId, values }) =>
        values.map((value) => ({ ...value, productId, listedId })),
      ),
  )
  await inParts([...ofProducts, ...ofVariants], (part) => insertOwnedAttributes(trx, part))
}

async function saveOptions(
  trx: Trx,
  saved: readonly SavedProduct[],
  book: AttributeBook,
): Promise<void> {
  const changedIds = changedAmong(saved).map(({ id }) => id)
  const stored = Map.groupBy(await optionRows(trx, changedIds), ({ productId }) => productId)
  const rows = saved.flatMap(({ id, product, before }) => {
    const ids = (product.options ?? []).map((code) => book.attribute(code).id)
    if (!before) return ids.map((attributeId, position) => ({ id, attributeId, position }))
    const known = (stored.get(id) ?? []).map(({ attributeId }) => attributeId)
    if (known.join() === ids.join()) return []
    throw new Refusal(409, `${product.sku} keeps its options.`, {
      code: 'INVALID_INPUT',
      field: 'options',
    })
  })
  await inParts(rows, (part) => insertOptions(trx, part))
}

async function saveRelated(trx: Trx, saved: readonly SavedProduct[]): Promise<void> {
  const known = await productsBySku(
    trx,
    saved.flatMap(({ product: { crossSellSkus = [], bundle = [] } }) => [
      ...crossSellSkus,
      ...bundle.map(({ sku }) => sku),
    ]),
  )
  await insertCrossSells(
    trx,
    saved.flatMap(({ id, product: { crossSellSkus = [] } }) =>
      [...new Set(crossSellSkus)]
        .flatMap((sku) => known.get(sku)?.id ?? [])
        .map((offeredId, position) => ({ id, offeredId, position })),
    ),
  )
  await insertBundleEntries(
    trx,
    saved.flatMap(({ id, product: { bundle = [] } }) =>
      bundle.map(({ sku, quantity }, position) => {
        const part = known.get(sku)
        if (!part || part.format === 'Bundle') throw invalid(`${sku} cannot be bundled.`, 'bundle')
        return { id, productId: part.id, quantity, position }
      }),
    ),
  )
}

async function saveTaggings(
  trx: Trx,
  saved: readonly SavedProduct[],
): Promise<ReadonlyMap<string, number>> {
  const slugs = new Set(saved.flatMap(({ product: { tags = [] } }) => tags))
  const ids = await tagIdsBySlug(trx, [...slugs])
  await insertTaggings(
    trx,
    saved.flatMap(({ id, product: { tags = [] } }) =>
      tags.map((slug) => {
        const tagId = ids.get(slug)
        if (tagId === undefined) throw invalid(`There is no tag ${slug}.`, 'tags')
        return { id, tagId }
      }),
    ),
  )
  return ids
}

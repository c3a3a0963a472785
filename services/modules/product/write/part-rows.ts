import { categoryIdRows } from '#services/modules/product/read/product-store.ts'
import type { Trx } from '#services/platform/database.ts'
import { inParts } from './in-parts.ts'
import type { SavedProduct } from './saved-product.ts'

/** Tables whose rows of a product are replaced when it is saved again. */
const REPLACED = [
  'product_tax',
  'product_category',
  'product_media',
  'product_attribute',
  'product_tagging',
] as const

/** Returns the categories that the products were in. */
export async function deleteParts(
  trx: Trx,
  changed: readonly SavedProduct[],
): Promise<readonly number[]> {
  const ids = changed.map(({ id }) => id)
  const categoryIds = new Set<number>()
  await inParts(ids, async (part) => {
    for (const { categoryId } of await categoryIdRows(trx, part)) categoryIds.add(categoryId)
    for (const table of REPLACED) {
      await trx.deleteFrom(table).where('product_id', 'in', part).execute()
    }
    await trx.deleteFrom('bundle_entry').where('bundle_id', 'in', part).execute()
  })
  const variantIds = changed.flatMap(({ variants }) => variants.map(({ id }) => id))
  await inParts(variantIds, (part) =>
    trx.deleteFrom('product_media').where('product_id', 'in', part).execute(),
  )
  const offering = changed.filter(({ product }) => product.crossSellSkus !== undefined)
  await inParts(offering, (part) => deleteCrossSells(trx, part))
  return [...categoryIds]
}

export async function deleteCrossSells(
  trx: Trx,
  products: readonly { readonly id: number }[],
): Promise<void> {
  await trx
    .deleteFrom('cross_sell')
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
}

export async function insertTaxes(
  trx: Trx,
  rates: readonly { readonly id: number; readonly country: string; readonly basisPoints: number }[],
): Promise<void> {
  const rows = rates.map(({ id, country, basisPoints }) => ({
    product_id: id,
    country,
    rate_basis_points: basisPoints,
  }))
  await inParts(rows, (part) => trx.insertInto('product_tax').values(part).execute())
}

/** The first category is the main one. */
export async function insertCategories(
  trx: Trx,
  places: readonly {
    readonly id: number
    readonly categoryId: number
    readonly position: number
  }[],
): Promise<void> {
  const rows = places.map(({ id, categoryId, position }) => ({
    product_id: id,
    category_id: categoryId,
    is_main: position === 0 ? (1 as const) : (0 as const),
  }))
  await inParts(rows, (part) => trx.insertInto('product_category').values(part).execute())
}

export async function insertMediaIds(
  trx: Trx,
  pictures: readonly { readonly id: number; readonly mediaId: number; readonly position: number }[],
): Promise<void> {
  const rows = pictures.map(({ id, mediaId, position }) => ({
    product_id: id,
    media_id: mediaId,
    position,
  }))
  await inParts(rows, (part) => trx.insertInto('product_media').values(part).execute())
}

export async function insertCrossSells(
  trx: Trx,
  offers: readonly { readonly id: number; readonly offeredId: number; readonly position: number }[],
): Promise<void> {
  const rows = offers.map(({ id, offeredId, position }) => ({
    product_id: id,
    offered_id: offeredId,
    position,
  }))
  await inParts(rows, (part) => trx.insertInto('cross_sell').values(part).execute())
}

export async function insertBundleEntries(
  trx: Trx,
  entries: readonly {
    readonly id: number
    readonly productId: number
    readonly quantity: number
    readonly position: number
  }[],
): Promise<void> {
  const rows = entries.map(({ id, productId, quantity, position }) => ({
    bundle_id: id,
    product_id: productId,
    quantity,
    position,
  }))
  await inParts(rows, (part) => trx.insertInto('bundle_entry').values(part).execute())
}

export async function insertTaggings(
  trx: Trx,
  taggings: readonly { readonly id: number; readonly tagId: number }[],
): Promise<void> {
  const rows = taggings.map(({ id, tagId }) => ({ product_id: id, tag_id: tagId }))
  await inParts(rows, (part) => trx.insertInto('product_tagging').values(part).execute())
}

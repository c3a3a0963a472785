import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { productTags } from './change-tags.ts'
import { lockRating, writeRating } from './product-writer.ts'

/** Locks the stars of a product until the transaction ends. */
export async function lockProductRating(trx: Trx, productId: number): Promise<void> {
  await lockRating(trx, productId)
}

/**
 * Stores the number of ratings by stars, from one star on; the page and cards show their mean. The
 * product itself does not change, so its `updated_at` stays.
 */
export async function setRating(
  trx: Trx,
  productId: number,
  counts: readonly number[],
): Promise<void> {
  const hasAny = counts.some((times) => times > 0)
  await writeRating(trx, productId, hasAny ? JSON.stringify(counts) : null)
  await addChanges(trx, await productTags(trx, [productId]))
}

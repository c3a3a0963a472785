import { categoryTree } from '#services/modules/product/categories/category-store.ts'
import { withAncestors } from '#services/modules/product/categories/category-tree.ts'
import { categoryIdRows } from '#services/modules/product/read/product-store.ts'
import type { Trx } from '#services/platform/database.ts'
import { listedIdsOf } from './product-writer.ts'

/** Tags for changes that only the product's page and cards show: a text, a picture. */
export async function productTags(trx: Trx, productIds: readonly number[]): Promise<string[]> {
  return taggedAs('product', await listedIdsOf(trx, productIds))
}

/** Tags for changes that may also move the product in a list: a name, a price. */
export async function listTags(
  trx: Trx,
  productIds: readonly number[],
  /** Categories that the product was removed from. */
  leftCategoryIds: readonly number[] = [],
): Promise<string[]> {
  const listed = await listedIdsOf(trx, productIds)
  if (listed.length === 0) return []
  const rows = await categoryIdRows(trx, listed)
  const categories = withAncestors(await categoryTree(trx), [
    ...rows.map((row) => row.categoryId),
    ...leftCategoryIds,
  ])
  return [...taggedAs('product', listed), ...taggedAs('list', [...categories]), 'list:all']
}

/** Tags for products that appear, disappear or change categories: the tree counts its products. */
export async function placeTags(
  trx: Trx,
  productIds: readonly number[],
  leftCategoryIds: readonly number[] = [],
): Promise<string[]> {
  return ['categories', ...(await listTags(trx, productIds, leftCategoryIds))]
}

/** Tag of answers that depend on the later prices of any product. */
export const ANY_PLAN = 'planned:products'

/** Tags for changes that are invisible until a later time: pages do not carry this tag. */
export async function plannedTags(trx: Trx, productIds: readonly number[]): Promise<string[]> {
  const listed = await listedIdsOf(trx, productIds)
  return listed.length === 0 ? [] : [...taggedAs('planned', listed), ANY_PLAN]
}

/**
 * Tag for stock changes that do not change the displayed availability but may move the time of its
 * next change. Pages do not carry this tag.
 */
export function piecesTag(productId: number): string {
  return `pieces:${productId}`
}

function taggedAs(kind: string, ids: readonly number[]): string[] {
  return ids.map((id) => `${kind}:${id}`)
}

import type { Trx } from '#services/platform/database.ts'
import { categoryTree } from './category-store.ts'
import { withAncestors } from './category-tree.ts'
import { categoryIdRows } from './product-store.ts'
import { listedIdsOf } from './product-writer.ts'

/** For a change that only the product's own page and its cards show: a text, a picture. */
export async function pageTopics(trx: Trx, productIds: readonly number[]): Promise<string[]> {
  const listed = await listedIdsOf(trx, productIds)
  return listed.map((id) => `product:${id}`)
}

/** For a change that may move the product in a list, or into one, or out of one. */
export async function listTopics(
  trx: Trx,
  productIds: readonly number[],
  /** Categories that it stood in until now. */
  leftCategoryIds: readonly number[] = [],
): Promise<string[]> {
  const listed = await listedIdsOf(trx, productIds)
  if (listed.length === 0) return []
  const rows = await categoryIdRows(trx, listed)
  const categories = withAncestors(await categoryTree(trx), [
    ...rows.map((row) => row.categoryId),
    ...leftCategoryIds,
  ])
  return [
    ...listed.map((id) => `product:${id}`),
    ...[...categories].map((id) => `list:${id}`),
    'list:all',
  ]
}

/**
 * For a change that nobody sees yet, but whoever foretells prices must know before its moment: no
 * page goes by this topic.
 */
export async function plannedTopics(trx: Trx, productIds: readonly number[]): Promise<string[]> {
  const listed = await listedIdsOf(trx, productIds)
  return listed.map((id) => `planned:${id}`)
}

/**
 * For pieces that came or went while the product's availability stayed as it was shown: no page goes
 * by it, but whoever knows when the availability will change next knows it no more.
 */
export function piecesTopic(productId: number): string {
  return `pieces:${productId}`
}

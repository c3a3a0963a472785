import type { ProductBadgeTable } from '#services/modules/product/tables.ts'
import { inParts } from '#services/modules/product/write/in-parts.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type StoredBadge = ProductBadgeTable['badge']
export type BadgeRow = { readonly productId: number; readonly badge: StoredBadge }

export async function badgeRows(
  db: Db,
  productIds: readonly number[],
): Promise<readonly BadgeRow[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('product_badge')
    .select(['product_id as productId', 'badge'])
    .where('product_id', 'in', productIds)
    .execute()
}

export async function allBadges(db: Db): Promise<readonly BadgeRow[]> {
  return db.selectFrom('product_badge').select(['product_id as productId', 'badge']).execute()
}

/** Another replica may have inserted some of them. */
export async function insertBadges(trx: Trx, badges: readonly BadgeRow[]): Promise<void> {
  await inParts(badges, (part) =>
    trx
      .insertInto('product_badge')
      .values(part.map(({ productId, badge }) => ({ product_id: productId, badge })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

export async function deleteBadges(trx: Trx, badges: readonly BadgeRow[]): Promise<void> {
  for (const [badge, rows] of Map.groupBy(badges, (row) => row.badge)) {
    await inParts(rows, (part) =>
      trx
        .deleteFrom('product_badge')
        .where('badge', '=', badge)
        .where(
          'product_id',
          'in',
          part.map(({ productId }) => productId),
        )
        .execute(),
    )
  }
}

/** Products published from `since` to `until`, without variants. */
export async function publishedBetween(
  db: Db,
  since: string,
  until: string,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('parent_id', 'is', null)
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .execute()
  return rows.map(({ id }) => id)
}

/** Best-selling products first; archived products are left out. */
export async function bestSold(
  db: Db,
  { limit, leastPieces }: { readonly limit: number; readonly leastPieces: number },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('product_sale as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select('p.id')
    .where('p.archived', '=', 0)
    .where('s.pieces', '>=', leastPieces)
    .orderBy('s.pieces', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function replaceSales(
  trx: Trx,
  sold: readonly { readonly productId: number; readonly pieces: number }[],
): Promise<void> {
  await trx.deleteFrom('product_sale').execute()
  await inParts(sold, (part) =>
    trx
      .insertInto('product_sale')
      .values(part.map(({ productId, pieces }) => ({ product_id: productId, pieces })))
      .execute(),
  )
}

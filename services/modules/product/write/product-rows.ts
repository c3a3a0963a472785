import type { Insertable } from 'kysely'
import type { ProductTable } from '#services/modules/product/tables.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { inParts } from './in-parts.ts'
import { lockProduct } from './product-writer.ts'
import type { StoredProduct } from './saved-product.ts'

type Row = Insertable<ProductTable>

export async function storedBySku(
  trx: Trx,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  const stored = new Map<string, StoredProduct>()
  await inParts(skus, async (part) => {
    const rows = await trx
      .selectFrom('product')
      .select([
        'id',
        'sku',
        'parent_id as parentId',
        'variant_key as variantKey',
        'format',
        'created_at as createdAt',
        'list_price_cents as listPriceCents',
      ])
      .where('sku', 'in', part)
      .execute()
    for (const { sku, ...row } of rows) stored.set(sku, row)
  })
  return stored
}

/** Locks in the order of the ids; prices are as they are once locked. */
export async function lockRows(
  trx: Trx,
  clock: Clock,
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<ReadonlyMap<string, StoredProduct>> {
  const locked = new Map<string, StoredProduct>()
  for (const [sku, row] of [...stored].toSorted(([, one], [, other]) => one.id - other.id)) {
    const { listPriceCents = null } =
      (await lockProduct(trx, row.id, clock.now().toISOString())) ?? {}
    locked.set(sku, { ...row, listPriceCents })
  }
  return locked
}

/** Returns ids by SKU, because rows may be returned in another order. */
export async function insertRows(trx: Trx, products: readonly Row[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  await inParts(products, async (part) => {
    const rows = await trx.insertInto('product').values(part).returning(['id', 'sku']).execute()
    for (const { id, sku } of rows) ids.set(sku, id)
  })
  return ids
}

export async function updateRow(trx: Trx, id: number, row: Row): Promise<void> {
  await trx.updateTable('product').set(row).where('id', '=', id).execute()
}

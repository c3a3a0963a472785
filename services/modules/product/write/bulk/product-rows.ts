import type { Insertable } from 'kysely'
import type { ProductTable } from '#services/modules/product/tables.ts'
import type { Trx } from '#services/platform/database.ts'
import { inParts } from './in-parts.ts'

/** Returns ids by SKU, because rows may be returned in another order. */
export async function insertRows(
  trx: Trx,
  products: readonly Insertable<ProductTable>[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  await inParts(products, async (part) => {
    const rows = await trx.insertInto('product').values(part).returning(['id', 'sku']).execute()
    for (const { id, sku } of rows) ids.set(sku, id)
  })
  return ids
}

export function idOf(ids: ReadonlyMap<string, number>, sku: string): number {
  const id = ids.get(sku)
  if (id === undefined) throw new Error(`${sku} was not written`)
  return id
}

import type { Db } from '#services/platform/database.ts'
import type { WholeOrder } from './order.ts'
import { withParts } from './parts-store.ts'
import { toOrder } from './rows.ts'

/** Orders with all of their parts, by number. */
export async function ordersByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, WholeOrder>> {
  const rows = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('number', 'in', numbers)
    .execute()
  const orders = await withParts(db, rows.map(toOrder))
  return new Map(orders.map((order) => [order.number, order]))
}

import { sql } from 'kysely'
import { setSales } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { nightly } from '#services/platform/jobs/nightly.ts'
import type {} from './tables.ts'

const DAYS = 90
const DAY_MS = 86_400_000

/** Counts every night, so that an order changes no cached page. */
export const saleNights = nightly('order.sales', countSales)

export async function countSales(trx: Trx, clock: Clock): Promise<void> {
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS).toISOString()
  await setSales(trx, clock, await piecesSold(trx, since))
}

/**
 * Sold pieces by product, including its variants; without withdrawn pieces, and without orders that
 * await payment or were cancelled.
 */
async function piecesSold(
  db: Db,
  since: string,
): Promise<{ readonly productId: number; readonly pieces: number }[]> {
  const rows = await db
    .selectFrom('order_line as l')
    .innerJoin('customer_order as o', 'o.id', 'l.order_id')
    .innerJoin('product as p', (join) =>
      join.on('p.id', '=', sql`coalesce(l.main_product_id, l.product_id)`),
    )
    .select([
      sql<number>`coalesce(p.parent_id, p.id)`.as('productId'),
      sql<number>`sum(l.quantity - l.withdrawn_quantity)`.as('pieces'),
    ])
    .where('o.placed_at', '>', since)
    .where('o.state', 'not in', ['awaitingPayment', 'cancelled'])
    .groupBy(sql`coalesce(p.parent_id, p.id)`)
    .having(sql<boolean>`sum(l.quantity - l.withdrawn_quantity) > 0`)
    .execute()
  return rows.map(({ productId, pieces }) => ({ productId, pieces: Number(pieces) }))
}

import type { Db } from '#services/platform/database.ts'
import type {} from './tables.ts'

/**
 * Whether the account has a paid order with this product; a variant counts as its product. An order
 * that is paid at the door is confirmed without any cost and can be cancelled.
 */
export async function hasBought(db: Db, accountId: number, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_order as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select('o.id')
    .where('o.account_id', '=', accountId)
    .where('o.state', 'in', ['confirmed', 'shipped', 'delivered'])
    .where('o.payment_state', '<>', 'unpaid')
    .where((eb) =>
      eb.or([eb('l.product_id', '=', productId), eb('l.main_product_id', '=', productId)]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

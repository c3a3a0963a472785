import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#services/platform/database.ts'

type Buyer = { readonly id: number; readonly slug: string; readonly language: string }

/** Pieces of products in orders that are not cancelled, by product; a variant counts as its product too. */
export async function ticketsSold(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['product_id', 'main_product_id'])
    .select(sql<number>`sum(quantity - withdrawn_quantity)`.as('pieces'))
    .where(isOneOf(productIds))
    .where('customer_order.state', '<>', 'cancelled')
    .groupBy(['product_id', 'main_product_id'])
    .execute()
  return new Map(
    productIds.map((id) => [
      id,
      rows
        .filter((row) => row.product_id === id || row.main_product_id === id)
        .reduce((sum, { pieces }) => sum + Number(pieces), 0),
    ]),
  )
}

/** Orders with these tickets whose buyers can be informed. */
export async function countTicketOrders(db: Db, productIds: readonly number[]): Promise<number> {
  if (productIds.length === 0) return 0
  const { orders } = await buyersOf(db, productIds)
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return Number(orders)
}

/** The next of them, by the id of the order. */
export async function nextTicketOrders(
  db: Db,
  productIds: readonly number[],
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Buyer[]> {
  if (productIds.length === 0) return []
  return await buyersOf(db, productIds)
    .select(['id', 'slug', 'language'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** For lists of orders: whether an order has one of these products and the buyer has not given it back. */
export function hasTicket(productIds: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`customer_order.id in (
    select order_id from order_line
    where product_id in (${productIds}) and quantity > withdrawn_quantity
    union all
    select order_id from order_line
    where main_product_id in (${productIds}) and quantity > withdrawn_quantity)`
}

function buyersOf(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('customer_order')
    .where(hasTicket(sql.join(productIds)))
    .where('state', '<>', 'cancelled')
    .where('email', '<>', '')
}

function isOneOf(productIds: readonly number[]) {
  const ids = sql.join(productIds)
  return sql<SqlBool>`(product_id in (${ids}) or main_product_id in (${ids}))`
}

import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import { SEARCHED, writeWords } from './list/order-words.ts'
import type { StoredOrder } from './order.ts'
import { toOrder } from './rows.ts'
import type { OrderTable } from './tables.ts'

export type NewOrder = Insertable<OrderTable>

/**
 * The next number of the year. Locks the year until the transaction ends, so that no number is
 * lost.
 */
export async function nextNumber(trx: Trx, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('order_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`order_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertOrder(trx: Trx, order: NewOrder): Promise<number> {
  const { id } = await trx
    .insertInto('customer_order')
    .values(order)
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeWords(trx, [id])
  return id
}

export async function updateOrder(
  trx: Trx,
  id: number,
  change: Omit<Updateable<OrderTable>, 'id' | 'slug' | 'number' | 'cart_id'>,
): Promise<void> {
  await trx.updateTable('customer_order').set(change).where('id', '=', id).execute()
  if (SEARCHED.some((column) => column in change)) await writeWords(trx, [id])
}

/** One of the unique names of an order. */
type Named = { readonly slug: string } | { readonly number: string } | { readonly cartId: string }

export async function findOrder(db: Db, name: Named): Promise<StoredOrder | null> {
  const { column, value } = keyOf(name)
  const row = await db
    .selectFrom('customer_order')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

export async function findOrders(db: Db, slugs: readonly string[]): Promise<StoredOrder[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('slug', 'in', slugs)
    .execute()
  return rows.map(toOrder)
}

/** Locks the order until the transaction ends. */
export async function lockOrder(trx: Trx, name: Named): Promise<StoredOrder | null> {
  const { column, value } = keyOf(name)
  const row = await trx
    .updateTable('customer_order')
    .set((eb) => ({ state: eb.ref('state') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

function keyOf(name: Named) {
  if ('slug' in name) return { column: 'slug', value: name.slug } as const
  if ('number' in name) return { column: 'number', value: name.number } as const
  return { column: 'cart_id', value: name.cartId } as const
}

export async function findOrderById(db: Db, id: number): Promise<StoredOrder | null> {
  const row = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toOrder(row) : null
}

/** Guest orders of an address join the account that has proved it. */
export async function claimOrders(
  db: Db,
  account: { readonly id: number; readonly emailKey: string },
): Promise<void> {
  const free = db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', 'is', null)
    .where('email_key', '=', account.emailKey)
  if (!(await free.limit(1).executeTakeFirst())) return
  await db
    .updateTable('customer_order')
    .set({ account_id: account.id })
    .where('account_id', 'is', null)
    .where('email_key', '=', account.emailKey)
    .execute()
}

/** Orders of one customer belong to another. */
export async function moveOrders(
  trx: Trx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .execute()
}

export async function hasOrders(db: Db): Promise<boolean> {
  const row = await db.selectFrom('customer_order').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export async function hasOrderedSince(db: Db, accountId: number, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('placed_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds to what is due, or to what was paid of it. The database refuses more than the total. */
export async function addRefund(
  trx: Trx,
  orderId: number,
  { dueCents = 0, paidCents = 0 }: { dueCents?: number; paidCents?: number },
): Promise<void> {
  await trx
    .updateTable('customer_order')
    .set((eb) => ({
      refund_cents: eb('refund_cents', '+', dueCents),
      refunded_cents: eb('refunded_cents', '+', paidCents),
    }))
    .where('id', '=', orderId)
    .execute()
  await trx
    .updateTable('customer_order')
    .set((eb) => ({
      payment_state: eb
        .case()
        .when('refunded_cents', '=', eb.ref('refund_cents'))
        .then(sql<'refunded'>`'refunded'`)
        .else(sql<'toRefund'>`'toRefund'`)
        .end(),
    }))
    .where('id', '=', orderId)
    .execute()
}

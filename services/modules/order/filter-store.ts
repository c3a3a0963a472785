import { endOf, type Span } from '#services/platform/cursor.ts'
import type { Db } from '#services/platform/database.ts'
import type { StoredOrder } from './order.ts'
import { toOrder } from './rows.ts'
import type { OrderTable } from './tables.ts'

export type OrderFilter = {
  readonly accountId?: number | undefined
  readonly state?: OrderTable['state'] | undefined
}

/** Newest first: ids grow with the time. */
export async function filterOrders(
  db: Db,
  { accountId, state }: OrderFilter,
  { offset, limit, after }: Span,
): Promise<{
  readonly orders: readonly StoredOrder[]
  readonly total: number
  readonly endCursor: string | null
}> {
  let found = db.selectFrom('customer_order')
  if (accountId !== undefined) found = found.where('account_id', '=', accountId)
  if (state) found = found.where('state', '=', state)
  const below = after ? found.where('id', '<', after.id) : found
  const [read, counted] = await Promise.all([
    below
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const { rows, endCursor } = endOf(read, { limit }, ({ placed_at: at, id }) => ({ at, id }))
  return { orders: rows.map(toOrder), total: Number(counted.total), endCursor }
}

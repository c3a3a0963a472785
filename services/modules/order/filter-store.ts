import { type ExpressionBuilder, sql } from 'kysely'
import type { PaymentState } from '#services/contract/order.ts'
import { endOf, type Span } from '#services/platform/cursor.ts'
import type { Db } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import type { StoredOrder } from './order.ts'
import { toOrder } from './rows.ts'
import type { OrderTable } from './tables.ts'

export type OrderFilter = {
  readonly accountId?: number | undefined
  readonly state?: OrderTable['state'] | undefined
  readonly paymentState?: PaymentState | undefined
  /** Part of the number or the e-mail, in lower case. */
  readonly words?: string | undefined
}

/** Newest first: ids grow with the time. */
export async function filterOrders(
  db: Db,
  { accountId, state, paymentState, words }: OrderFilter,
  { offset, limit, after }: Span,
): Promise<{
  readonly orders: readonly StoredOrder[]
  readonly total: number
  readonly endCursor: string | null
}> {
  let found = db.selectFrom('customer_order')
  if (accountId !== undefined) found = found.where('account_id', '=', accountId)
  if (state) found = found.where('state', '=', state)
  if (paymentState) found = found.where((eb) => isPaidAs(eb, paymentState))
  if (words) {
    const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
    found = found.where(
      sql<boolean>`(number like ${part} escape '\\' or lower(email) like ${part} escape '\\')`,
    )
  }
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

/** The filter that agrees with `shownPaymentState`. */
function isPaidAs(eb: ExpressionBuilder<Tables, 'customer_order'>, state: PaymentState) {
  if (state !== 'refunded' && state !== 'partlyRefunded') return eb('payment_state', '=', state)
  const isWhole = eb('refunded_cents', state === 'refunded' ? '=' : '<', eb.ref('total_cents'))
  return eb.and([eb('payment_state', '=', 'refunded'), isWhole])
}

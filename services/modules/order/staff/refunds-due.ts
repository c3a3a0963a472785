import { type SelectQueryBuilder, sql } from 'kysely'
import { listRefundsDue } from '#services/contract/refunds.ts'
import { toOrder } from '#services/modules/order/rows.ts'
import { withdrawalDaysAfter } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import type { Db } from '#services/platform/database.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { Tables } from '#services/platform/tables.ts'

const USUAL = 50

export const refundsDueRoute: Route = route(listRefundsDue, async ({ limit = USUAL }, scope) => {
  const { db, clock } = scope
  const [rows, { orders: total }] = await Promise.all([
    oldestDebts(db).limit(limit).execute(),
    inDebt(db)
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow(),
  ])
  const now = clock.now().toISOString()
  const orders = rows.map(({ since, ...row }) => {
    const { number, email, billingAddress, paymentMethod, ...order } = toOrder(row)
    const refundBy = lastMoment(since)
    return {
      ...{ number, email, payment: paymentMethod.name, since, refundBy },
      buyer: `${billingAddress.firstName} ${billingAddress.lastName}`.trim(),
      owed: {
        amount: ((order.refundCents - order.refundedCents) / 100).toFixed(2),
        currency: order.currency,
      },
      isLate: refundBy < now,
    }
  })
  return { orders, total: Number(total) }
})

/** By the index `order_refund_due`. */
function inDebt(db: Db): SelectQueryBuilder<Tables, 'customer_order', object> {
  return db.selectFrom('customer_order').whereRef('refund_cents', '>', 'refunded_cents')
}

/** What was paid back counts for the oldest debt first. */
export function oldestDebts(db: Db) {
  const since = sql<string>`coalesce((
    select min(debt.at) from order_event debt
    where debt.order_id = customer_order.id and debt.event = 'refundDue'
    and (
      select sum(earlier.amount_cents) from order_event earlier
      where earlier.order_id = debt.order_id and earlier.event = 'refundDue'
      and earlier.id <= debt.id
    ) > customer_order.refunded_cents
  ), customer_order.placed_at)`
  return inDebt(db)
    .selectAll('customer_order')
    .select(since.as('since'))
    .orderBy('since')
    .orderBy('customer_order.id')
}

function lastMoment(since: string): string {
  return new Date(Date.parse(withdrawalDaysAfter(since)) - 1_000).toISOString()
}

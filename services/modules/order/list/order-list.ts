import { type RawBuilder, type Selectable, sql } from 'kysely'
import { listOrders, listOrderViews, type OrderRow } from '#services/contract/order-list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { ticketsOfEvents } from '#services/modules/calendar/api.ts'
import {
  storedAddress,
  storedDelivery,
  storedPaymentMethod,
} from '#services/modules/order/order.ts'
import { shownPaymentState } from '#services/modules/order/states.ts'
import type { OrderTable } from '#services/modules/order/tables.ts'
import { hasTicket } from '#services/modules/order/tickets/buyer-store.ts'
import { isAnyOf, isWithin, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'

const STATES = {
  AWAITING_PAYMENT: 'awaitingPayment',
  CONFIRMED: 'confirmed',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
} as const satisfies Record<OrderRow['state'], OrderTable['state']>

const PAYMENT_STATES = {
  UNPAID: 'unpaid',
  PAID: 'paid',
  TO_REFUND: 'toRefund',
  PARTLY_REFUNDED: 'partlyRefunded',
  REFUNDED: 'refunded',
} as const

export const ORDERS: ListSource<typeof ORDER_LIST, 'customer_order'> = {
  list: ORDER_LIST,
  table: 'customer_order',
  sort: { NUMBER: 'number', PLACED_AT: 'placed_at', TOTAL: 'total_cents' },
  filters: {
    number: (numbers) => isAnyOf('number', numbers),
    event: (ids) => hasTicket(ticketsOfEvents(ids.map(Number))),
    customer: (ids) => isAnyOf('customer_id', ids.map(Number)),
    isToSend: (is) =>
      sql`${not(is)} (state = 'confirmed' and ${hasLine(sql`is_digital = 0 and withdrawn_quantity < quantity`)})`,
    isWithdrawn: (is) =>
      sql`${not(is)} (payment_state = 'toRefund' and ${hasLine(sql`withdrawn_quantity > 0`)})`,
    state: (words) =>
      isAnyOf(
        'state',
        words.map((word) => STATES[word]),
      ),
    paymentState: (words) => sql`(${sql.join(words.map(isPaidAs), sql` or `)})`,
    deliveryMethod: (ids) => isAnyOf('delivery_method_id', ids.map(Number)),
    placed: (days) => isWithin('placed_at', days),
  },
  search: { table: 'order_word', id: 'order_id' },
}

function not(is: boolean): RawBuilder<unknown> {
  return is ? sql`` : sql`not`
}

function hasLine(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select 1 from order_line where order_id = customer_order.id and ${condition})`
}

/** As `shownPaymentState` shows it. */
function isPaidAs(word: keyof typeof PAYMENT_STATES): RawBuilder<unknown> {
  switch (word) {
    case 'PARTLY_REFUNDED':
      return sql`(payment_state = 'refunded' and refunded_cents < total_cents)`
    case 'REFUNDED':
      return sql`(payment_state = 'refunded' and refunded_cents = total_cents)`
    default:
      return sql`payment_state = ${PAYMENT_STATES[word]}`
  }
}

export function rowOf(order: Selectable<OrderTable>): OrderRow {
  const { number, currency } = order
  const dueCents = order.refund_cents - order.refunded_cents
  const buyer = storedAddress.parse(JSON.parse(order.billing_address))
  const name = `${buyer.firstName} ${buyer.lastName}`.trim()
  return {
    id: number,
    number,
    placedAt: order.placed_at,
    buyer: buyer.companyName || name || null,
    email: order.email || null,
    state: wordOf(STATES, order.state),
    paymentState: wordOf(
      PAYMENT_STATES,
      shownPaymentState({
        paymentState: order.payment_state,
        refundedCents: order.refunded_cents,
        totalCents: order.total_cents,
      }),
    ),
    paymentMethod: storedPaymentMethod.parse(JSON.parse(order.payment_method)).name,
    deliveryMethod: order.delivery && storedDelivery.parse(JSON.parse(order.delivery)).name,
    total: money(order.total_cents, currency),
    refundDue: dueCents > 0 ? money(dueCents, currency) : null,
  }
}

export const orderList = staffList({
  calls: [listOrders, listOrderViews],
  source: ORDERS,
  rowsOf: (orders) => orders.map(rowOf),
})

function money(cents: number, currency: string) {
  return { amount: (cents / 100).toFixed(2), currency }
}

/** The word of the graph for a stored one. */
function wordOf<Word extends string, Stored extends string>(
  words: Readonly<Record<Word, Stored>>,
  stored: Stored,
): Word {
  const found = (Object.keys(words) as Word[]).find((word) => words[word] === stored)
  if (!found) throw new Error(`${stored} has no word`)
  return found
}

import { PAPER_ORDERS } from '#services/contract/rules/bulk.ts'
import { anyOf, days, ids, isTrue, listOf } from './list.ts'

/** Such as 2026-000123. */
export const ORDER_NUMBER = /^\d{4}-\d{6,9}$/

export const ORDER_LIST = listOf({
  right: 'orders.read',
  isPersonal: true,
  columns: {
    number: { kind: 'text', sort: 'NUMBER' },
    placedAt: { kind: 'moment', sort: 'PLACED_AT' },
    buyer: { kind: 'text' },
    email: { kind: 'text', isExtra: true },
    state: { kind: 'word' },
    paymentState: { kind: 'word' },
    paymentMethod: { kind: 'text', isExtra: true },
    deliveryMethod: { kind: 'text' },
    total: { kind: 'money', sort: 'TOTAL' },
    refundDue: { kind: 'money', isExtra: true },
  },
  filters: {
    /** Those that were ticked before. */
    number: ids(ORDER_NUMBER, PAPER_ORDERS),
    /** With a ticket of one of these events that the buyer has not given back. */
    event: ids(),
    customer: ids(),
    /** Goods wait to be sent: paid, or to be paid at the door. */
    isToSend: isTrue(),
    /** The buyer withdrew, and is still owed money. */
    isWithdrawn: isTrue(),
    state: anyOf(['AWAITING_PAYMENT', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED']),
    paymentState: anyOf(['UNPAID', 'PAID', 'TO_REFUND', 'PARTLY_REFUNDED', 'REFUNDED']),
    deliveryMethod: ids(),
    placed: days(),
  },
  sort: 'PLACED_AT_DESC',
  views: {
    toSend: { filter: { isToSend: true }, sort: 'PLACED_AT_ASC' },
    awaitingPayment: { filter: { state: ['AWAITING_PAYMENT'] } },
    toRefund: { filter: { paymentState: ['TO_REFUND'] } },
    shipped: { filter: { state: ['SHIPPED'] } },
    all: {},
  },
})

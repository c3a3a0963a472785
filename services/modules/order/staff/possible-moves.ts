import type { z } from 'zod'
import type { moveOrder } from '#services/contract/order-moves.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import { STAFF_MOVES, type StaffMove } from '#services/contract/staff-order.ts'
import type { StoredOrder } from '#services/modules/order/order.ts'

type MoveName = z.output<typeof moveOrder.input>['move']

/** Whether the state of an order allows a move. */
export const ALLOWS: Readonly<Record<MoveName | 'correct', (order: StoredOrder) => boolean>> = {
  pay: ({ paymentState }) => paymentState === 'unpaid',
  ship: ({ state }) => state === 'confirmed',
  deliver: ({ state }) => state === 'shipped' || state === 'confirmed',
  return: ({ state }) => state === 'shipped',
  cancel: isNotSent,
  refund: ({ paymentState }) => paymentState !== 'unpaid',
  correct: (order) => isNotSent(order) && order.shippingAddress !== null,
}

function isNotSent({ state }: StoredOrder): boolean {
  return state === 'awaitingPayment' || state === 'confirmed'
}

/** What a member with these rights is offered: nothing that would be refused. */
export function offeredMoves(order: StoredOrder, rights: ReadonlySet<Right>): readonly StaffMove[] {
  const isSent = order.delivery !== null
  const isOffered: Readonly<Record<StaffMove, boolean>> = {
    REFUND:
      rights.has('orders.refund') && ALLOWS.refund(order) && order.refundedCents < order.totalCents,
    PAY: ALLOWS.pay(order),
    SHIP: isSent && ALLOWS.ship(order),
    DELIVER: isSent && ALLOWS.deliver(order),
    RETURN: ALLOWS.return(order),
    CANCEL: ALLOWS.cancel(order),
    CORRECT: ALLOWS.correct(order),
  }
  const canMove = rights.has('orders.move')
  return STAFF_MOVES.filter((move) => isOffered[move] && (canMove || move === 'REFUND'))
}

/** Money that is owed comes first, since the law gives it a deadline. */
export function nextMove(order: StoredOrder, offered: readonly StaffMove[]): StaffMove | null {
  const { state, refundCents, refundedCents, paymentMethod } = order
  const isAwaited = state === 'awaitingPayment' && paymentMethod.kind === 'transfer'
  const wanted: readonly (StaffMove | false)[] = [
    refundCents > refundedCents && 'REFUND',
    isAwaited && 'PAY',
    state === 'confirmed' && 'SHIP',
    state === 'shipped' && 'DELIVER',
  ]
  return wanted.find((move): move is StaffMove => move !== false && offered.includes(move)) ?? null
}

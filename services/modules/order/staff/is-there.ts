import { findOrder } from '#services/modules/order/store.ts'
import type { Db } from '#services/platform/database.ts'
import type { Move } from './moves.ts'

/** Whether an order is where a move leads to, so that making it again changes nothing. */
export async function isThere(
  db: Db,
  { number, move }: Pick<Move, 'number' | 'move'>,
): Promise<boolean> {
  const order = await findOrder(db, { number })
  if (!order) return false
  const { state, paymentState } = order
  switch (move) {
    case 'pay':
      return paymentState !== 'unpaid'
    case 'ship':
      return state === 'shipped' || state === 'delivered'
    case 'deliver':
      return state === 'delivered'
    case 'return':
    case 'cancel':
      return state === 'cancelled'
    case 'refund':
      return false
  }
}

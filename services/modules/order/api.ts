/** Calls for other modules; each takes the transaction as its first argument. */

export { hasBought } from './bought.ts'
export { matchingOrders } from './list/matching-orders.ts'
export type { WholeOrder } from './order.ts'
export { ordersByNumber } from './orders-by-number.ts'
export { addPastOrder, type PastOrder } from './past-order.ts'
export { countSales } from './sales.ts'
export { isThere } from './staff/is-there.ts'
export { type Move, moveOn } from './staff/moves.ts'
export { trackingUrls } from './staff/tracking-urls.ts'
export { hasOrderedSince, hasOrders } from './store.ts'
export { remaining } from './withdrawal/withdrawal-rule.ts'

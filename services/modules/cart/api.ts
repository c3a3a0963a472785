/** Calls for other modules; each takes the transaction as its first argument. */

export { chargedGoods, fitsBranch } from './chosen-delivery.ts'
export { type CartContents, readContents } from './contents.ts'
export type { NewCoupon } from './coupons/coupon-store.ts'
export { hasCoupons, insertCoupon } from './coupons/coupon-store.ts'
export { readDeliverySettings } from './delivery-settings.ts'
export { awaitRest, CART_LEFT, type LeftCart, leftCart, restMs } from './left-cart.ts'
export { isDigitalOnly } from './lines/cart-line.ts'
export { eventCancelled } from './lines/event-cancelled.ts'
export {
  addLines,
  archiveCart,
  type LockedCart,
  lockedContents,
  lockOpenCart,
  type OrderableLine,
  refillCart,
  returnCoupon,
  setChoices,
  useCoupon,
} from './ordering.ts'
export { totalsOf } from './pricing/cart-totals.ts'
export { priceLines } from './pricing/price-lines.ts'
export { shareOut } from './pricing/share-out.ts'
export { lockCartPieces, locksToOrder } from './reservations.ts'
export { type CartSession, openCart } from './sessions.ts'
export { readCartIdsOf, type StoredCart } from './store.ts'
export { converter, sumsWith, toDecimal } from './view.ts'
export {
  type CartRequest,
  type CartWrite,
  changeCart,
  changeCartIn,
  readerOf,
  rereadCart,
  type Written,
} from './writes.ts'

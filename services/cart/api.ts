/** Calls for other modules; each takes the transaction first. */

export type { NewCoupon } from './coupons/coupon-store.ts'
export { hasCoupons, insertCoupon } from './coupons/coupon-store.ts'

import type { Cart } from '#client/features/cart/state/cart-state.ts'

/** The price is unknown until a delivery method is chosen. */
export function isDeliveryOpen({ isDigitalOnly, prices, missingToFreeDelivery }: Cart): boolean {
  if (isDigitalOnly || prices.delivery !== null) return false
  return missingToFreeDelivery === null || !isZero(missingToFreeDelivery)
}

/** Null before a delivery method is chosen. */
export function isZero(price: Cart['prices']['delivery']): boolean {
  return Number(price?.amount ?? 0) === 0
}

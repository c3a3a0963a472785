import type { Cart } from '#client/features/cart/state/cart-state.ts'

/** The price is unknown until a delivery method is chosen. */
export function isDeliveryOpen({ isDigitalOnly, prices, missingToFreeDelivery }: Cart): boolean {
  if (isDigitalOnly || !isZero(prices.delivery)) return false
  return missingToFreeDelivery === null || !isZero(missingToFreeDelivery)
}

export function isZero({ amount }: Cart['prices']['delivery']): boolean {
  return Number(amount) === 0
}

import type { Cart } from '#client/features/cart/state/cart-store.ts'

/** It depends on a way of delivery that is not chosen yet. */
export function isDeliveryOpen({ isDigitalOnly, prices, missingToFreeDelivery }: Cart): boolean {
  if (isDigitalOnly || !isZero(prices.delivery)) return false
  return missingToFreeDelivery === null || !isZero(missingToFreeDelivery)
}

export function isZero({ amount }: Cart['prices']['delivery']): boolean {
  return Number(amount) === 0
}

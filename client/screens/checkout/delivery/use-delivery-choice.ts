import { useState } from 'react'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import type { OpenCheckout } from '#client/screens/checkout/checkout-view.ts'
import { usePostedChoice } from '#client/screens/checkout/use-posted-choice.ts'
import { METHOD } from './fields.ts'

export type DeliveryChoice = {
  /** Null until the buyer chooses; what is saved counts then. */
  readonly methodId: string | null
  choose(methodId: string | null): void
}

/** What the buyer chose in the open step; leaving the step without saving drops it. */
export function useDeliveryChoice(isOpen: boolean): DeliveryChoice {
  const posted = usePostedChoice('delivery')
  const [methodId, choose] = useState(posted[METHOD] ?? null)
  if (!isOpen && methodId !== null) choose(null)
  return { methodId, choose }
}

/** The cart with the sums that the chosen delivery leads to; null without a choice to show. */
export function cartWithDelivery(
  { cart, checkout }: Pick<OpenCheckout, 'cart' | 'checkout'>,
  methodId: string | null,
): Cart | null {
  if (methodId === checkout.deliveryMethodId) return null
  const { price: delivery, cartPrices } =
    checkout.deliveryMethods?.find(({ id }) => id === methodId) ?? {}
  if (!delivery || !cartPrices) return null
  const prices = { ...cart.prices, ...cartPrices, delivery }
  return addsUp(prices) ? { ...cart, prices } : null
}

/** False once the cart has changed since the deliveries were offered. */
function addsUp({ items, coupon, delivery, total }: Cart['prices']): boolean {
  const sum = Number(items.amount) - Number(coupon.amount) + Number(delivery?.amount)
  return sum.toFixed(2) === total.amount
}

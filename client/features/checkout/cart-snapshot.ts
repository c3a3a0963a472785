import type { Cart, CartLine } from '#client/features/cart/state/cart-state.ts'
import type { PlaceOrderInput } from '#client/generated/types.ts'

/** The facts of a cart that a buyer has seen. */
export type CartSnapshot = Pick<Cart, 'couponCode' | 'memberCardBarcode'> & {
  readonly items: readonly Pick<CartLine, 'id' | 'name' | 'quantity' | 'state' | 'unitPrice'>[]
  readonly prices: Pick<Cart['prices'], 'total'>
}

/** The order is refused unless the cart still matches. */
export function expected({
  items,
  prices,
}: CartSnapshot): Pick<PlaceOrderInput, 'expectedTotal' | 'expectedItems'> {
  return {
    expectedTotal: prices.total.amount,
    expectedItems: items.map(({ id, quantity, unitPrice }) => ({
      ...{ itemId: id, quantity, unitPrice: unitPrice.amount },
    })),
  }
}

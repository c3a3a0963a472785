import {
  type CartTools,
  changeCart,
  followAddition,
} from '#client/features/cart/changes/cart-change.ts'

/** One piece of a product without choices. */
export async function addFromCard(
  tools: CartTools,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const answer = await changeCart(tools, (cart) => cart.add({ productId: id, quantity: 1 }))
  if (answer !== null && 'cart' in answer) followAddition(tools, name)
}

import type { TFunction } from 'i18next'
import type { CartAnswer, CartStore } from '#client/features/cart/state/cart-store.ts'
import type { ToastStore } from '#client/features/toasts/toast-store.ts'
import type { CartAdditionBehaviour } from '#client/generated/types.ts'
import { showCartRefusal } from './cart-refusal.ts'

/** What a component lends to a change of the cart. */
export type CartTools = {
  readonly t: TFunction<'catalogue'>
  readonly cart: CartStore
  readonly cartAddition: CartAdditionBehaviour | null
  readonly toasts: ToastStore
  readonly goHome: () => void
  readonly goToCart: () => void
}

export type CartRequest = (cart: CartStore) => Promise<CartAnswer | 'replaced'>

/** Shows why it was refused; what follows a success is the caller's. Null: nothing was changed. */
export async function changeCart(tools: CartTools, request: CartRequest): Promise<CartAnswer> {
  const answer = await request(tools.cart)
  if (answer === 'replaced') return null
  if (answer !== null && 'problem' in answer) showCartRefusal(tools, answer.problem)
  return answer
}

/** What the shop does after an addition: it shows the cart, leads to it, or says so where one is. */
export function followAddition(
  { t, cart, cartAddition, toasts, goToCart }: CartTools,
  name: string,
): void {
  if (cartAddition === 'SHOW_POPUP') cart.showAdded(name)
  else if (cartAddition === 'REDIRECT_TO_CART') goToCart()
  else toasts.show('success', t('cart.added', { name }), { label: t('cart.show'), run: goToCart })
}

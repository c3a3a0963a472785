import type { TFunction } from 'i18next'
import type { CartAnswer, CartStore } from '#client/features/cart/state/cart-store.ts'
import type { ToastStore } from '#client/features/toasts/toast-store.ts'
import type { CartAdditionBehaviour } from '#client/generated/types.ts'
import { showCartRefusal } from './cart-refusal.ts'

/** Dependencies of a cart change, provided by the component. */
export type CartTools = {
  readonly t: TFunction<'catalogue'>
  readonly cart: CartStore
  readonly cartAddition: CartAdditionBehaviour | null
  readonly toasts: ToastStore
  readonly goHome: () => void
  readonly goToCart: () => void
}

export type CartRequest = (cart: CartStore) => Promise<CartAnswer | 'replaced'>

/**
 * Shows a refusal; the caller handles success. Returns null when a newer edit replaced this one, or
 * without an answer.
 */
export async function changeCart(tools: CartTools, request: CartRequest): Promise<CartAnswer> {
  const answer = await request(tools.cart)
  if (answer === 'replaced') return null
  if (answer !== null && 'problem' in answer) showCartRefusal(tools, answer.problem)
  return answer
}

/**
 * Follows the shop's setting after an addition: opens the popup, opens the cart page, or shows a
 * toast.
 */
export function followAddition(
  { t, cart, cartAddition, toasts, goToCart }: CartTools,
  name: string,
): void {
  if (cartAddition === 'SHOW_POPUP') cart.showAdded(name)
  else if (cartAddition === 'REDIRECT_TO_CART') goToCart()
  else toasts.show('success', t('cart.added', { name }), { label: t('cart.show'), run: goToCart })
}

import type { Cart } from '#client/features/cart/state/cart-state.ts'
import type { CheckoutScreenQuery } from './checkout-screen.generated.ts'

export type Checkout = NonNullable<CheckoutScreenQuery['checkout']>
export type Buyer = NonNullable<CheckoutScreenQuery['me']>
export type CheckoutRules = CheckoutScreenQuery['layout']['site']['checkout']

/** Whether the checkout could not be fetched. */
export type CheckoutLoad = { readonly isDown: boolean }

export type OpenCheckout = {
  readonly checkout: Checkout
  /** The store's cart, which includes every write. */
  readonly cart: Cart
  readonly me: Buyer | null
  readonly rules: CheckoutRules
}

export type CheckoutView =
  | { readonly state: 'loading' | 'empty' | 'down' }
  | ({ readonly state: 'open' } & OpenCheckout)

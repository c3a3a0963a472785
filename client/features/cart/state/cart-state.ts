import type { CartFieldsFragment } from './cart.generated.ts'

export type Cart = CartFieldsFragment
export type CartLine = Cart['items'][number]

/** Optimistic state of one line. */
export type PendingLine = { readonly quantity: number } | 'removing'

export type CartState = {
  /** Null before it is loaded, and when there is none. */
  readonly cart: Cart | null
  readonly isLoaded: boolean
  /** By item id. */
  readonly pending: ReadonlyMap<string, PendingLine>
  /** True while a write is running: totals may change. */
  readonly isBusy: boolean
  /** True while an order is being placed: see `hold` of the store. */
  readonly isHeld: boolean
  /** The cart that was shown is gone, ended by another tab or device. */
  readonly isOver: boolean
  /** Product name in the popup after an addition; null while it is closed. */
  readonly addedName: string | null
}

export const EMPTY_STATE: CartState = {
  cart: null,
  isLoaded: false,
  pending: new Map(),
  isBusy: false,
  isHeld: false,
  isOver: false,
  addedName: null,
}

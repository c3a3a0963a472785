/** `isDown`: the order cannot be fetched now, which is not the same as having none. */
export type CheckoutSuccessLoad = { readonly isDown: boolean }

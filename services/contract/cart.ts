import { z } from 'zod'
import { id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { cart, cartSession, itemOptions, session } from './cart-answer.ts'
import { currencyConfig } from './master.ts'
import { MAX_INSTRUCTIONS, MAX_QUANTITY } from './rules/cart.ts'

const currencyId = id.optional()
const quantity = z.int32().min(1).max(MAX_QUANTITY)
const answer = z.object({ cart })

export const getCurrencyConfig = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCurrencyConfig',
  summary: 'Currencies that the shop sells in',
  input: z.object({}),
  output: currencyConfig,
})

const ofCart = {
  service: 'ecommerce',
  version: 'v2',
  method: 'POST',
  kind: 'write',
  access: 'session',
} as const

export const getNewCartSession = describeCall({
  ...ofCart,
  method: 'GET',
  path: 'cart/getNewCartSession',
  summary: 'A new empty cart; a customer gets the open one of the account',
  input: z.object({}),
  output: cartSession,
})

export const getCart = describeCall({
  ...ofCart,
  path: 'cart/getCart',
  summary: 'A cart with current prices; a coupon or card that no longer holds is removed',
  kind: 'read',
  input: z.object({ ...session, currencyId }),
  output: answer,
})

export const validateCart = describeCall({
  ...ofCart,
  path: 'cart/validateCart',
  summary: 'The same, as a write',
  input: z.object({ ...session, currencyId }),
  output: answer,
})

export const getAbandoned = describeCall({
  ...ofCart,
  path: 'cart/getAbandoned',
  summary: 'The open cart of the account; null when it has none',
  kind: 'read',
  access: 'customer',
  input: z.object({ currencyId }),
  output: z.object({ cart: cart.nullable() }),
})

export const addItem = describeCall({
  ...ofCart,
  path: 'cart/addItem',
  summary: 'Adds pieces of a product, to the existing line if its options are equal',
  input: z.object({
    ...session,
    currencyId,
    productId: id,
    qty: quantity,
    options: itemOptions.optional(),
    /**
     * Reserves the pieces until 15 minutes after the first reservation of the cart, within bounds;
     * beyond them the notice `NOT_RESERVED` says so, and the pieces are in the cart without it.
     */
    reservation: z.boolean().optional(),
  }),
  output: answer,
})

/** Extension: the two calls for a first product in one. */
export const beginCart = describeCall({
  ...ofCart,
  path: 'cart/x/begin',
  summary: 'A new cart with its first product; a customer gets the open one of the account',
  adds: 'a first product makes its cart with one call',
  input: addItem.input.omit({ cartId: true, protectCode: true }),
  output: answer,
})

export const updateItem = describeCall({
  ...ofCart,
  method: 'PATCH',
  path: 'cart/updateItem',
  summary: 'Sets quantity and options of a line',
  input: z.object({
    ...session,
    currencyId,
    itemId: id,
    qty: quantity,
    options: itemOptions.optional(),
  }),
  output: answer,
})

export const deleteItem = describeCall({
  ...ofCart,
  method: 'DELETE',
  path: 'cart/deleteItem',
  summary: 'Removes a line; a missing line changes nothing',
  input: z.object({
    ...session,
    currencyId: idInText.optional(),
    itemId: idInText,
  }),
  output: answer,
})

export const clearCart = describeCall({
  ...ofCart,
  path: 'cart/clearCart',
  summary: 'Removes every line and the coupon',
  input: z.object({ ...session, currencyId }),
  output: answer,
})

export const applyCoupon = describeCall({
  ...ofCart,
  path: 'cart/applyCoupon',
  summary: 'Sets the coupon of the cart, if it reduces the price',
  input: z.object({ ...session, currencyId, couponCode: z.string().trim().min(1).max(40) }),
  output: answer,
})

export const removeCoupon = describeCall({
  ...ofCart,
  path: 'cart/removeCoupon',
  summary: 'Removes the coupon',
  input: z.object({ ...session, currencyId }),
  output: answer,
})

export const applyMemberCard = describeCall({
  ...ofCart,
  path: 'cart/applyMemberCard',
  summary: "Charges members' prices with the customer's card; it joins a profile without one",
  access: 'customer',
  input: z.object({ ...session, currencyId, barcode: z.string().trim().min(1).max(40) }),
  output: answer,
})

export const removeMemberCard = describeCall({
  ...ofCart,
  path: 'cart/x/removeMemberCard',
  summary: 'Charges the prices for everyone again',
  adds: 'taking the member card off',
  input: z.object({ ...session, currencyId }),
  output: answer,
})

export const setInstructions = describeCall({
  ...ofCart,
  path: 'cart/x/setInstructions',
  summary: 'Stores what the buyer wants to say with the order',
  adds: 'a note to the order',
  input: z.object({
    ...session,
    currencyId,
    instructions: z.string().trim().max(MAX_INSTRUCTIONS),
  }),
  output: answer,
})

export const joinCarts = describeCall({
  ...ofCart,
  path: 'cart/x/join',
  summary: 'Joins a guest cart into the cart of the account, once; returns that cart',
  adds: 'carts join at login in one step',
  access: 'customer',
  input: z.object({ ...session, currencyId }),
  output: answer,
})

/** Limits the size of the query. */
export const MAX_FOLLOWED_CARTS = 200

export const getCartVersions = describeCall({
  ...ofCart,
  path: 'cart/x/versions',
  summary: 'Versions of several carts, in their order; null for one that the session does not open',
  adds: 'an open cart shows changes of other tabs and devices',
  kind: 'read',
  input: z.object({ carts: z.array(z.object(session)).max(MAX_FOLLOWED_CARTS) }),
  output: z.object({ versions: z.array(z.int32().nullable()) }),
})

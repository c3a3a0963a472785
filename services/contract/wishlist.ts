import { z } from 'zod'
import { id, idInText } from './answers.ts'
import { describeCall } from './call.ts'

/** Identifies a list without an account. */
export const wishlistToken = z
  .string()
  .min(20)
  .max(64)
  .regex(/^[\w-]+$/)

const wishlistPagination = z.object({
  lastPage: z.int32(),
  page: z.int32(),
  limit: z.int32(),
  total: z.int32(),
  perPage: z.int32(),
})

const records = z.array(z.object({ product_id: id, added_at: z.string().nullish() }))

const listing = {
  page: z.int32().min(1).optional(),
  /** The platform's own client requests 9999 to get all. */
  limit: z.int32().min(1).max(9999).optional(),
}

export const filterWishlist = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'wishlist/filter',
  summary: 'The wishes of the logged-in customer, newest first',
  access: 'customer',
  input: z.object(listing),
  output: z.object({
    records,
    pagination: wishlistPagination,
    /** Extension: token of the public link; null when the list is not shared. */
    shareToken: wishlistToken.nullish(),
  }),
})

export const toggleWish = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'wishlist/create',
  summary: 'Adds a product to the list of the logged-in customer, or removes it',
  access: 'customer',
  kind: 'write',
  input: z.object({
    product_id: idInText,
    /**
     * Extension: the state to set; without it the call toggles, and two quick taps could cancel
     * out.
     */
    wished: z.boolean().optional(),
  }),
  output: z.object({ product_id: id, wished: z.boolean().nullish() }),
})

export const filterGuestWishlist = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/wishlist/guest/filter',
  summary: 'The wishes of a guest; an unknown token has none',
  adds: 'wishlist of guests',
  input: z.object({ ...listing, token: wishlistToken }),
  output: z.object({ records, pagination: wishlistPagination }),
})

export const toggleGuestWish = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/wishlist/guest/create',
  summary: 'The same for a guest; the first wish creates the list and its token',
  adds: 'wishlist of guests',
  kind: 'write',
  input: z.object({
    token: wishlistToken.optional(),
    product_id: idInText,
    wished: z.boolean().optional(),
  }),
  output: z.object({ token: wishlistToken, product_id: id, wished: z.boolean() }),
})

export const joinGuestWishlist = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/wishlist/join',
  summary: 'Adds the wishes of a guest to those of the customer who logged in; the guest list ends',
  adds: 'wishes of a guest join those of the account',
  access: 'customer',
  kind: 'write',
  input: z.object({ token: wishlistToken }),
  output: z.object({ total: z.int32() }),
})

export const shareWishlist = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/wishlist/share',
  summary: "The token of the list's public link; `stop` revokes it",
  adds: 'public link to a list',
  access: 'customer',
  kind: 'write',
  input: z.object({ stop: z.boolean().optional() }),
  output: z.object({ shareToken: wishlistToken.nullable() }),
})

export const getSharedWishlist = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'x/wishlist/shared',
  summary: 'A shared list, read-only; it reveals only the first name of its owner',
  adds: 'the page at that link',
  input: z.object({ ...listing, shareToken: wishlistToken }),
  output: z.object({
    ownerFirstName: z.string(),
    records,
    pagination: wishlistPagination,
  }),
})

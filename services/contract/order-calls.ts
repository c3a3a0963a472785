import { z } from 'zod'
import { id, token } from './answers.ts'
import { describeCall } from './call.ts'
import { session } from './cart-answer.ts'
import { checkoutSettings } from './master.ts'
import { order } from './order.ts'
import { withdrawalRules } from './rules/checkout.ts'
import { email } from './rules/fields.ts'

export const ecommerce = {
  service: 'ecommerce',
  version: 'v2',
  method: 'POST',
  access: 'session',
} as const

export const getCheckoutSettings = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCheckoutSettings',
  summary: 'Settings of the checkout and of additions to the cart',
  input: z.object({}),
  output: checkoutSettings,
})

/**
 * Names an order and proves the right to it. The proof is the customer's token, the key of a mailed
 * link, or the token of the guest who placed it.
 */
export const ofOrder = {
  orderSlug: z.string().min(1).max(64),
  key: z.string().max(128).nullish(),
  guestToken: token.nullish(),
}

export const getOrder = describeCall({
  ...ecommerce,
  path: 'order/x/get',
  summary: 'One order; a wrong proof is answered like a missing order',
  adds: 'page of an order, thanks with its lines',
  input: z.object(ofOrder),
  output: order,
})

export const followOrder = describeCall({
  ...ecommerce,
  path: 'order/x/follow',
  summary: 'A ticket for `order/x/changes`, which lasts as long as the right to see the order',
  adds: 'an app follows an order',
  input: z.object(ofOrder),
  output: z.object({ ticket: z.string() }),
})

export const MAX_FOLLOWED_ORDERS = 50

export const getOrderChanges = describeCall({
  ...ecommerce,
  path: 'order/x/changes',
  summary: 'How several orders stand, by ticket; null where the right has ended',
  adds: 'an app follows an order',
  input: z.object({ tickets: z.array(z.string().max(4_000)).max(MAX_FOLLOWED_ORDERS) }),
  output: z.object({
    changes: z.array(
      z
        .object({
          ...order.pick({ state: true, paymentState: true }).shape,
          /** Number of its events. */
          version: z.int32(),
          /** True when the order can no longer change. */
          isOver: z.boolean(),
        })
        .nullable(),
    ),
  }),
})

export const getWaitingOrder = describeCall({
  ...ecommerce,
  path: 'order/x/waiting',
  summary: 'The newest order of the visitor that waits for a payment by a provider',
  adds: 'an unpaid order is shown in the cart',
  input: z.object({ guestToken: token.nullish() }),
  output: z.object({ order: order.nullable() }),
})

export const trackOrder = describeCall({
  ...ecommerce,
  path: 'order/x/track',
  summary: 'Finds an order by number and e-mail; a wrong pair is answered like a missing order',
  adds: 'finding an order by number and e-mail',
  access: 'public',
  kind: 'write',
  input: z.object({ number: z.string().trim().min(1).max(40), email: email() }),
  output: z.object({ orderSlug: z.string(), key: z.string() }),
})

export const cancelOrder = describeCall({
  ...ecommerce,
  path: 'order/x/cancel',
  kind: 'write',
  summary: 'Cancels an unpaid order and opens a cart with its lines',
  adds: 'cancelling an unpaid order',
  input: z.object(ofOrder),
  output: z.object(session),
})

export const reorder = describeCall({
  ...ecommerce,
  path: 'order/x/reorder',
  kind: 'write',
  summary: 'Adds the lines of an order to a cart; names those that are not sold any more',
  adds: 'ordering again',
  input: z.object({ ...ofOrder, ...session }),
  output: z.object({ missing: z.array(z.string()) }),
})

export const deliverAtOnce = describeCall({
  ...ecommerce,
  path: 'order/x/atOnce',
  kind: 'write',
  summary:
    'The consent to digital content before the right to withdraw ends; it is delivered once paid',
  adds: 'digital content before the right to withdraw ends',
  input: z.object(ofOrder),
  output: order,
})

/** Some pieces of a line, or all that are left of it. */
export const linePieces = z.object({ id, qty: z.int32().min(1).optional() })

export const withdrawOrder = describeCall({
  ...ecommerce,
  path: 'order/x/withdraw',
  kind: 'write',
  summary: 'Withdraws from the contract, or from some of its lines, and confirms that by mail',
  adds: 'withdrawal from the contract',
  input: z.object({
    ...ofOrder,
    ...withdrawalRules.shape,
    /** Whole lines; by default all lines that can be withdrawn from. */
    lineIds: z.array(id).min(1).max(100).optional(),
    /** Pieces of lines, in place of `lineIds`. */
    lines: z.array(linePieces).min(1).max(100).optional(),
  }),
  output: order,
})

import { z } from 'zod'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'
import { order } from './order.ts'
import { ecommerce, linePieces } from './order-calls.ts'

export const moveOrder = describeCall({
  ...ecommerce,
  access: { right: 'orders.move' },
  path: 'order/x/staff/move',
  kind: 'write',
  summary:
    'Moves an order on, a refund with the right `orders.refund` too, with an entry in its timeline and a mail; repeated with the same `idempotency-key` once',
  input: z.object({
    number: z.string().max(40),
    /** `return`: the parcel comes back undelivered; its order is closed, what was paid is due back. */
    move: z.enum(['pay', 'ship', 'deliver', 'return', 'cancel', 'refund']),
    trackingUrl: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    /** In place of `trackingUrl`: a web address, or a number for the setting `checkout/trackingAddress`. */
    tracking: z.string().trim().min(1).max(400).optional(),
    note: z.string().trim().max(500).optional(),
    /** With `return`: the pieces go back on sale; by default they do not, until staff enter them. */
    restock: z.boolean().optional(),
    /** Amount of the refund, which may exceed what is due; by default all that is due. */
    amount: z.number().positive().multipleOf(0.01).max(10_000_000).optional(),
    /** In place of `amount`: the buyer withdraws from these, by word of mouth or post. */
    lines: z.array(linePieces).min(1).max(100).optional(),
  }),
  output: order,
})

export const correctOrder = describeCall({
  ...ecommerce,
  access: { right: 'orders.move' },
  path: 'order/x/staff/correct',
  kind: 'write',
  summary: 'Corrects the address of an order that is not sent yet',
  input: z.object({
    number: z.string().max(40),
    /** Paths such as `shippingAddress.street`; the country decided the delivery and stays. */
    ...save,
  }),
  output: saved.extend({ order }),
})

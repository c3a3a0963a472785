import { z } from 'zod'
import { mailLink, mailWord, typedWord } from '#services/platform/letter.ts'

export const cents = z.int()

export const order = z.object({ number: mailWord, link: mailLink, totalCents: cents })

export const withFiles = z.object({
  ...order.shape,
  /** Names of the files that can be downloaded. */
  files: z.array(mailWord),
  isSent: z.boolean(),
  /** With the consent that ended the right to withdraw. */
  isAtOnce: z.boolean(),
})

export const withTickets = z.object({
  ...order.shape,
  events: z.array(z.object({ title: mailWord, start: z.iso.datetime(), location: mailWord })),
  /** One for each piece. */
  tickets: z.array(z.object({ name: mailWord, code: mailWord })),
})

export const withEvent = z.object({
  ...order.shape,
  title: mailWord,
  start: z.iso.datetime(),
  isAllDay: z.boolean(),
  location: mailWord,
  /** For buyers; empty when staff gave none. */
  reason: z.string().max(500),
  /** When a postponed event was to begin. */
  previousStart: z.iso.datetime().nullable(),
  /** Such as `2 × Ulaznica`. */
  tickets: z.array(mailWord),
  isPaid: z.boolean(),
  /** Its tickets are valid for other events too. */
  isSeason: z.boolean(),
})

export const placed = z.object({
  ...order.shape,
  itemsCents: cents,
  couponCents: cents,
  deliveryCents: cents,
  lines: z.array(
    z.object({
      name: mailWord,
      quantity: z.int(),
      rowCents: cents,
      /** Such as what is printed on it, and what a bundle holds. */
      notes: z.array(typedWord),
      picture: z.object({ src: mailLink, alt: mailWord }).nullable(),
    }),
  ),
  payment: mailWord,
  delivery: z.object({ name: mailWord, branch: mailWord.nullable() }).nullable(),
  /** Lines of the address that it is sent to; empty when it is not. */
  recipient: z.array(typedWord),
  /** True when the buyer still has to pay through a provider, on the order's page. */
  isToBePaid: z.boolean(),
  /** Until then its pieces are held; null when they are not. */
  heldUntil: z.iso.datetime().nullable(),
  transfer: z
    .object({ payee: mailWord, iban: mailWord, reference: mailWord, until: z.iso.datetime() })
    .nullable(),
})

/** What a statement of withdrawal contains besides the words of the buyer. */
export const statement = z.object({
  number: mailWord,
  at: z.iso.datetime(),
  lines: z.array(mailWord),
  refundCents: cents,
})

export const withdrawn = z.object({ ...order.shape, ...statement.shape, name: typedWord })

export const refund = z.object({ ...order.shape, refundCents: cents })

export type WithEvent = z.output<typeof withEvent>
export type Placed = z.output<typeof placed>

import { z } from 'zod'
import { mailLink, mailWord, typedWord, withExample } from '#services/platform/letter.ts'

export const cents = z.int()

export const number = withExample(mailWord, '2026-000123')

export const order = z.object({ number, link: mailLink, totalCents: cents })

export const withFiles = z.object({
  ...order.shape,
  /** Names of the files that can be downloaded. */
  files: z.array(withExample(mailWord, 'Priručnik za trenere.pdf')),
  isSent: z.boolean(),
  /** With the consent that ended the right to withdraw. */
  isAtOnce: z.boolean(),
})

export const withTickets = z.object({
  ...order.shape,
  events: z.array(
    z.object({
      title: withExample(mailWord, 'Jadranska: Otoci'),
      start: z.iso.datetime(),
      location: withExample(mailWord, 'Dvorana na rivi').nullable(),
    }),
  ),
  /** One for each piece. */
  tickets: z.array(
    z.object({
      name: withExample(mailWord, 'Ulaznica, istok'),
      code: withExample(mailWord, 'K7QM-2FXA'),
    }),
  ),
})

export const withEvent = z.object({
  ...order.shape,
  title: withExample(mailWord, 'Jadranska: Otoci'),
  start: z.iso.datetime(),
  isAllDay: z.boolean(),
  location: withExample(mailWord, 'Dvorana na rivi').nullable(),
  /** For buyers; empty when staff gave none. */
  reason: withExample(z.string().max(500), 'Dvorana je poplavljena.'),
  /** When a postponed event was to begin. */
  previousStart: z.iso.datetime().nullable(),
  /** Such as `2 × Ulaznica`. */
  tickets: z.array(withExample(mailWord, '2 × Ulaznica, istok')),
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
      name: withExample(mailWord, 'Domaći dres'),
      quantity: withExample(z.int(), 2),
      rowCents: cents,
      /** Such as what is printed on it, and what a bundle holds. */
      notes: z.array(withExample(typedWord, 'HORVAT 7')),
      picture: z.object({ src: withExample(mailLink, '/icon-192.png'), alt: mailWord }).nullable(),
    }),
  ),
  payment: withExample(mailWord, 'Kartica'),
  delivery: z
    .object({
      name: withExample(mailWord, 'Dostava na adresu'),
      branch: withExample(mailWord, 'Paketomat, Obala 1').nullable(),
    })
    .nullable(),
  /** Lines of the address that it is sent to; empty when it is not. */
  recipient: z.array(withExample(typedWord, 'Obala 1, 21000 Split')),
  /** True when the buyer still has to pay through a provider, on the order's page. */
  isToBePaid: z.boolean(),
  /** Until then its pieces are held; null when they are not. */
  heldUntil: z.iso.datetime().nullable(),
  transfer: z
    .object({
      payee: withExample(mailWord, 'Jadranski sportski savez'),
      iban: withExample(mailWord, 'HR12 1001 0051 8630 0016 0'),
      reference: withExample(mailWord, 'HR00 2026-000123'),
      until: z.iso.datetime(),
    })
    .nullable(),
})

/** What a statement of withdrawal contains besides the words of the buyer. */
export const statement = z.object({
  number,
  at: z.iso.datetime(),
  lines: z.array(withExample(mailWord, '1 × Domaći dres')),
  refundCents: cents,
})

export const withdrawn = z.object({
  ...order.shape,
  ...statement.shape,
  name: withExample(typedWord, 'Ana Horvat'),
})

export const refund = z.object({ ...order.shape, refundCents: cents })

export type WithEvent = z.output<typeof withEvent>
export type Placed = z.output<typeof placed>

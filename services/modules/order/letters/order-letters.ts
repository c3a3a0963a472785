import { z } from 'zod'
import { defineLetters, mailLink, mailWord } from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { hrv } from './hrv.ts'
import {
  cents,
  order,
  placed,
  refund,
  statement,
  withdrawn,
  withEvent,
  withFiles,
  withTickets,
} from './values.ts'

const kinds = {
  'order-placed': { values: placed, limit: { group: 'shop', whenOver: 'wait' } },
  'order-transfer': { values: placed, limit: { group: 'shop', whenOver: 'wait' } },
  'order-paid': { values: withFiles, limit: null },
  'order-tickets': { values: withTickets, limit: null },
  'order-event-cancelled': { values: withEvent, limit: null },
  'order-event-postponed': { values: withEvent, limit: null },
  'order-event-restored': { values: withEvent, limit: null },
  'order-files': { values: withFiles, limit: null },
  'order-shipped': {
    values: z.object({ ...order.shape, trackingUrl: mailLink.nullable() }),
    limit: null,
  },
  'order-delivered': {
    values: z.object({ ...order.shape, canWithdraw: z.boolean() }),
    limit: null,
  },
  'order-cancelled': {
    values: z.object({
      ...order.shape,
      isExpired: z.boolean(),
      isPaid: z.boolean(),
      /** Its parcel came back unpaid. */
      isReturned: z.boolean(),
    }),
    limit: { group: 'shop', whenOver: 'drop' },
  },
  'order-refund-due': { values: refund, limit: null },
  'order-refunded': { values: refund, limit: null },
  'order-withdrawn': { values: withdrawn, limit: null },
  'order-withdrawn-copy': { values: statement, limit: { group: 'shop', whenOver: 'wait' } },
  'staff-refund-due': { values: z.object({ number: mailWord, refundCents: cents }), limit: null },
  'staff-withdrawn': { values: withdrawn, limit: null },
} as const

export type OrderLetters = typeof kinds

export const orderLetters = defineLetters(kinds, { hrv, eng })

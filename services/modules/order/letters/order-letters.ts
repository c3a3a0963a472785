import { z } from 'zod'
import {
  defineLetters,
  type LetterFormats,
  letterKind,
  mailLink,
} from '#services/platform/letter.ts'
import { eng } from './eng.ts'
import { eventLetters } from './event-kinds.ts'
import { hrv } from './hrv.ts'
import { detailsOf, howToPay, summaryTexts, transferOf } from './summary.ts'
import {
  cents,
  number,
  order,
  placed,
  refund,
  statement,
  withdrawn,
  withFiles,
  withTickets,
} from './values.ts'
import { rowsOf, withdrawal, withdrawalTexts } from './withdrawal.ts'

type OrderFacts = { readonly number: string; readonly totalCents: number }

const words = (values: OrderFacts, { euros }: LetterFormats) => ({
  number: values.number,
  total: euros(values.totalCents),
})

const kinds = {
  'order-placed': letterKind({
    values: placed,
    limit: { group: 'shop', whenOver: 'wait' },
    texts: { ...summaryTexts, payButton: [], afterButton: [] },
    words,
    write: (values, text, formats) => ({
      paragraphs: [text('text'), ...howToPay(values, text, formats)],
      details: [...detailsOf(values, text, formats), ...transferOf(values, text)],
      button: { label: text(values.isToBePaid ? 'payButton' : 'button'), link: values.link },
      afterButton: text('afterButton'),
      notYou: text('notYou'),
    }),
  }),

  'order-transfer': letterKind({
    values: placed,
    limit: { group: 'shop', whenOver: 'wait' },
    texts: summaryTexts,
    words,
    write: (values, text, formats) => ({
      paragraphs: [text('text'), ...howToPay(values, text, formats)],
      details: [...detailsOf(values, text, formats), ...transferOf(values, text)],
      button: { label: text('button'), link: values.link },
      notYou: text('notYou'),
    }),
  }),

  'order-paid': letterKind({
    values: withFiles,
    limit: null,
    texts: { text: [], toBeSent: [], files: [], button: [] },
    words,
    write: ({ link, files, isSent }, text) => ({
      paragraphs: [
        [text('text'), ...(isSent ? [text('toBeSent')] : [])].join(' '),
        ...(files.length > 0 ? [text('files')] : []),
      ],
      details: rowsOf(files),
      button: { label: text('button'), link },
    }),
  }),

  'order-tickets': letterKind({
    values: withTickets,
    limit: null,
    texts: {
      ...{ eventSubject: ['event'], event: ['title', 'start'], place: ['title', 'start', 'place'] },
      ...{ text: [], button: [], afterButton: [] },
    },
    words,
    write: ({ link, events, tickets }, text, { longMoment }) => ({
      ...(events[0] && { subject: text('eventSubject', { event: events[0].title }) }),
      paragraphs: [
        ...events.map(({ title, start: at, location: place }) => {
          const start = longMoment(at)
          return place ? text('place', { title, start, place }) : text('event', { title, start })
        }),
        text('text'),
      ],
      details: tickets.map(({ name, code }) => ({ label: name, value: code, isSecret: true })),
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
    }),
  }),

  ...eventLetters,

  'order-files': letterKind({
    values: withFiles,
    limit: null,
    texts: { text: [], button: [], atOnce: [] },
    words,
    write: ({ link, files, isAtOnce }, text) => ({
      paragraphs: [text('text')],
      details: rowsOf(files),
      button: { label: text('button'), link },
      ...(isAtOnce && { afterButton: text('atOnce') }),
    }),
  }),

  'order-shipped': letterKind({
    values: z.object({ ...order.shape, trackingUrl: mailLink.nullable() }),
    limit: null,
    texts: { text: [], tracking: ['tracking'], button: [] },
    words,
    write: ({ link, trackingUrl }, text) => ({
      paragraphs: [
        text('text'),
        ...(trackingUrl ? [text('tracking', { tracking: trackingUrl })] : []),
      ],
      button: { label: text('button'), link },
    }),
  }),

  'order-delivered': letterKind({
    values: z.object({ ...order.shape, canWithdraw: z.boolean() }),
    limit: null,
    texts: { text: [], withdrawal: [], button: [] },
    words,
    write: ({ link, canWithdraw }, text) => ({
      paragraphs: [[text('text'), ...(canWithdraw ? [text('withdrawal')] : [])].join(' ')],
      button: { label: text('button'), link },
    }),
  }),

  'order-cancelled': letterKind({
    values: z.object({
      ...order.shape,
      isExpired: z.boolean(),
      isPaid: z.boolean(),
      /** Its parcel came back unpaid. */
      isReturned: z.boolean(),
    }),
    limit: { group: 'shop', whenOver: 'drop' },
    texts: {
      ...{ paidPreheader: [], returnedSubject: [], returnedGreeting: [] },
      ...{ text: [], expired: [], returned: [], refund: [], button: [] },
    },
    words,
    write({ link, isExpired, isPaid, isReturned }, text) {
      const because = isExpired ? 'expired' : 'text'
      return {
        ...(isPaid && { preheader: text('paidPreheader') }),
        ...(isReturned && {
          subject: text('returnedSubject'),
          greeting: text('returnedGreeting'),
        }),
        paragraphs: [text(isReturned ? 'returned' : because), ...(isPaid ? [text('refund')] : [])],
        button: { label: text('button'), link },
      }
    },
  }),

  'order-refund-due': letterKind({
    values: refund,
    limit: null,
    texts: { late: ['refund'], twice: [], button: [] },
    words,
    write: ({ link, refundCents }, text, { euros }) => ({
      paragraphs: [refundCents > 0 ? text('late', { refund: euros(refundCents) }) : text('twice')],
      button: { label: text('button'), link },
    }),
  }),

  'order-refunded': letterKind({
    values: refund,
    limit: null,
    texts: { text: [], button: [] },
    words: (values, formats) => ({
      ...words(values, formats),
      refund: formats.euros(values.refundCents),
    }),
    write: ({ link }, text) => ({
      paragraphs: [text('text')],
      button: { label: text('button'), link },
    }),
  }),

  'order-withdrawn': letterKind({
    values: withdrawn,
    limit: null,
    texts: { ...withdrawalTexts, statement: ['at', 'number', 'name'], button: [] },
    words,
    write: ({ link, name, ...values }, text, formats) => ({
      ...withdrawal({ ...values, name }, text, formats),
      button: { label: text('button'), link },
      afterButton: text('afterButton'),
      notYou: text('notYou'),
    }),
  }),

  // To an address that is not the order's and may belong to a stranger: no link, no name.
  'order-withdrawn-copy': letterKind({
    values: statement,
    limit: { group: 'shop', whenOver: 'wait' },
    texts: { ...withdrawalTexts, statement: ['at', 'number'] },
    words: (values) => ({ number: values.number }),
    write: (values, text, formats) => ({
      ...withdrawal(values, text, formats),
      afterButton: text('afterButton'),
      notYou: text('notYou'),
    }),
  }),

  'staff-refund-due': letterKind({
    values: z.object({ number, refundCents: cents }),
    limit: null,
    isToStaff: true,
    texts: { late: ['refund'], twice: [] },
    words: (values) => ({ number: values.number }),
    write: ({ refundCents }, text, { euros }) => ({
      paragraphs: [refundCents > 0 ? text('late', { refund: euros(refundCents) }) : text('twice')],
    }),
  }),

  'staff-withdrawn': letterKind({
    values: withdrawn,
    limit: null,
    isToStaff: true,
    texts: { statement: ['at', 'number', 'name'], refund: ['refund'] },
    words: (values) => ({ number: values.number, name: values.name }),
    write: (values, text, formats) => withdrawal(values, text, formats),
  }),
}

export type OrderLetters = typeof kinds

export const orderLetters = defineLetters(kinds, { hrv, eng })

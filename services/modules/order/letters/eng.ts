import type { LetterNames } from '#services/platform/letter.ts'
import type { OrderLetters } from './order-letters.ts'

export const eng: LetterNames<OrderLetters> = {
  'order-placed': {
    about: 'confirmation of an order',
    when: 'Right after an order; when it is paid by card, after the payment or in two minutes.',
  },
  'order-transfer': {
    about: 'bank details for an order',
    when: 'When a buyer chooses a bank transfer for an order that was placed before.',
  },
  'order-paid': {
    about: 'confirmation of a payment',
    when: 'When a payment arrives after the order.',
  },
  'order-tickets': {
    about: 'tickets of an order',
    when: 'When an order with tickets is paid.',
  },
  'order-files': {
    about: 'files of an order',
    when: 'When files that were bought can be downloaded.',
  },
  'order-shipped': {
    about: 'notice of a sent order',
    when: 'When the parcel is handed to the courier.',
  },
  'order-delivered': {
    about: 'notice of a delivered order',
    when: 'When an order is delivered.',
  },
  'order-cancelled': {
    about: 'notice of a cancelled order',
    when: 'When the buyer, staff or the end of the time to pay cancels an order, and when a parcel comes back.',
  },
  'order-refund-due': {
    about: 'announcement of a refund',
    when: 'When a payment arrives too late for the products, or twice.',
  },
  'order-refunded': {
    about: 'confirmation of a refund',
    when: 'When staff have paid money back.',
  },
  'order-withdrawn': {
    about: 'confirmation of a withdrawal',
    when: 'Right after a buyer has withdrawn.',
  },
  'order-withdrawn-copy': {
    about: 'confirmation of a withdrawal to another e-mail address',
    when: 'With the one before, when a buyer who withdraws enters another e-mail address.',
  },
  'order-event-cancelled': {
    about: 'notice of a cancelled event',
    when: 'When staff cancel an event, to each buyer of a ticket.',
  },
  'order-event-postponed': {
    about: 'notice of a postponed event',
    when: 'When staff postpone an event, to each buyer of a ticket.',
  },
  'order-event-restored': {
    about: 'notice of an event that takes place after all',
    when: 'When staff restore a cancelled event, to each buyer of a ticket.',
  },
  'staff-refund-due': {
    about: 'refund to a buyer',
    when: "When money has to be paid back to a buyer; sent to the seller's address.",
  },
  'staff-withdrawn': {
    about: 'withdrawal of a buyer',
    when: "When a buyer withdraws; sent to the seller's address.",
  },
}

import type { LetterNames } from '#services/platform/letter.ts'
import type { OrderLetters } from './order-letters.ts'

export const eng: LetterNames<OrderLetters> = {
  'order-placed': { about: 'confirmation of an order' },
  'order-transfer': { about: 'bank details for an order' },
  'order-paid': { about: 'confirmation of a payment' },
  'order-tickets': { about: 'tickets of an order' },
  'order-files': { about: 'files of an order' },
  'order-shipped': { about: 'notice of a sent order' },
  'order-delivered': { about: 'notice of a delivered order' },
  'order-cancelled': { about: 'notice of a cancelled order' },
  'order-refund-due': { about: 'announcement of a refund' },
  'order-refunded': { about: 'confirmation of a refund' },
  'order-withdrawn': { about: 'confirmation of a withdrawal' },
  'order-withdrawn-copy': { about: 'confirmation of a withdrawal to another e-mail address' },
  'order-event-cancelled': { about: 'notice of a cancelled event' },
  'order-event-postponed': { about: 'notice of a postponed event' },
  'order-event-restored': { about: 'notice of an event that takes place after all' },
  'staff-refund-due': { about: 'refund to a buyer' },
  'staff-withdrawn': { about: 'withdrawal of a buyer' },
}

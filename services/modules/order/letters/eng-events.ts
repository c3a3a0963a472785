import type { LetterTexts } from '#services/platform/letter.ts'
import type { eventLetters } from './event-kinds.ts'

const everyText = { order: 'Order', button: 'Open the order' } as const

/** Letters to buyers of tickets about what became of the event. */
export const engEvents: LetterTexts<typeof eventLetters> = {
  'order-event-cancelled': {
    about: 'notice of a cancelled event',
    when: 'When staff cancel an event, to each buyer of a ticket.',
    texts: {
      ...everyText,
      subject: 'Cancelled: {title}',
      preheader: 'What this means for your tickets.',
      greeting: 'The event is cancelled',
      text: '{title} ({when}) will not take place.',
      refund:
        'We refund the tickets by the same means by which you paid, within 14 days at the latest.',
      refundNext: 'There is nothing you need to do.',
      season: 'Your ticket is still valid for the other events.',
      seasonNext: 'For a refund of part of the price, reply to this message.',
      unpaid: 'You owe us nothing.',
      unpaidNext: 'If you have not paid yet, please do not pay for the tickets.',
    },
  },

  'order-event-postponed': {
    about: 'notice of a postponed event',
    when: 'When staff postpone an event, to each buyer of a ticket.',
    texts: {
      ...everyText,
      subject: 'New date: {title}',
      preheader: '{when}. Your tickets are still valid.',
      greeting: 'The event has a new date',
      text: '{title} will take place on {when}.',
      textWithPlace: '{title} will take place on {when}, {place}.',
      before: 'The former date, {before}, no longer applies.',
      after:
        'Your tickets are valid for the new date. There is nothing you need to do. If you cannot come then, reply to this message.',
    },
  },

  'order-event-restored': {
    about: 'notice of an event that takes place after all',
    when: 'When staff restore a cancelled event, to each buyer of a ticket.',
    texts: {
      ...everyText,
      subject: 'Taking place after all: {title}',
      preheader: '{when}. Your tickets are valid.',
      greeting: 'The event takes place after all',
      text: 'We wrote to you that it was cancelled, but {title} will take place after all, on {when}.',
      textWithPlace:
        'We wrote to you that it was cancelled, but {title} will take place after all, on {when}, {place}.',
      sorry: 'We apologise for the confusion.',
      after:
        'Your tickets are valid. If you can no longer come because of the cancellation, reply to this message and we will refund you.',
    },
  },
}

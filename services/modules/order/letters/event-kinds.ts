import {
  type LetterBody,
  type LetterFormats,
  letterKind,
  type TextOf,
} from '#services/platform/letter.ts'
import { type WithEvent, withEvent } from './values.ts'
import { rowsOf } from './withdrawal.ts'

const everyText = { order: [], button: [] } as const
const when = { text: ['title', 'when'], textWithPlace: ['title', 'when', 'place'] } as const

const words = (event: WithEvent, formats: LetterFormats) => ({
  number: event.number,
  title: event.title,
  when: whenOf(event, event.start, formats),
})

/** Letters to buyers of tickets about what became of the event. */
export const eventLetters = {
  'order-event-cancelled': letterKind({
    values: withEvent,
    limit: null,
    texts: {
      ...everyText,
      text: ['title', 'when'],
      ...{ refund: [], refundNext: [], season: [], seasonNext: [], unpaid: [], unpaidNext: [] },
    },
    words,
    write: (event, text, formats) => {
      const money = moneyOf(event)
      return {
        paragraphs: [
          text('text', { title: event.title, when: whenOf(event, event.start, formats) }),
          ...reasonOf(event),
          `${text(money)} ${text(`${money}Next`)}`,
        ],
        ...restOf(event, text),
      }
    },
  }),

  'order-event-postponed': letterKind({
    values: withEvent,
    limit: null,
    texts: { ...everyText, ...when, before: ['before'], after: [] },
    words,
    write: (event, text, formats) => ({
      paragraphs: [
        event.previousStart === null
          ? placedText(event, text, formats)
          : `${placedText(event, text, formats)} ${text('before', {
              before: whenOf(event, event.previousStart, formats),
            })}`,
        ...reasonOf(event),
        text('after'),
      ],
      ...restOf(event, text),
    }),
  }),

  'order-event-restored': letterKind({
    values: withEvent,
    limit: null,
    texts: { ...everyText, ...when, sorry: [], after: [] },
    words,
    write: (event, text, formats) => ({
      paragraphs: [
        `${placedText(event, text, formats)} ${text('sorry')}`,
        ...reasonOf(event),
        text('after'),
      ],
      ...restOf(event, text),
    }),
  }),
} as const

function whenOf({ isAllDay }: WithEvent, at: string, formats: LetterFormats): string {
  return isAllDay ? formats.longDay(at) : formats.longMoment(at)
}

function placedText(
  event: WithEvent,
  text: TextOf<'text' | 'textWithPlace'>,
  formats: LetterFormats,
): string {
  const { title, location: place } = event
  const own = { title, when: whenOf(event, event.start, formats) }
  return place === null ? text('text', own) : text('textWithPlace', { ...own, place })
}

function moneyOf({ isPaid, isSeason }: WithEvent): 'refund' | 'season' | 'unpaid' {
  if (!isPaid) return 'unpaid'
  return isSeason ? 'season' : 'refund'
}

/** In the words of staff. */
function reasonOf({ reason }: WithEvent): string[] {
  return reason === '' ? [] : [reason]
}

function restOf(
  { number, link, tickets }: WithEvent,
  text: TextOf<'button' | 'order'>,
): Pick<LetterBody, 'button' | 'details'> {
  return {
    details: [{ label: text('order'), value: number }, ...rowsOf(tickets)],
    button: { label: text('button'), link },
  }
}

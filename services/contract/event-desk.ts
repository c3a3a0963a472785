import { z } from 'zod'
import { idInText, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'
import {
  EVENT_KINDS,
  EVENT_MOVES,
  EVENT_PLACE_LENGTH,
  EVENT_REASON_LENGTH,
  EVENT_STATES,
  EVENT_TEXT_LENGTH,
  EVENT_TITLE_LENGTH,
} from './rules/events.ts'

/** Events of the calendar in the hands of staff, in the words of their graph. */

const ofEvents = {
  service: 'calendar',
  method: 'POST',
  access: { right: 'content.write' },
} as const

const language = z.string().length(3)
/** As `rules/event-time.ts` reads it. */
const time = z.string().max(60)
const title = z.string().trim().max(EVENT_TITLE_LENGTH)
const description = z.string().max(EVENT_TEXT_LENGTH)
const reason = z
  .string()
  .trim()
  .max(EVENT_REASON_LENGTH)
  .refine((text) => !text.includes('\0'))
const location = z.string().trim().max(EVENT_PLACE_LENGTH)
const money = z.object({ amount: z.string(), currency: z.string() })

const ticket = z.object({
  /** Of the product or variant. */
  id: z.string(),
  name: z.string(),
  /** Of the page that sells it. */
  slug: z.string(),
  price: money,
  /** Whether the page of the event sells it. */
  isOffered: z.boolean(),
  isArchived: z.boolean(),
  /** Pieces in orders that are not cancelled. */
  sold: z.int32(),
  /** Pieces that can still be bought; null without a limit. */
  left: z.int32().nullable(),
  /** Other events that it is a ticket of. */
  otherEvents: z.int32(),
})

const deskEvent = z.object({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  state: z.enum(EVENT_STATES),
  time,
  start: z.string(),
  end: z.string().nullable(),
  isAllDay: z.boolean(),
  /** When a postponed event was to begin. */
  previousStart: z.string().nullable(),
  isPast: z.boolean(),
  location: z.string(),
  picture: mediaReference.nullable(),
  /** One for each language of the site, the main one first. */
  texts: z.array(
    z.object({
      language,
      /** Empty where it has no text, and visitors of that language do not see it. */
      title: z.string(),
      description: z.string(),
      reason: z.string(),
    }),
  ),
  tickets: z.array(ticket),
  /** Orders with a ticket of it whose buyers a cancellation informs. */
  letters: z.int32(),
})

const answer = z.object({ event: deskEvent })

export const getDeskEvent = describeCall({
  ...ofEvents,
  path: 'x/event/staff/get',
  summary: 'An event in all languages, with its tickets and the number of their buyers',
  input: z.object({ id: idInText }),
  output: answer,
})

export const createDeskEvent = describeCall({
  ...ofEvents,
  path: 'x/event/staff/create',
  kind: 'write',
  summary: 'A new event, which visitors see at once; a copy shares the picture of its original',
  input: z.object({
    kind: z.enum(EVENT_KINDS),
    time,
    location,
    texts: z.array(z.object({ language, title, description })).min(1).max(10),
    /** The event that it is a copy of. */
    copyOf: idInText.nullish(),
  }),
  output: answer,
})

export const saveDeskEvent = describeCall({
  ...ofEvents,
  path: 'x/event/staff/save',
  kind: 'write',
  summary: 'Changes an event and its tickets; pages and calendars follow at once',
  input: z.object({
    id: idInText,
    /**
     * `kind`, `time`, `location`, `title.<language>`, `description.<language>`, `reason.<language>`,
     * `tickets.<product>`, which is true or false, `offered`, the ticket
     * that its page sells, and `picture`, the id of a media or null.
     */
    ...save,
  }),
  output: saved.extend({ event: deskEvent }),
})

export const moveDeskEvent = describeCall({
  ...ofEvents,
  access: { right: 'content.publish' },
  path: 'x/event/staff/move',
  kind: 'write',
  summary:
    'Cancels or postpones an event, or takes a cancellation back; each buyer of its tickets gets a letter',
  input: z.object({
    id: idInText,
    move: z.enum(EVENT_MOVES),
    /** The new one of a postponed event. */
    time: time.nullish(),
    /** For visitors and buyers, one in the main language at least. */
    reasons: z.array(z.object({ language, text: reason })).max(10),
  }),
  output: answer.extend({
    /** Letters that are being written. */
    letters: z.int32(),
  }),
})

export type DeskEvent = z.output<typeof deskEvent>

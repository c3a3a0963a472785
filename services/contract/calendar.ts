import { z } from 'zod'
import { id, idInText, listInput, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { EVENT_KINDS, EVENT_STATES } from './rules/events.ts'

export const event = z.object({
  id,
  title: z.string(),
  slug: z.string().nullish(),
  /** Sanitised HTML. */
  description: z.string(),
  start: z.string(),
  end: z.string().nullable(),
  location: z.string(),
  media: mediaReference.nullable(),
  /** Extension: past by the service's clock. */
  isPast: z.boolean().nullish(),
  /** Extension: the product that is its ticket; null of a cancelled event. */
  ticketId: id.nullish(),
  /** Extension. */
  kind: z.enum(EVENT_KINDS).nullish(),
  /** Extension. */
  state: z.enum(EVENT_STATES).nullish(),
  /** Extension: why it is postponed or cancelled, as plain text. */
  reason: z.string().nullish(),
  /** Extension: it lasts whole days; then `end` is the midnight after the last one. */
  isAllDay: z.boolean().nullish(),
  /** Extension: when a postponed event was to begin. */
  previousStart: z.string().nullish(),
  /** Extension: grows with every change. */
  sequence: z.int32().nullish(),
})

export const filterEvents = describeCall({
  service: 'calendar',
  method: 'POST',
  path: 'event/public/filter',
  summary: 'Public events by start',
  input: z.object({
    ...listInput,
    from: z.iso.datetime().optional(),
    /** Extension: upcoming events by start, then past ones, latest first. */
    order: z.enum(['start', 'coming-first']).optional(),
  }),
  output: z.object({
    records: z.array(event),
    lastPage: z.int32(),
    total: z.int32(),
  }),
})

export const getEvent = describeCall({
  service: 'calendar',
  method: 'GET',
  path: 'event/public/get',
  summary: 'One public event by id; null when there is none',
  input: z.object({ id: idInText }),
  output: z.object({ event: event.nullable() }),
})

export const MAX_FOLLOWED_EVENTS = 100

export const MAX_TICKETS = 100

export const getEventStates = describeCall({
  service: 'calendar',
  method: 'POST',
  path: 'x/event/states',
  summary: 'How several public events stand, in their order; null for one that does not exist',
  adds: 'an app follows an event',
  input: z.object({ ids: z.array(id).max(MAX_FOLLOWED_EVENTS) }),
  output: z.object({
    states: z.array(
      event
        .pick({ start: true, end: true, location: true })
        .extend({ isPast: z.boolean() })
        .nullable(),
    ),
  }),
})

export const getEventsOfTickets = describeCall({
  service: 'calendar',
  method: 'POST',
  path: 'x/event/ofTickets',
  summary:
    'Public events whose tickets these products are, by start; a product without one is missing',
  adds: 'products that are tickets, and their events',
  input: z.object({ productIds: z.array(id).max(MAX_TICKETS) }),
  output: z.object({ tickets: z.array(z.object({ productId: id, events: z.array(event) })) }),
})

export type Event = z.output<typeof event>

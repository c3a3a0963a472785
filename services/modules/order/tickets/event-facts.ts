import { z } from 'zod'
import { EVENT_MOVES } from '#services/contract/rules/events.ts'

/** What a letter about an event contains, as it was when staff moved it. */
export const eventFacts = z.object({
  move: z.enum(EVENT_MOVES),
  title: z.string(),
  start: z.iso.datetime(),
  isAllDay: z.boolean(),
  location: z.string(),
  /** For buyers, and empty when staff gave none. */
  reason: z.string(),
  /** When a postponed event was to begin. */
  previousStart: z.iso.datetime().nullable(),
  /** Tickets that are valid for other events too, such as that of a season. */
  seasonIds: z.array(z.int()),
  productIds: z.array(z.int()),
})

export type EventFacts = z.output<typeof eventFacts>

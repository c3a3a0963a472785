import { z } from 'zod'
import { listCalls } from './list.ts'
import { EVENT_LIST } from './rules/lists/events.ts'

const { kind, state } = EVENT_LIST.filters

const eventRow = z.object({
  id: z.string(),
  /** In the language of the request, or any other. */
  title: z.string(),
  kind: z.enum(kind.words),
  /** Of whole days: midnight in Zagreb. */
  start: z.string(),
  /** Of whole days: the midnight after the last one. */
  end: z.string().nullable(),
  location: z.string(),
  state: z.enum(state.words),
  /** Pieces of its tickets in orders that are not cancelled; null without tickets. */
  sold: z.int32().nullable(),
})

export const [listEventRows, listEventViews] = listCalls(EVENT_LIST, {
  path: 'events',
  what: 'events of the calendar',
  row: eventRow,
})

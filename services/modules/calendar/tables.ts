import type { Generated } from 'kysely'
import type { EventKind, EventState } from '#services/contract/rules/events.ts'

export type EventTable = {
  id: Generated<number>
  kind: Generated<EventKind>
  state: Generated<EventState>
  /** Of a whole day: midnight in Zagreb. */
  start_at: string
  /** Of whole days: the midnight after the last one. */
  end_at: string | null
  /** Its end, otherwise the end of its day in Zagreb. */
  over_at: string
  /** Set by the task that runs then; lists of staff filter by it. */
  is_over: Generated<0 | 1>
  is_all_day: Generated<0 | 1>
  /** When it was to begin, of a postponed event. */
  previous_start_at: string | null
  /** Grows with every change, so that calendars know the newer file. */
  sequence: Generated<number>
  location: string
  media_id: number | null
}
export type EventTextTable = {
  event_id: number
  language: string
  title: string
  /** Sanitised HTML. */
  description: string
  /** Why it is postponed or cancelled: plain text for visitors, or empty. */
  reason: Generated<string>
  /** Folded words of title and description. */
  search: string
}

/** A product that is a ticket of the event. */
export type EventTicketTable = {
  event_id: number
  product_id: number
  /** 1 for the one that the event's page sells. */
  is_offered: 0 | 1
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    event: EventTable
    event_text: EventTextTable
    event_ticket: EventTicketTable
  }
}

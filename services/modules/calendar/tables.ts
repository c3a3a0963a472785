import type { Generated } from 'kysely'

export type EventTable = {
  id: Generated<number>
  start_at: string
  end_at: string | null
  /** Its end, otherwise the end of its day in Zagreb. */
  over_at: string
  location: string
  media_id: number | null
}
export type EventTextTable = {
  event_id: number
  language: string
  title: string
  /** Sanitised HTML. */
  description: string
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

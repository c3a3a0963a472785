import type { Db } from '#services/platform/database.ts'
import { findEventsOfTickets, findTickets } from './store.ts'

/** Names of an event that a ticket shows. */
export type TicketEvent = {
  readonly id: number
  readonly title: string
  readonly start: string
  readonly end: string | null
  readonly location: string
}

/** A product is a ticket if an event names it. */
export async function ticketsAmong(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(await findTickets(db, productIds))
}

/** What these tickets are for, by product, the earliest event first. */
export async function eventsOfTickets(
  db: Db,
  language: string,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly TicketEvent[]>> {
  const rows = await findEventsOfTickets(db, language, productIds)
  const byProduct = Map.groupBy(rows, (row) => row.product_id)
  return new Map(
    [...byProduct].map(([productId, events]) => [
      productId,
      events.map(({ id, title, start_at: start, end_at: end, location }) => ({
        ...{ id, title, start, end, location },
      })),
    ]),
  )
}

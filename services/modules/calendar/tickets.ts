import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { findCancelledTickets, findEventsOfTickets, findTickets } from './store.ts'

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

/** Tickets among these that are sold no more: an event of theirs is cancelled, and no other is to come. */
export async function cancelledTickets(
  db: Db,
  productIds: readonly number[],
  clock: Clock,
): Promise<ReadonlySet<number>> {
  return new Set(await findCancelledTickets(db, productIds, clock.now().toISOString()))
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

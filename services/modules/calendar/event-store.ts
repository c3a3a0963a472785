import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { EventTable, EventTextTable, EventTicketTable } from './tables.ts'

/** An event with everything of it, in all languages. */
export type WholeEvent = Selectable<EventTable> & {
  readonly texts: readonly Omit<Selectable<EventTextTable>, 'event_id' | 'search'>[]
  readonly tickets: readonly Pick<EventTicketTable, 'product_id' | 'is_offered'>[]
}

export async function readEvent(db: Db, id: number): Promise<WholeEvent | null> {
  const row = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...row, ...(await partsOf(db, id)) } : null
}

/** In the order of the ids. */
export async function readEvents(db: Db, ids: readonly number[]): Promise<WholeEvent[]> {
  const events = await Promise.all(ids.map((id) => readEvent(db, id)))
  return events.filter((event) => event !== null)
}

/** Of all events that have a text in the language; a change makes another version. */
export async function eventVersions(
  db: Db,
  language: string,
): Promise<readonly { readonly id: number; readonly version: number }[]> {
  return await db
    .selectFrom('event as e')
    .innerJoin('event_text as t', 't.event_id', 'e.id')
    .select(['e.id', 'e.sequence as version'])
    .where('t.language', '=', language)
    .execute()
}

/** Locks it until the transaction ends. */
export async function lockEvent(trx: Trx, id: number): Promise<WholeEvent | null> {
  const row = await trx
    .updateTable('event')
    .set((eb) => ({ sequence: eb.ref('sequence') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? { ...row, ...(await partsOf(trx, id)) } : null
}

async function partsOf(db: Db, id: number): Promise<Pick<WholeEvent, 'texts' | 'tickets'>> {
  const texts = await db
    .selectFrom('event_text')
    .select(['language', 'title', 'description', 'reason'])
    .where('event_id', '=', id)
    .execute()
  const tickets = await db
    .selectFrom('event_ticket')
    .select(['product_id', 'is_offered'])
    .where('event_id', '=', id)
    .orderBy('is_offered', 'desc')
    .orderBy('product_id')
    .execute()
  return { texts, tickets }
}

/** Every change makes a newer file for calendars. */
export async function updateEvent(
  trx: Trx,
  id: number,
  change: Partial<Omit<Selectable<EventTable>, 'id' | 'sequence'>>,
): Promise<void> {
  await trx
    .updateTable('event')
    .set((eb) => ({ ...change, sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function upsertEventText(trx: Trx, text: Selectable<EventTextTable>): Promise<void> {
  const { event_id: _event, language: _language, ...values } = text
  await trx
    .insertInto('event_text')
    .values(text)
    .onConflict((conflict) => conflict.columns(['event_id', 'language']).doUpdateSet(values))
    .execute()
}

export async function deleteEventText(trx: Trx, id: number, language: string): Promise<void> {
  await trx
    .deleteFrom('event_text')
    .where('event_id', '=', id)
    .where('language', '=', language)
    .execute()
}

export async function insertTicket(trx: Trx, id: number, productId: number): Promise<void> {
  await trx
    .insertInto('event_ticket')
    .values({ event_id: id, product_id: productId, is_offered: 0 })
    .onConflict((conflict) => conflict.columns(['event_id', 'product_id']).doNothing())
    .execute()
}

export async function deleteTicket(trx: Trx, id: number, productId: number): Promise<void> {
  await trx
    .deleteFrom('event_ticket')
    .where('event_id', '=', id)
    .where('product_id', '=', productId)
    .execute()
}

/** The one that the event's page sells; null for none. */
export async function offerTicket(trx: Trx, id: number, productId: number | null): Promise<void> {
  await trx
    .updateTable('event_ticket')
    .set({ is_offered: sql<0 | 1>`case when product_id = ${productId ?? 0} then 1 else 0 end` })
    .where('event_id', '=', id)
    .execute()
}

/** Events besides this one whose tickets its tickets are too, and which are not cancelled, by product. */
export async function otherEventsOf(
  db: Db,
  { id, tickets }: Pick<WholeEvent, 'id' | 'tickets'>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (tickets.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_ticket')
    .innerJoin('event', 'event.id', 'event_ticket.event_id')
    .select(['event_ticket.product_id', 'event.id'])
    .where(
      'event_ticket.product_id',
      'in',
      tickets.map(({ product_id }) => product_id),
    )
    .where('event.id', '<>', id)
    .where('event.state', '<>', 'CANCELLED')
    .execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map([...byProduct].map(([product, events]) => [product, events.map((one) => one.id)]))
}

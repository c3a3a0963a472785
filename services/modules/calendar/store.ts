import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EventKind, EventState } from '#services/contract/rules/events.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { textLanguage } from '#services/platform/text/language-fallback.ts'
import type {} from './tables.ts'

export type EventRow = {
  readonly id: number
  readonly kind: EventKind
  readonly state: EventState
  readonly start_at: string
  readonly end_at: string | null
  readonly over_at: string
  readonly is_all_day: 0 | 1
  readonly previous_start_at: string | null
  readonly sequence: number
  readonly location: string
  readonly media_id: number | null
  /** The ticket that its page sells. */
  readonly ticket_product_id: number | null
  readonly title: string
  readonly description: string
  readonly reason: string
}

export type EventQuestion = {
  readonly language: string
  /** Folded words that must all occur. */
  readonly words: readonly string[]
  /** Only events that end after this time. */
  readonly from: string | null
}

export type EventSpan = {
  readonly offset: number
  readonly limit: number
  /** Events that end after this time come first by start, then past ones, latest first. */
  readonly comingFirstAt: string | null
}

export async function findEvents(
  db: Db,
  question: EventQuestion,
  { offset, limit, comingFirstAt }: EventSpan,
): Promise<EventRow[]> {
  const found = eventsIn(db, question.language).where((builder) => matches(builder, question))
  const ordered =
    comingFirstAt === null
      ? found
      : found
          .orderBy(sql`case when ${isOpenAt(comingFirstAt)} then 0 else 1 end`)
          .orderBy(
            sql`case when ${isOpenAt(comingFirstAt)} then '' else event.start_at end`,
            'desc',
          )
  return await ordered
    .orderBy('event.start_at')
    .orderBy('event.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countEvents(db: Db, question: EventQuestion): Promise<number> {
  const { events } = await db
    .selectFrom('event')
    .innerJoin('event_text', 'event_text.event_id', 'event.id')
    .where('event_text.language', '=', textLanguage(question.language, TEXTS))
    .where((builder) => matches(builder, question))
    .select((builder) => builder.fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow()
  return events
}

export async function findEvent(db: Db, language: string, id: number): Promise<EventRow | null> {
  const row = await eventsIn(db, language).where('event.id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function findTimes(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('event')
    .select(['id', 'start_at', 'end_at', 'over_at', 'location'])
    .where('id', 'in', [...ids, 0])
    .execute()
}

export type NewEvent = {
  /** Left out: `OTHER`. */
  readonly kind?: EventKind
  /** Left out: it begins at a time of day. */
  readonly isAllDay?: boolean
  readonly start: string
  readonly end: string | null
  readonly location: string
  readonly mediaId: number | null
  /** The product that is its ticket, sold on its page. */
  readonly ticketId?: number | null
  /** Products that are tickets of it too, such as one for children or for a season. */
  readonly otherTicketIds?: readonly number[]
}

export async function insertEvent(
  trx: Trx,
  event: Omit<NewEvent, 'ticketId' | 'otherTicketIds'> & { readonly overAt: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('event')
    .values({
      kind: event.kind ?? 'OTHER',
      is_all_day: event.isAllDay ? 1 : 0,
      start_at: event.start,
      end_at: event.end,
      over_at: event.overAt,
      location: event.location,
      media_id: event.mediaId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertTickets(
  trx: Trx,
  eventId: number,
  { ticketId, otherTicketIds = [] }: Pick<NewEvent, 'ticketId' | 'otherTicketIds'>,
): Promise<void> {
  const others = otherTicketIds.map((id) => ({ product_id: id, is_offered: 0 as const }))
  const all = [...(ticketId ? [{ product_id: ticketId, is_offered: 1 as const }] : []), ...others]
  if (all.length === 0) return
  await trx
    .insertInto('event_ticket')
    .values(all.map((ticket) => ({ ...ticket, event_id: eventId })))
    .execute()
}

/** For conditions of others: the products that are tickets of these events. */
export function ticketsOfEvents(ids: readonly number[]): RawBuilder<number> {
  return sql`select product_id from event_ticket where event_id in (${sql.join(ids)})`
}

/** Products among these that an event names. */
export async function findTickets(db: Db, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('event_ticket')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** Products among these of whose events one is cancelled, and none still to come. */
export async function findCancelledTickets(
  db: Db,
  productIds: readonly number[],
  now: string,
): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('event_ticket')
    .innerJoin('event', 'event.id', 'event_ticket.event_id')
    .select('event_ticket.product_id')
    .where('event_ticket.product_id', 'in', productIds)
    .groupBy('event_ticket.product_id')
    .having(sql<SqlBool>`max(case when event.state = 'CANCELLED' then 1 else 0 end) = 1`)
    .having(
      sql<SqlBool>`max(case when event.state <> 'CANCELLED' and ${isOpenAt(now)} then 1 else 0 end) = 0`,
    )
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** The events that name these products, by start. */
export async function findEventsOfTickets(db: Db, language: string, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return await eventsIn(db, language)
    .innerJoin('event_ticket', 'event_ticket.event_id', 'event.id')
    .select('event_ticket.product_id')
    .where('event_ticket.product_id', 'in', productIds)
    .orderBy('event.start_at')
    .orderBy('event.id')
    .execute()
}

export async function insertEventText(
  trx: Trx,
  text: {
    event_id: number
    language: string
    title: string
    description: string
    search: string
  },
): Promise<void> {
  await trx.insertInto('event_text').values(text).execute()
}

const TEXTS = { table: 'event_text', key: 'event_id', of: 'event.id' }

/** In the language, or else in that of all content. */
function eventsIn(db: Db, language: string) {
  return db
    .selectFrom('event')
    .innerJoin('event_text', 'event_text.event_id', 'event.id')
    .where('event_text.language', '=', textLanguage(language, TEXTS))
    .select([
      'event.id',
      'event.kind',
      'event.state',
      'event.start_at',
      'event.end_at',
      'event.over_at',
      'event.is_all_day',
      'event.previous_start_at',
      'event.sequence',
      'event.location',
      'event.media_id',
      'event_text.title',
      'event_text.description',
      'event_text.reason',
    ])
    .select((builder) =>
      builder
        .selectFrom('event_ticket as offered')
        .select('offered.product_id')
        .whereRef('offered.event_id', '=', 'event.id')
        .where('offered.is_offered', '=', 1)
        .limit(1)
        .as('ticket_product_id'),
    )
}

function matches(
  builder: ExpressionBuilder<Tables, 'event' | 'event_text'>,
  { words, from }: EventQuestion,
): Expression<SqlBool> {
  return builder.and([
    ...words.map((word) => sql<SqlBool>`event_text.search like ${containing(word)} escape '\\'`),
    ...(from === null ? [] : [isOpenAt(from)]),
  ])
}

/** Upcoming or in progress. */
function isOpenAt(moment: string) {
  return sql<SqlBool>`event.over_at > ${moment}`
}

import type { z } from 'zod'
import type { MediaReference } from '#services/contract/answers.ts'
import {
  type event,
  filterEvents,
  getEvent,
  getEventStates,
  getEventsOfTickets,
} from '#services/contract/calendar.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import { type Route, route } from '#services/platform/http.ts'
import { utcText } from '#services/platform/moment.ts'
import { lastPage, offsetOf } from '#services/platform/paging.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import {
  countEvents,
  type EventRow,
  findEvent,
  findEvents,
  findEventsOfTickets,
  findTimes,
} from './store.ts'

const DEFAULT_LIMIT = 10

type EventAnswer = z.input<typeof event>

export function calendarRoutes(): readonly Route[] {
  return [
    route(filterEvents, async (input, scope) => {
      const { keywords, page = 1, limit = DEFAULT_LIMIT, from, order = 'start' } = input
      const { db, language } = scope
      const now = scope.clock.now().toISOString()
      const question = {
        language,
        words: searchWords(keywords ?? ''),
        from: from ? utcText(from) : null,
      }
      const [rows, total] = await Promise.all([
        findEvents(db, question, {
          offset: offsetOf(page, limit),
          limit,
          comingFirstAt: order === 'coming-first' ? now : null,
        }),
        countEvents(db, question),
      ])
      return {
        records: await toEvents(rows, { db, language, now }),
        lastPage: lastPage(total, limit),
        total,
      }
    }),

    route(getEvent, async ({ id }, { db, language, clock }) => {
      const row = await findEvent(db, language, id)
      const now = clock.now().toISOString()
      const [answer] = row ? await toEvents([row], { db, language, now }) : []
      return { event: answer ?? null }
    }),

    route(getEventsOfTickets, async ({ productIds }, { db, language, clock }) => {
      const rows = await findEventsOfTickets(db, language, productIds)
      const events = await toEvents(rows, { db, language, now: clock.now().toISOString() })
      const byProduct = Map.groupBy(events, (_event, index) => rows[index]?.product_id ?? 0)
      return {
        tickets: [...byProduct].map(([productId, named]) => ({ productId, events: named })),
      }
    }),

    route(getEventStates, async ({ ids }, { db, clock }) => {
      const now = clock.now().toISOString()
      const rows = new Map((await findTimes(db, ids)).map((row) => [row.id, row]))
      return {
        states: ids.map((id) => {
          const row = rows.get(id)
          if (!row) return null
          const { start_at: start, end_at: end, location } = row
          return { start, end, location, isPast: row.over_at <= now }
        }),
      }
    }),
  ]
}

async function toEvents(
  rows: readonly EventRow[],
  { db, language, now }: { readonly db: Db; readonly language: string; readonly now: string },
): Promise<EventAnswer[]> {
  const ids = rows.flatMap(({ media_id }) => (media_id === null ? [] : [media_id]))
  const media = await mediaReferences(db, ids, language)
  return rows.map((row) => toEvent(row, media, now))
}

function toEvent(
  row: EventRow,
  media: ReadonlyMap<number, MediaReference>,
  now: string,
): EventAnswer {
  return {
    id: row.id,
    title: row.title,
    slug: null,
    description: row.description,
    start: row.start_at,
    end: row.end_at,
    location: row.location,
    media: row.media_id === null ? null : (media.get(row.media_id) ?? null),
    isPast: row.over_at <= now,
    ticketId: row.state === 'CANCELLED' ? null : row.ticket_product_id,
    kind: row.kind,
    state: row.state,
    reason: row.state === 'PLANNED' ? null : row.reason || null,
    isAllDay: row.is_all_day === 1,
    previousStart: row.previous_start_at,
    sequence: row.sequence,
  }
}

import { sql } from 'kysely'
import { listEventRows, listEventViews } from '#services/contract/event-list.ts'
import { EVENT_LIST } from '#services/contract/rules/lists/events.ts'
import { readEvents, type WholeEvent } from '#services/modules/calendar/api.ts'
import { ticketsSold } from '#services/modules/order/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import { isAnyOf, isWithin, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'

const EVENTS: ListSource<typeof EVENT_LIST, 'event'> = {
  list: EVENT_LIST,
  table: 'event',
  sort: { START: 'start_at' },
  filters: {
    isPast: (is) => sql`event.is_over = ${is ? 1 : 0}`,
    kind: (words) => isAnyOf('event.kind', words),
    state: (words) => isAnyOf('event.state', words),
    start: (days) => isWithin('event.start_at', days),
  },
  search: (word) => sql`exists (
    select 1 from event_text where event_id = event.id
    and search like ${containing(word)} escape '\\')`,
}

export const eventList = staffList({
  calls: [listEventRows, listEventViews],
  source: EVENTS,
  async rowsOf(rows, { db }) {
    const events = await readEvents(
      db,
      rows.map(({ id }) => id),
    )
    const productIds = events.flatMap(({ tickets }) => tickets.map((one) => one.product_id))
    const [{ defaultLanguage }, sold] = await Promise.all([
      siteIdentity(db),
      ticketsSold(db, [...new Set(productIds)]),
    ])
    return events.map((event) => ({
      id: `${event.id}`,
      title: titleOf(event, defaultLanguage),
      kind: event.kind,
      start: event.start_at,
      end: event.end_at,
      location: event.location,
      state: event.state,
      sold: soldOf(event, sold),
    }))
  },
})

export function titleOf({ texts }: Pick<WholeEvent, 'texts'>, language: string): string {
  return (texts.find((text) => text.language === language) ?? texts[0])?.title ?? ''
}

function soldOf({ tickets }: WholeEvent, sold: ReadonlyMap<number, number>): number | null {
  if (tickets.length === 0) return null
  return tickets.reduce((sum, { product_id }) => sum + (sold.get(product_id) ?? 0), 0)
}

import DataLoader from 'dataloader'
import type { LoaderDeps } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import type { ListPage, PageInfo } from '#gateway/lib/list-page.ts'
import { toPageInfo } from '#gateway/lib/list-page.ts'
import {
  type Event,
  filterEvents,
  getEvent,
  getEventsOfTickets,
  MAX_TICKETS,
} from '#services/contract/calendar.ts'
import type { CallOutput } from '#services/contract/call.ts'

export type EventQuestion = ListPage & {
  readonly from?: string | undefined
  readonly isComingFirst?: boolean
}

export type CalendarLoaders = {
  list(question: EventQuestion): Promise<{ items: Event[]; pageInfo: PageInfo }>
  one(id: number): Promise<Event | null>
  /** Events that a product is a ticket of. */
  readonly ofTicket: DataLoader<number, readonly Event[]>
}

export function createLoaders({
  taggedUpstream: upstream,
  tags,
}: Pick<LoaderDeps, 'taggedUpstream' | 'tags'>): CalendarLoaders {
  return {
    async list({ page, limit, from, isComingFirst = false }) {
      tags.add('events')
      const question = {
        page,
        limit,
        ...(from ? { from } : {}),
        ...(isComingFirst ? ({ order: 'coming-first' } as const) : {}),
      }
      const answer = await orNone(upstream.call(filterEvents, question), NO_EVENTS)
      for (const { id } of answer.records) tags.add(`event:${id}`)
      const size = { totalPages: answer.lastPage, total: answer.total }
      return { items: answer.records, pageInfo: toPageInfo({ page, limit }, size) }
    },

    async one(id) {
      tags.add(`event:${id}`)
      const { event } = await orNone(upstream.call(getEvent, { id }), { event: null })
      return event
    },

    ofTicket: new DataLoader(eventsOf, { maxBatchSize: MAX_TICKETS }),
  }

  async function eventsOf(productIds: readonly number[]): Promise<(readonly Event[])[]> {
    for (const id of productIds) tags.add(`product:${id}`)
    const answer = upstream.call(getEventsOfTickets, { productIds: [...productIds] })
    const { tickets } = await orNone(answer, { tickets: [] })
    const byProduct = new Map(tickets.map(({ productId, events }) => [productId, events]))
    return productIds.map((id) => {
      const events = byProduct.get(id) ?? []
      for (const event of events) tags.add(`event:${event.id}`)
      return events
    })
  }
}

/** Result for a platform without a calendar. */
const NO_EVENTS: CallOutput<typeof filterEvents> = { records: [], lastPage: 1, total: 0 }

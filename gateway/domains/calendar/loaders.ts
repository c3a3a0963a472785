import DataLoader from 'dataloader'
import type { DomainDeps } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { type Event, getEventsOfTickets, MAX_TICKETS } from '#services/contract/calendar.ts'

export type CalendarLoaders = {
  /** Events that a product is a ticket of. */
  readonly ofTicket: DataLoader<number, readonly Event[]>
}

export function createLoaders({
  taggedUpstream: upstream,
  tags,
}: Pick<DomainDeps, 'taggedUpstream' | 'tags'>): CalendarLoaders {
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

  return { ofTicket: new DataLoader(eventsOf, { maxBatchSize: MAX_TICKETS }) }
}

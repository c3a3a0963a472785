import type { DomainDeps } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import type { ListPage, PageInfo } from '#gateway/lib/list-page.ts'
import { toPageInfo } from '#gateway/lib/list-page.ts'
import { type Event, filterEvents, getEvent } from '#services/contract/calendar.ts'
import type { CallOutput } from '#services/contract/call.ts'

export type EventQuestion = ListPage & {
  readonly from?: string | undefined
  readonly isComingFirst?: boolean
}

export type CalendarDataSource = {
  list(question: EventQuestion): Promise<{ items: Event[]; pageInfo: PageInfo }>
  one(id: number): Promise<Event | null>
}

export function createDataSource({
  taggedUpstream: upstream,
  tags,
}: Pick<DomainDeps, 'taggedUpstream' | 'tags'>): CalendarDataSource {
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
  }
}

/** Result for a platform without a calendar. */
const NO_EVENTS: CallOutput<typeof filterEvents> = { records: [], lastPage: 1, total: 0 }

import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { htmlInLocale } from '#gateway/layout/site-languages.ts'
import { readId } from '#gateway/lib/ids.ts'
import { readListPage } from '#gateway/lib/list-page.ts'
import type { EventChange } from '#gateway/session/watches.ts'
import { isPastEvent } from './is-past.ts'

export const calendarResolvers: Pick<
  Resolvers,
  'Query' | 'Subscription' | 'Event' | 'EventChange'
> = {
  Query: {
    events: (_root, { page, limit, from, order }, { dataSources }) =>
      dataSources.calendar.list({
        ...readListPage({ page, limit }),
        from: from ?? undefined,
        isComingFirst: order === 'COMING_FIRST',
      }),
    event: (_root, { id }, { dataSources }) => dataSources.calendar.one(readId('id', id)),
  },

  Subscription: {
    eventChanged: {
      subscribe: async (_root, { id }, { follow, watches }) =>
        await follow(watches.event, readId('id', id)),
      resolve: (change: EventChange) => change,
    },
  },

  EventChange: {
    id: ({ id }) => String(id),
  },

  Event: {
    id: (event) => String(event.id),
    description: ({ description }, _args, context) => htmlInLocale(description, context),
    picture: (event) => event.media,
    ticketId: ({ ticketId }) => (ticketId == null ? null : String(ticketId)),
    isAllDay: ({ isAllDay }) => isAllDay ?? false,
    kind: ({ kind }) => kind ?? 'OTHER',
    state: ({ state }) => state ?? 'PLANNED',
    reason: ({ reason }) => reason ?? null,
    previousStart: ({ state, previousStart }) =>
      state === 'POSTPONED' ? (previousStart ?? null) : null,
    isPast: (event, _args, { clock }) => isPastEvent(event, clock.now()),
  },
}

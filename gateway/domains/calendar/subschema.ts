import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { readListPage } from '#gateway/lib/list-page.ts'
import { isPastEvent } from './is-past.ts'
import { calendarResolvers } from './resolvers.ts'

/** The part of an events section that this subschema reads. */
type EventsSection = { readonly limit: number; readonly isArchive: boolean }

export const subschema = defineSubschema({
  name: 'calendar',
  typeDefs: readSdl('calendar'),
  resolvers: calendarResolvers,
  publicQueries: ['event', 'events'],
  values: ['EventKind', 'EventState'],
  links: {
    'Event.ticket': { from: 'ticketId', to: 'Product' },
  },
  extends: {
    'Product.events': (
      { id }: { readonly id: number },
      _args: unknown,
      { loaders }: GatewayContext,
    ) => loaders.calendar.ofTicket.load(id),
    'EventsListSection.events': async (
      { limit, isArchive }: EventsSection,
      { page }: { readonly page?: number | null },
      { dataSources, clock }: GatewayContext,
    ) => {
      const listPage = readListPage({ page: isArchive ? (page ?? 1) : 1, limit })
      const list = await dataSources.calendar.list({ ...listPage, isComingFirst: true })
      if (isArchive) return list
      const now = clock.now()
      return { ...list, items: list.items.filter((event) => !isPastEvent(event, now)) }
    },
  },
})

import type { GatewayContext } from '#gateway/context.ts'
import { readListPage } from '#gateway/lib/list-page.ts'
import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { calendarResolvers } from './resolvers.ts'

/** What this subschema must see of a section that wants events. */
type EventsSection = { readonly fields: { readonly limit: number; readonly isArchive: boolean } }

export const calendarSubschema = defineSubschema({
  name: 'calendar',
  typeDefs: readSdl('calendar'),
  resolvers: calendarResolvers,
  extends: {
    'EventsListSection.events': async (
      { fields: { limit, isArchive } }: EventsSection,
      { page }: { readonly page?: number | null },
      { loaders }: GatewayContext,
    ) => {
      const asked = readListPage({ page: isArchive ? (page ?? 1) : 1, limit })
      const list = await loaders.calendar.list({ ...asked, isComingFirst: true })
      return isArchive ? list : { ...list, items: list.items.filter(({ isPast }) => !isPast) }
    },
  },
})

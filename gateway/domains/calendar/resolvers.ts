import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import { readListPage } from '#gateway/lib/list-page.ts'

export const calendarResolvers: Pick<Resolvers, 'Query' | 'Event'> = {
  Query: {
    events: (_root, { page, limit, from }, { loaders }) =>
      loaders.calendar.list(readListPage({ page, limit }), from ?? undefined),
    event: (_root, { id }, { loaders }) => loaders.calendar.one(readId('id', id)),
  },

  Event: {
    id: (event) => String(event.id),
    picture: (event) => event.media,
  },
}

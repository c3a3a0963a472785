import { viewsOf } from '#services/modules/staff/views/views.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { countViews } from '#services/platform/list/count-views.ts'
import { readList } from '#services/platform/list/read-list.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

/** Both calls of every list that a module declares. */
export function listRoutes({ lists, findPerson, clock, config }: ModuleDeps): readonly Route[] {
  return lists.flatMap(({ calls: [rows, views], source, rowsOf }) => [
    route(rows, async ({ limit, after, before, ...query }, { db }) => {
      const { rows: stored, ...page } = await readList(db, source, {
        ...{ query, now: clock.now(), paging: { limit, after, before } },
      })
      const items = await rowsOf(stored as never[], { db, findPerson, clock, config })
      return { items: [...items], ...page }
    }),

    route(views, async (_input, scope) => {
      const { userId: accountId } = requireStaff(scope)
      const views = await viewsOf(scope.db, { list: source.list, accountId })
      return { views: await countViews(scope.db, source, { views, now: clock.now() }) }
    }),
  ])
}

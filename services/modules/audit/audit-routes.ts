import { listEditActors, listEditRows, listEditViews } from '#services/contract/edit-list.ts'
import { namesOf, readActors } from '#services/modules/history/api.ts'
import { viewsOf } from '#services/modules/staff/api.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { countViews } from '#services/platform/list/count-views.ts'
import { readList } from '#services/platform/list/read-list.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { EDITS, rowOf } from './edit-list.ts'

export function auditRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(listEditRows, async ({ limit, after, before, ...query }, { db }) => {
      const paging = { limit, after, before }
      const { rows, ...page } = await readList(db, EDITS, { query, paging })
      const named = await namesOf(db, rows, findPerson)
      return { items: rows.map((row) => rowOf(row, named(row))), ...page }
    }),

    route(listEditViews, async (_input, scope) => {
      const { userId: accountId } = requireStaff(scope)
      const views = await viewsOf(scope.db, { list: 'EDITS', accountId })
      return { views: await countViews(scope.db, EDITS, views) }
    }),

    route(listEditActors, async (_input, { db }) => {
      const actors = (await readActors(db)).map((actor) => ({ actor }))
      const named = await namesOf(db, actors, findPerson)
      return { actors: actors.map(named) }
    }),
  ]
}

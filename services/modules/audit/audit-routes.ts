import { listEditActors, listEditRows, listEditViews } from '#services/contract/edit-list.ts'
import { namesOf, readActors } from '#services/modules/history/api.ts'
import { listRoutes } from '#services/modules/staff/api.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { EDITS, rowOf } from './edit-list.ts'

export function auditRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    ...listRoutes([listEditRows, listEditViews], EDITS, async (edits, { db }) => {
      const named = await namesOf(db, edits, findPerson)
      return edits.map((edit) => rowOf(edit, named(edit)))
    }),

    route(listEditActors, async (_input, { db }) => {
      const actors = (await readActors(db)).map((actor) => ({ actor }))
      const named = await namesOf(db, actors, findPerson)
      return { actors: actors.map(named) }
    }),
  ]
}

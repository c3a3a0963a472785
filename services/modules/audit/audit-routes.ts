import { listEditActors } from '#services/contract/edit-list.ts'
import { namesOf, readActors } from '#services/modules/history/api.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

export function auditRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(listEditActors, async (_input, { db }) => {
      const actors = (await readActors(db)).map((actor) => ({ actor }))
      const named = await namesOf(db, actors, findPerson)
      return { actors: actors.map(named) }
    }),
  ]
}

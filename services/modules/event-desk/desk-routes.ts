import {
  createDeskEvent,
  getDeskEvent,
  moveDeskEvent,
  saveDeskEvent,
} from '#services/contract/event-desk.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { deskEvent } from './desk-event.ts'
import { moveEvent } from './move-event.ts'
import { addEvent, saveEvent } from './write-event.ts'

export function eventDeskRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(getDeskEvent, async ({ id }, scope) => ({ event: await deskEvent(scope, id) })),

    route(createDeskEvent, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock }
      const id = await inTransaction(scope.db, (trx) => addEvent(trx, given, changing))
      return { event: await deskEvent(scope, id) }
    }),

    route(saveDeskEvent, async (given, scope) => {
      const author = authorOf(scope, given.sitting)
      const changing = { author, clock: scope.clock, findPerson }
      const saved = await inTransaction(scope.db, (trx) => saveEvent(trx, given, changing))
      return { ...saved, event: await deskEvent(scope, given.id) }
    }),

    route(moveDeskEvent, async (given, scope) => {
      const changing = { author: authorOf(scope), clock: scope.clock }
      const letters = await inTransaction(scope.db, (trx) => moveEvent(trx, given, changing))
      return { event: await deskEvent(scope, given.id), letters }
    }),
  ]
}

import { getMaintenance, switchMaintenance } from '#services/contract/staff-settings.ts'
import { authorOf, latestOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { maintenance, setMaintenance } from './maintenance.ts'
import { lockSettings } from './store.ts'

/** The switch that closes the site for visitors. */
export function maintenanceRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(getMaintenance, async (_input, { db }) => await shown(db)),

    route(switchMaintenance, async ({ isOn, until, text }, scope) => {
      const { clock } = scope
      if (until !== null && Date.parse(until) <= clock.now().getTime()) throw isOver()
      return await inTransaction(scope.db, async (trx) => {
        await lockSettings(trx)
        const given = { isOn, until, text: text || null }
        await setMaintenance(trx, given, { author: authorOf(scope), clock })
        return await shown(trx)
      })
    }),
  ]

  async function shown(db: Db) {
    const latest = (await latestOf(db, 'setting', findPerson)).get('site/maintenance')
    const { at: changedAt = null, actor: changedBy = null } = latest ?? {}
    return { ...(await maintenance(db)), changedAt, changedBy }
  }
}

function isOver(): Refusal {
  return new Refusal(400, 'future', { code: 'INVALID_INPUT', field: 'until' })
}

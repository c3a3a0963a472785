import { chooseAlerts, listAlerts } from '#services/contract/alerts.ts'
import { ALERT_KINDS, ALERT_RIGHTS, type AlertKind } from '#services/contract/rules/alerts.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { lockAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requireRight, requireStaff } from '#services/platform/http/principal.ts'
import type { StaffEntry } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { readChosen, replaceChosen } from './store.ts'

export function alertRoutes(): readonly Route[] {
  return [
    route(listAlerts, async (_input, scope) => {
      const member = requireStaff(scope)
      return offered(member, await readChosen(scope.db, member.userId))
    }),

    route(chooseAlerts, async ({ kinds }, scope) => {
      const member = requireStaff(scope)
      for (const kind of kinds) requireRight(member, ALERT_RIGHTS[kind])
      const { userId } = member
      const after = ALERT_KINDS.filter((kind) => kinds.includes(kind))
      await inTransaction(scope.db, async (trx) => {
        await lockAccount(trx, userId)
        const before = await readChosen(trx, userId)
        await replaceChosen(trx, userId, after)
        const at = scope.clock.now().toISOString()
        const recorded = { entity: 'member', id: `${userId}`, author: authorOf(scope), at }
        await recordEdits(trx, recorded, [{ path: 'alerts', before, after }])
      })
      return offered(member, after)
    }),
  ]
}

function offered({ rights }: StaffEntry, chosen: readonly AlertKind[]) {
  return {
    alerts: ALERT_KINDS.filter((kind) => rights.has(ALERT_RIGHTS[kind])).map((kind) => ({
      ...{ kind, isOn: chosen.includes(kind) },
    })),
  }
}
